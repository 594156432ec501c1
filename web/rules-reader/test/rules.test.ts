import { expect, test } from 'vitest';
import { openRules, ruleText } from '../rules.ts';

const GAMES = Object.keys(import.meta.glob('../../../rules/*.md')).map(path => path.slice(15, -3));
const TRANSLATED = Object.keys(import.meta.glob('../../../rules/de/*.md')).map(path => path.slice(18, -3));

test.each(GAMES)('the rules of %s have chapters and each rule stands in one of them once', async game => {
  const book = await openRules(game, 'en');
  const ids = book?.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  const numbers = ids.map(id => Number(id.slice(game.length + 1))).sort((a, b) => a - b); // a later one stands in its chapter
  expect(ids.every(id => id.startsWith(`${game.toUpperCase()}-`))).toBe(true);
  expect(numbers).toEqual(ids.map((_, i) => i + 1));
});

test.each(TRANSLATED)('the German rules of %s have the same chapters, ids and named cards', async game => {
  const [en, de] = await Promise.all([openRules(game, 'en'), openRules(game, 'de')]);
  const shape = (book: typeof en) => book?.chapters.map(({ rules }) => rules.map(({ id }) => id));
  expect(de?.language).toBe('de');
  expect(shape(de)).toEqual(shape(en));
  expect(Object.keys(de?.parts ?? {})).toEqual(Object.keys(en?.parts ?? {}));
});

test.each(TRANSLATED)(
  'each German rule of %s refers to the same rules and cards as the English one',
  async game => {
    const [en, de] = await Promise.all([openRules(game, 'en'), openRules(game, 'de')]);
    const references = (book: typeof en) =>
      book?.chapters.flatMap(({ rules }) =>
        rules.map(({ id, text }) => [id, [...new Set(text.match(/[A-Z]+-\d+|\b[DV]\d+\b/g) ?? [])].sort()]),
      );
    expect(references(de)).toEqual(references(en));
  },
);

test('a game without a translation is read in English', async () => {
  const missing = GAMES.find(game => !TRANSLATED.includes(game));
  if (missing) expect((await openRules(missing, 'de'))?.language).toBe('en');
  expect(await openRules('nothing', 'de')).toBe(null);
});

test('the sentence of a rule is plain text in the wanted language', async () => {
  expect(await ruleText('LOCKER-41', 'en')).toBe('The Anchor itself and every later card are lost.');
  expect(await ruleText('LOCKER-41', 'de')).toBe('Der Anker selbst und alle späteren Karten sind verloren.');
  expect(await ruleText('LOCKER-134', 'en')).toMatch(/^Strange Currents: /);
  expect(await ruleText('NOTHING-1', 'de')).toBe('NOTHING-1');
});
