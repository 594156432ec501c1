import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

/** Code that begins with the name of its file, as a comment. */
const EXCERPT = /^```\w+\n(?:\/\/ |<!-- )(\S+\.\w+)(?: -->)?\n([\s\S]*?)^```$/gm;
const ELSEWHERE = /^…\n/m; // something was left out
const PATH = /`((?:\.\.\/)?[a-z][\w-]*\/[\w./-]+)`/g;

const GUIDES = ['docs/adding-a-game.md', 'CONTRIBUTING.md'];

test('every excerpt of the guide stands like that in its file', () => {
  const guide = read('docs/adding-a-game.md');
  const excerpts = [...guide.matchAll(EXCERPT)];
  expect(excerpts.length).toBeGreaterThan(10);
  expect(excerpts.length, 'all code names its file').toBe(guide.match(/^```(?:tsx?|md)$/gm)?.length);
  for (const [, path, text] of excerpts) {
    const source = read(path);
    let from = 0;
    for (const part of text.split(ELSEWHERE)) {
      const at = source.indexOf(part, from);
      expect(at, `${path} has no\n${part}`).not.toBe(-1);
      from = at + part.length;
    }
  }
});

test.each(GUIDES)('every file %s names is there', guide => {
  const paths = [...read(guide).matchAll(PATH)].map(([, path]) => path);
  const missing = paths.filter(path => !path.includes('reef') && !existsSync(resolve(ROOT, path)));
  expect(missing).toEqual([]);
});
