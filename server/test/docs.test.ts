import { clientMessage } from '@fathoms/protocol/read-message.ts';
import { serverMessage } from '@fathoms/protocol/server-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dayOf } from '../daily/days.ts';
import type { openApi } from '../docs/openapi.ts';
import { person, startedTable, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let api: ReturnType<typeof openApi>;
beforeAll(async () => {
  server = await startTestServer();
  api = (await (await fetch(`http://${server.address}/api/openapi.json`)).json()) as typeof api;
});
afterAll(() => server.close());

type Json = { readonly [key: string]: unknown };
type Content = { readonly [type: string]: { readonly schema?: Json } };
interface Operation {
  readonly path: string;
  readonly method: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content: Content } };
}

const operations = (): Operation[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({ path, method, ...about }) as unknown as Operation),
  );

/** What is wrong with a value by a document's own words; null = nothing. */
const problems = (schema: Json, value: unknown): string | null => {
  const read = z.fromJSONSchema(schema).safeParse(value);
  return read.success ? null : z.prettifyError(read.error);
};

test('PROGRAM-1: the document lists every route of the running server, each described, and no other', () => {
  const tree = server.app.printRoutes({ commonPrefix: false });
  const levels: string[] = [];
  const routes = tree.split('\n').flatMap(line => {
    const found = /^([│ ]*[├└]── )(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4 - 1;
    levels.splice(depth, Infinity, part);
    return methods.split(', ').map(method => `${method} ${levels.join('')}`);
  });
  const real = routes.filter(route =>
    /^(GET|POST|PUT|DELETE) \/(api|picture|preview|healthz|readyz)/.test(route),
  );
  expect(real.length).toBeGreaterThan(20);
  const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const unnamed = (route: string): string => route.replace(/\{\w+\}|:[\w|:]+/g, '*'); // routers may share a place
  expect(listed.map(unnamed).sort()).toEqual(real.map(unnamed).sort());
  for (const { path, summary } of operations()) expect(summary, path).not.toBe('');
});

test('PROGRAM-1: every route answers as the document says, also what it cannot read', async () => {
  const { ada, table } = await startedTable(server.address);
  const given: { readonly [name: string]: string } = {
    ...{ id: table, game: 'locker', day: dayOf(Date.now()), which: 'mine', who: 'x', file: 'x.webp' },
  };
  const call = async ({ path, method }: Operation, body?: object) =>
    fetch(`http://${server.address}${path.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? name)}`, {
      method: method.toUpperCase(),
      headers: { cookie: ada.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  let done = 0;
  for (const operation of operations().filter(
    ({ path, method }) => `${method} ${path}` !== 'delete /api/me',
  )) {
    const at = `${operation.method} ${operation.path}`;
    const answer = await call(operation, operation.requestBody && { nonsense: true });
    if (operation.requestBody) expect(answer.status, at).toBe(400);
    const said = operation.responses[answer.status];
    const [[type, { schema }] = ['', {}]] = Object.entries(
      (said ?? operation.responses.default)?.content ?? {},
    );
    expect(answer.headers.get('content-type'), at).toContain(type);
    if (said) done++;
    if (schema) expect(problems(schema, await answer.json()), at).toBeNull();
  }
  expect(done).toBeGreaterThan(12); // most succeed: the walk is no list of failures
});

test('PROGRAM-1: what the document calls a body is what the server takes', async () => {
  const ada = await person(server.address);
  const body = { game: 'locker', seats: 2 };
  const wish = operations().find(({ path, method }) => path === '/api/tables' && method === 'post');
  const schema = wish?.requestBody?.content['application/json']?.schema ?? {};
  for (const [sent, isFine] of [
    [body, true],
    [{ ...body, seats: 'two' }, false],
    [{ ...body, more: 1 }, false],
    [{ ...body, options: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`o${i}`, 1])) }, false],
  ] as const) {
    expect(problems(schema, sent) === null).toBe(isFine);
    expect((await ada.fetch('/api/tables', sent)).status).toBe(isFine ? 201 : 400);
  }
});

test('PROGRAM-2: the socket is described by the schemas it is read with, and every message sent fits them', async () => {
  const socket = await (await fetch(`http://${server.address}/api/socket.json`)).json();
  const { $defs } = socket as { $defs: { ServerMessage: Json; ClientMessage: Json } };
  const { adaConnection, benConnection } = await startedTable(server.address);
  for (const connection of [adaConnection, benConnection]) {
    connection.send({ t: 'ping' });
    connection.raw('nonsense');
    connection.send({ t: 'say', text: 'hello' });
    connection.send({ t: 'act', seat: 0, nth: 0, action: 'fly away' });
    connection.send({ t: 'move' });
    await connection.next(m => m.t === 'moving');
  }
  const messages = [...adaConnection.received, ...benConnection.received];
  const seen = new Set(messages.map(({ t }) => t));
  expect(seen.size).toBeGreaterThan(5);
  for (const message of messages) {
    expect(problems($defs.ServerMessage, message)).toBeNull();
    expect(serverMessage.parse(message)).toEqual(message); // nothing is sent that is not described
  }
  for (const sent of [
    { t: 'act', seat: 0, nth: 0, action: 'return' },
    { t: 'act', seat: -1, nth: 0, action: 'return' },
    { t: 'settings', settings: { tempo: 'brisk' } },
    { t: 'settings', settings: { tempo: 'lazy' } },
    { t: 'ping', more: 1 },
  ])
    expect(problems($defs.ClientMessage, sent) === null).toBe(clientMessage.safeParse(sent).success);
  await Promise.all([adaConnection.hangUp(), benConnection.hangUp()]);
});

test('PROGRAM-3: the page of the documents runs nothing and loads nothing', async () => {
  const answer = await fetch(`http://${server.address}/api/docs`);
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+';/,
  );
  expect(page).not.toMatch(/<script|<img|<link|src=|https?:\/\/(?!json-schema)/);
  for (const { path, summary } of operations()) {
    expect(page).toContain(path);
    expect(page).toContain(summary);
  }
  expect(page).toContain('<code>hello</code>');
});
