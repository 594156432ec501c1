import { personIdFor } from '@fathoms/table/seats/person-id.ts';
import { afterEach, expect, test } from 'vitest';
import { openBans, readRange } from '../guests/bans.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import { adminConsole } from './admin-console.ts';
import { person, startTestServer, type TestConnection, type TestServer } from './test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const MALLORY = '198.51.100.66';

/** Two people at a table, behind a proxy that tells their addresses, and the operator's console. */
async function publicServer() {
  const store = memoryStore();
  const unset = undefined;
  server = await startTestServer(store, unset, null, unset, unset, unset, unset, unset, true);
  const olga = adminConsole(store, () => [server]);
  const ada = await person(server.address, '192.0.2.1');
  const mallory = await person(server.address, MALLORY);
  const table = await ada.newTable(2);
  const [adaConnection, malloryConnection] = [await ada.join(table), await mallory.join(table)];
  adaConnection.send({ t: 'sit', seat: 0, name: 'Ada' });
  malloryConnection.send({ t: 'sit', seat: 1, name: 'Mallory' });
  await adaConnection.next(m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  const owner = async (seat: number) => {
    const there = (await store.readTable(table))!.seats[seat]!;
    return there.kind === 'human' ? there.owner : '';
  };
  /** By which Ada knows Mallory. */
  const who = personIdFor(await owner(0), await owner(1));
  return { store, ...olga, ada, mallory, table, adaConnection, malloryConnection, owner, who };
}

const isBanned = (connection: TestConnection) => connection.next(m => m.t === 'error' && m.code === 'banned');

test('TABLE-96: a report reaches the operator, and what it says is bounded', async () => {
  const { ada, table, who, shown, owner } = await publicServer();
  const report = (body: object) =>
    ada.fetch(`/api/tables/${table}/report`, body).then(({ status }) => status);
  expect(await shown('reports')).toBe('nobody has reported anything');
  expect(await report({ who, text: ' spits\n into the sea ' })).toBe(201);
  expect(await report({ who: null, text: '' })).toBe(201);
  expect(await report({ who: 'nobody', text: 'x' })).toBe(404);
  expect(await report({ who, text: 'x'.repeat(301) })).toBe(400);
  expect(await report({ who, text: 'x', more: 1 })).toBe(400);
  const [second, first] = (await shown('reports')).split('\n');
  expect(first).toContain(
    `${table}  Mallory (${await owner(1)}): spits into the sea  [from ${await owner(0)}]`,
  );
  expect(second).toContain(`${table}  the table: (no words)`);
});

test('TABLE-96: reports are few: from one person, and from one address under many names', async () => {
  const { ada, table, store } = await publicServer();
  const report = async (guest: typeof ada) =>
    (await guest.fetch(`/api/tables/${table}/report`, { who: null, text: 'again' })).status;
  const answers = [];
  for (let i = 0; i <= LIMITS.reports.burst; i++) answers.push(await report(ada));
  expect(answers.filter(status => status === 429)).toHaveLength(1);
  const others = [];
  for (let i = 0; i <= LIMITS.reportsPerAddress.burst; i++)
    others.push(await report(await person(server.address, MALLORY)));
  expect(others.filter(status => status === 429).length).toBeGreaterThan(0);
  expect(await store.reports(100)).toHaveLength(LIMITS.reports.burst + LIMITS.reportsPerAddress.burst);
});

test('TABLE-96: who has no cookie, or comes from another site, reports and blocks nobody', async () => {
  const { ada, table, who, store } = await publicServer();
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`http://${server.address}/api/tables/${table}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(path === 'report' ? { who, text: '' } : { who }),
    }).then(({ status }) => status);
  for (const path of ['report', 'block']) {
    expect(await ask(path, {})).toBe(403);
    expect(await ask(path, { cookie: ada.cookie, origin: 'https://evil.example' })).toBe(403);
  }
  expect(await store.reports(9)).toEqual([]);
});

test('SYNC-40: a banned person is told so, loses every line and is refused, until the ban is lifted', async () => {
  const { admin, shown, ada, mallory, table, malloryConnection, adaConnection, owner, who } =
    await publicServer();
  await ada.fetch(`/api/tables/${table}/report`, { who, text: 'rude' });
  const [number] = (await shown('reports')).split(' ');
  expect(await admin('ban', 'report', number!, 'rude', 'twice')).toBe(true);
  await isBanned(malloryConnection);
  expect(await malloryConnection.closed).toBe(1008);
  const again = await mallory.connect();
  again.send({ t: 'hello', protocol: 1, table });
  await isBanned(again);
  expect((await mallory.fetch('/api/tables', { game: 'locker', seats: 2 })).status).toBe(403);
  expect((await mallory.fetch('/api/me')).status).toBe(200); // what is known of them they may see
  adaConnection.send({ t: 'ping' });
  await adaConnection.next(m => m.t === 'pong');
  const person1 = await owner(1);
  expect(await shown('bans')).toMatch(new RegExp(`^person ${person1}  since .*, by olga: rude twice$`));
  expect(await admin('unban', 'person', person1)).toBe(true);
  expect(await admin('unban', 'person', person1)).toBe(false);
  await expect.poll(async () => (await mallory.fetch('/api/tables')).status).toBe(200);
});

test('SYNC-40: a banned range keeps out everybody there, under any name, and nobody else', async () => {
  const { admin, mallory, ada, table, malloryConnection } = await publicServer();
  expect(await admin('ban', '198.51.100.0/24', 'flood')).toBe(true);
  await isBanned(malloryConnection);
  const other = await person(server.address, '198.51.100.7');
  for (const guest of [mallory, other]) expect((await guest.fetch('/api/tables')).status).toBe(403);
  const outside = await person(server.address, '198.51.101.7');
  for (const guest of [ada, outside]) expect((await guest.fetch(`/api/tables/${table}`)).status).toBe(200);
});

test.each([
  ['203.0.113.7', '203.0.113.7/32', ['203.0.113.7'], ['203.0.113.8']],
  ['203.0.113.0/24', '203.0.113.0/24', ['203.0.113.255'], ['203.0.114.0', '::ffff:203.0.114.0']],
  [
    '2001:db8:7::/48',
    '2001:db8:7::/48',
    ['2001:db8:7:1::9'],
    ['2001:db8:8::1', '203.0.113.7', '', 'unknown'],
  ],
])('SYNC-40: %s is a range of addresses', (text, range, inside, outside) => {
  const read = readRange(text);
  expect(read).toEqual({ range });
  const bans = openBans();
  bans.add({ range });
  for (const address of inside) expect(bans.keepsOut(null, address)).toBe(true);
  for (const address of outside) expect(bans.keepsOut('somebody', address)).toBe(false);
  bans.lift({ range });
  expect(bans.isEmpty()).toBe(true);
});

test.each([
  '',
  'reef',
  '1.2.3',
  '1.2.3.4/33',
  '1.2.3.4/x',
  '1.2.3.4/',
  '0.0.0.0/0',
  '::/0',
  '::1',
  '127.0.0.0/8',
  '1.2.3.4/8/8',
])('a slip of the hand keeps nobody out: %s', text => {
  expect(readRange(text)).toHaveProperty('problem');
});

test('SYNC-41: an announced restart is told to those who are there and those who come, and called off', async () => {
  const { admin, ada, table, adaConnection } = await publicServer();
  expect(await admin('announce', 'soon')).toBe(false);
  expect(await admin('announce', '10m', 'A', 'new', 'version.')).toBe(true);
  const told = await adaConnection.next(m => m.t === 'restart');
  expect(told).toMatchObject({ restart: { words: 'A new version.' } });
  const inMs = told.t === 'restart' ? (told.restart?.inMs ?? 0) : 0;
  expect(inMs).toBeGreaterThan(0);
  expect(inMs).toBeLessThanOrEqual(600_000);
  const late = await (await person(server.address, '192.0.2.9')).join(table);
  expect(await late.next(m => m.t === 'restart')).toMatchObject({ restart: { words: 'A new version.' } });
  const home = await (await ada.fetch('/api/me')).json();
  expect(home).toMatchObject({ restart: { words: 'A new version.' } });
  expect(await admin('announce', 'off')).toBe(true);
  for (const connection of [adaConnection, late])
    expect(await connection.next(m => m.t === 'restart')).toEqual({ t: 'restart', restart: null });
});

test('SYNC-40, SYNC-41: after a restart bans hold, and the restart that was announced is past', async () => {
  const { admin, store, malloryConnection } = await publicServer();
  await admin('ban', '198.51.100.0/24');
  await store.addAct(Date.now(), 'olga', { is: 'announce', restartAt: Date.now() - 1, words: '' });
  await isBanned(malloryConnection);
  await server.close();
  const unset = undefined;
  server = await startTestServer(store, unset, null, unset, unset, unset, unset, unset, true);
  expect((await (await person(server.address, MALLORY)).fetch('/api/tables')).status).toBe(403);
  const home = await (await person(server.address, '192.0.2.1')).fetch('/api/me');
  expect(await home.json()).toMatchObject({ restart: null });
});

test('SYNC-39: an operator sees load, tables and people, and every look is in the log', async () => {
  const { shown, table, owner } = await publicServer();
  expect(await shown('load')).toMatch(
    /2 connections {2}1 tables visited, 1 in memory {2}\d+ % busy {2}\d+ MB$/,
  );
  expect(await shown('tables')).toBe(`${table}  locker  lobby  2 here`);
  const people = await shown('people', table);
  expect(people).toContain(`${await owner(0)}  Ada  192.0.2.1`);
  expect(people).toContain(`${await owner(1)}  Mallory  ${MALLORY}`);
  await shown('close', table);
  await shown('nonsense');
  const log = (await shown('log')).split('\n').map(line => line.replace(/^\d+ {2}[\d: -]{16} {2}/, ''));
  expect(log).toEqual([
    'olga  looked at load',
    'olga  looked at load',
    `olga  looked at people at ${table}`,
    `olga  close ${table}`,
    'olga  looked at log',
  ]);
});

test('SYNC-39: with no server running an operator is told so', async () => {
  server = await startTestServer();
  expect(await adminConsole(memoryStore(), () => []).shown('load')).toBe('no server answers');
});

test('TABLE-95: whom the host has blocked gets no seat at any table of theirs; who sits keeps theirs', async () => {
  const { ada, mallory, table, who, malloryConnection } = await publicServer();
  const block = (at: string, mark: string) => ada.fetch(`/api/tables/${at}/block`, { who: mark });
  expect((await block(table, 'nobody')).status).toBe(404);
  expect((await block(table, who)).status).toBe(200);
  malloryConnection.send({ t: 'sit', seat: 1, name: 'Mal' });
  await malloryConnection.next(m => m.t === 'table' && JSON.stringify(m).includes('"Mal"'));
  const next = await ada.newTable(2);
  const connection = await mallory.join(next);
  connection.send({ t: 'sit', seat: 0, name: 'Mallory' });
  expect(await connection.next(m => m.t === 'error')).toMatchObject({ code: 'kicked', about: 'sit' });
  const unblocked = await fetch(`http://${server.address}/api/me/blocks/${who}`, {
    method: 'DELETE',
    headers: { cookie: ada.cookie, 'x-forwarded-for': '192.0.2.1' },
  });
  expect(unblocked.status).toBe(200);
  connection.send({ t: 'sit', seat: 0, name: 'Mallory' });
  await connection.next(m => m.t === 'table' && m.table.yours.length === 1);
});

