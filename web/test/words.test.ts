import { expect, test } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { plural } from '../words/plural.ts';

type Leaf = readonly [path: string, value: unknown];

const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]];

test('both languages have the same texts, none of them empty', () => {
  expect(leaves(de).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
  for (const [path, value] of [...leaves(en), ...leaves(de)]) expect(value, path).not.toBe('');
});

test('no sentence was left untranslated', () => {
  const german = new Map(leaves(de));
  const same = leaves(en).filter(([path, value]) => typeof value === 'string' && german.get(path) === value);
  expect(same.map(([path]) => path)).toEqual([
    '.brand',
    '.settings.languages.en',
    '.settings.languages.de',
    '.settings.paces.1',
    '.levels.otter',
    '.levels.orca', // a name: four levels have to fit beside each other
  ]);
});

test('a number chooses its plural form', () => {
  const forms = { one: 'card', other: 'cards' };
  expect([0, 1, 2].map(n => plural('en', n, forms))).toEqual(['cards', 'card', 'cards']);
  expect(de.log.steps(1)).toBe('1 Eintrag');
  expect(de.log.steps(3)).toBe('3 Einträge');
});
