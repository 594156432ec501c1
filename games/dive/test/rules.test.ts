import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ids = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]);

test('every numbered rule has a test whose title starts with its id, and no test names an unknown one', () => {
  const rules = ids(
    readFileSync(`${import.meta.dirname}/../../../rules/dive.md`, 'utf8'),
    /^- \*\*(DIVE-\d+)\*\*/gm,
  );
  expect(rules).toHaveLength(133);
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const titles = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  const tested = new Set(ids(titles, /^\s*test\(\s*'(DIVE-\d+):/gm));
  expect([...tested].sort()).toEqual([...rules].sort());
});

test('every worked example and every tricky situation has a test', () => {
  const titles = ['examples', 'tricky'].map(name =>
    readFileSync(`${import.meta.dirname}/${name}.test.ts`, 'utf8'),
  );
  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(ids(titles[0], /^test\('(E\d+):/gm)).toEqual(numbered('E', 8));
  expect(ids(titles[1], /^test\('(T\d+):/gm)).toEqual(numbered('T', 21));
});