test('TABLE-95: the list of tables leaves out those with somebody the asker has blocked', async () => {
  const { ada, mallory, table, who } = await publicServer();
  const hers = await mallory.newTable(2);
  const connection = await mallory.join(hers);
  connection.send({ t: 'settings', settings: { listed: true } });
  await connection.next(m => m.t === 'table' && m.table.settings.listed);
  const listed = async () => {
    const { tables } = (await (await ada.fetch('/api/tables')).json()) as { tables: { id: string }[] };
    return tables.map(({ id }) => id);
  };
  expect(await listed()).toEqual([hers]);
  await ada.fetch(`/api/tables/${table}/block`, { who });
  expect(await listed()).toEqual([]);
});

test('TABLE-96: whoever is forgotten takes their reports and blocks along, and the name others reported', async () => {
  const { ada, mallory, table, who, store, owner } = await publicServer();
  const [adaIs, malloryIs] = [await owner(0), await owner(1)];
  await ada.fetch(`/api/tables/${table}/report`, { who, text: 'rude' });
  await mallory.fetch(`/api/tables/${table}/report`, { who: personIdFor(malloryIs, adaIs), text: 'lies' });
  await ada.fetch(`/api/tables/${table}/block`, { who });
  const forget = (cookie: string) =>
    fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie } });
  await forget(mallory.cookie);
  expect(await store.reports(9)).toMatchObject([{ by: adaIs, about: null, name: '', text: 'rude' }]);
  expect(await store.blockedBy(adaIs)).toEqual([]);
  await forget(ada.cookie);
  expect(await store.reports(9)).toEqual([]);
});

test('a server logs what operators do, and neither whom nor where', async () => {
  const { admin, malloryConnection } = await publicServer();
  await admin('ban', '198.51.100.0/24', 'flood');
  await isBanned(malloryConnection);
  const [line] = server.logged.filter(text => text.includes('"operator"'));
  expect(JSON.parse(line!)).toMatchObject({ msg: 'operator', by: 'olga', act: 'ban' });
  expect(server.logged.join('')).not.toContain('198.51.100');
});
