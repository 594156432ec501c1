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

/** A server that has these files, and what it was asked for. */
function openServer(files: Files) {
  const asked: string[] = [];
  const load = async (path: string): Promise<Response> => {
    asked.push(path);
    return path in files ? new Response(`${path} ${files[path]}`) : new Response('', { status: 404 });
  };
  return { asked, load };
}

const FIRST = { '/index.html': 'a1', '/assets/board-x.js': 'b1' };
const SECOND = { '/index.html': 'a2', '/assets/board-x.js': 'b1', '/assets/reef-y.js': 'c1' };

const go = (files: Files, path: string, more: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  answerTo(files, HOME, { method: 'GET', mode: 'no-cors', url: new URL(path, HOME).href, ...more });

async function read(files: Files, shelf: Shelf, path: string): Promise<string | undefined> {
  const key = go(files, path, { mode: 'navigate' });
  return key === null ? undefined : (await shelf.match(key))?.clone().text();
}

test('a new version fetches only what is new, and both are there until the old one is tidied away', async () => {
  const shelf = openShelf();
  await keep(FIRST, shelf, openServer(FIRST).load);
  const { asked, load } = openServer(SECOND);
  await keep(SECOND, shelf, load);
  expect(asked).toEqual(['/index.html', '/assets/reef-y.js']);
  expect(await read(FIRST, shelf, '/')).toBe('/index.html a1');
  expect(await read(SECOND, shelf, '/')).toBe('/index.html a2');

  await tidy(SECOND, shelf);
  expect(await read(FIRST, shelf, '/')).toBe(undefined);
  expect(await read(SECOND, shelf, '/')).toBe('/index.html a2');
  expect(await shelf.keys()).toHaveLength(3);
});

test('a version that is not whole is not kept', async () => {
  await expect(keep(SECOND, openShelf(), openServer(FIRST).load)).rejects.toThrow('/assets/reef-y.js: 404');
});

test('every address is the page, files are themselves, and what only the server knows is left to it', () => {
  const page = '/index.html?a1';
  expect(go(FIRST, '/', { mode: 'navigate' })).toBe(page);
  expect(go(FIRST, '/t/abc?seat=2', { mode: 'navigate' })).toBe(page);
  expect(go(FIRST, '/assets/board-x.js')).toBe('/assets/board-x.js?b1');
  expect(go(FIRST, '/assets/board-x.js?v=2')).toBe('/assets/board-x.js?b1');

  for (const path of ['/api/me', '/picture/1/2.webp', '/ws']) {
    expect(go(FIRST, path, { mode: 'navigate' }), path).toBe(null);
    expect(go(FIRST, path), path).toBe(null);
  }
  expect(go(FIRST, '/assets/gone.js'), 'a file of no version').toBe(null);
  expect(go(FIRST, '/index.html', { method: 'POST' })).toBe(null);
  expect(go(FIRST, 'https://elsewhere.test/index.html', { mode: 'navigate' })).toBe(null);
});
