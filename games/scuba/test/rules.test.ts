import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ids = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]);

test('every numbered rule has a test whose title starts with its id, and no test names an unknown one', () => {
  const rules = ids(
    readFileSync(`${import.meta.dirname}/../../../rules/scuba.md`, 'utf8'),
    /^- \*\*(SCUBA-\d+)\*\*/gm,
  );
  expect(rules).toHaveLength(153);
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const titles = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  const tested = new Set(ids(titles, /^\s*test\(\s*'(SCUBA-\d+):/gm));
  expect([...tested].sort()).toEqual([...rules].sort());
});
