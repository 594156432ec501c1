import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { expect, test } from 'vitest';
import { answerTo, type Files, keep, type Shelf, tidy } from '../keep.ts';

const HOME = 'https://fathoms.test';

/** A shelf in memory that, like a browser's, knows its keys as whole addresses. */
function openShelf(): Shelf {
  const kept = new Map<string, Response>();
  const whole = (key: string) => new URL(key, HOME).href;
  return {
    match: async key => kept.get(whole(key)),
    put: async (key, file) => void kept.set(whole(key), file),
    keys: async () => [...kept.keys()].map(url => ({ url })),
    delete: async key => kept.delete(whole(key)),
  };
}

type Version = { readonly [path: string]: string }; // what is in its files

const filesOf = (version: Version): Files =>
  Object.fromEntries(Object.entries(version).map(([path, text]) => [path, hashOf(text)]));
const hashOf = (text: string): string => commitmentOf(text).slice(0, 16);

/** A server of this version, and what it was asked for. */
function openServer(version: Version) {
  const asked: string[] = [];
  const load = async (path: string): Promise<Response> => {
    asked.push(path);
    return path in version ? new Response(version[path]) : new Response('', { status: 404 });
  };
  return { asked, load };
}

const OLD = { '/index.html': 'old page', '/assets/board-x.js': 'board' };
const NEW = { '/index.html': 'new page', '/assets/board-x.js': 'board', '/assets/reef-y.js': 'reef' };
const [FIRST, SECOND] = [filesOf(OLD), filesOf(NEW)];

const go = (files: Files, path: string, more: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  answerTo(files, HOME, { method: 'GET', mode: 'no-cors', url: new URL(path, HOME).href, ...more });

async function read(files: Files, shelf: Shelf, path: string): Promise<string | undefined> {
  const key = go(files, path, { mode: 'navigate' });
  return key === null ? undefined : (await shelf.match(key))?.clone().text();
}

test('a new version fetches only what is new, and both are there until the old one is tidied away', async () => {
  const shelf = openShelf();
  await keep(FIRST, shelf, openServer(OLD).load);
  const { asked, load } = openServer(NEW);
  await keep(SECOND, shelf, load);
  expect(asked).toEqual(['/index.html', '/assets/reef-y.js']);
  expect(await read(FIRST, shelf, '/')).toBe('old page');
  expect(await read(SECOND, shelf, '/')).toBe('new page');

  await tidy(SECOND, shelf);
  expect(await read(FIRST, shelf, '/')).toBe(undefined);
  expect(await read(SECOND, shelf, '/')).toBe('new page');
  expect(await shelf.keys()).toHaveLength(3);
});

test('a version that is not whole is not kept', async () => {
  const { '/assets/reef-y.js': _, ...broken } = NEW;
  await expect(keep(SECOND, openShelf(), openServer(broken).load)).rejects.toThrow('/assets/reef-y.js: 404');
});

test('another version’s page is not taken for this one’s, now or when the rest has come', async () => {
  const shelf = openShelf();
  await expect(keep(SECOND, shelf, openServer(OLD).load)).rejects.toThrow('/index.html: of another version');
  await keep(SECOND, shelf, openServer(NEW).load);
  expect(await read(SECOND, shelf, '/')).toBe('new page');
});

test('every address is the page, files are themselves, and what only the server knows is left to it', () => {
  const page = `/index.html?${FIRST['/index.html']}`;
  const board = `/assets/board-x.js?${FIRST['/assets/board-x.js']}`;
  expect(go(FIRST, '/', { mode: 'navigate' })).toBe(page);
  expect(go(FIRST, '/t/abc?seat=2', { mode: 'navigate' })).toBe(page);
  expect(go(FIRST, '/assets/board-x.js')).toBe(board);
  expect(go(FIRST, '/assets/board-x.js?v=2')).toBe(board);

  for (const path of ['/api/me', '/picture/1/2.webp', '/ws']) {
    expect(go(FIRST, path, { mode: 'navigate' }), path).toBe(null);
    expect(go(FIRST, path), path).toBe(null);
  }
  expect(go(FIRST, '/assets/gone.js'), 'a file of no version').toBe(null);
  expect(go(FIRST, '/index.html', { method: 'POST' })).toBe(null);
  expect(go(FIRST, 'https://elsewhere.test/index.html', { mode: 'navigate' })).toBe(null);
});
