import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../settings/language.ts';
import { openRules } from '../rules.ts';
import { NOT_FOR_PLAYERS } from './not-for-players.ts';
import { TAUGHT } from './taught.ts';

describe.each(TAUGHT)('the guide of %s', (id, site) => {
  const load = async () => {
    const [guide, book] = await Promise.all([site.guide?.(), openRules(id, 'en')]);
    if (!guide || !book) throw new Error('no guide, or no rules');
    return { guide, book };
  };

  test('begins with the goal and the turn, and each point stands on rules there are', async () => {
    const { guide, book } = await load();
    const parts = guide.parts('en');
    expect(parts.slice(0, 2).map(({ look }) => look)).toEqual(['picture', 'steps']);
    const known = new Set(book.chapters.flatMap(({ rules }) => rules.map(rule => rule.id)));
    for (const { points } of parts)
      for (const { id: point, rules } of points) {
        expect(rules.length, point).toBeGreaterThan(0);
        expect(
          rules.filter(rule => !known.has(rule)),
          point,
        ).toEqual([]);
      }
  });

  test('leads to every chapter of the rules', async () => {
    const { guide, book } = await load();
    const cited = new Set(guide.parts('en').flatMap(({ points }) => points.flatMap(({ rules }) => rules)));
    const missed = book.chapters.filter(({ rules }) => !rules.some(rule => cited.has(rule.id)));
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  test('says the same things in every language, each in its own words', async () => {
    const { guide } = await load();
    const [en, de] = LANGUAGES.map(language => guide.parts(language));
    const shape = (parts: typeof en) =>
      parts?.map(part => [part.id, part.look, part.points.map(point => [point.id, point.rules])]);
    expect(shape(de)).toEqual(shape(en));
    const texts = (parts: typeof en) => parts?.flatMap(({ points }) => points.map(({ text }) => text)) ?? [];
    for (const [i, text] of texts(en).entries()) {
      expect(text.trim()).not.toBe('');
      expect(texts(de)[i]).not.toBe(text);
    }
  });

  test.each(LANGUAGES)('is written for those who play (%s)', async language => {
    const { guide } = await load();
    const texts = guide
      .parts(language)
      .flatMap(({ title, hint = '', points }) => [
        title,
        hint,
        ...points.flatMap(({ name = '', text }) => [name, text]),
      ]);
    expect(texts.filter(text => NOT_FOR_PLAYERS.some(word => word.test(text)))).toEqual([]);
    expect(texts.filter(text => text.split('**').length % 2 === 0)).toEqual([]); // stress begins and ends
  });
});
