import { expect, test } from 'vitest';
import { LANGUAGES } from '../../settings/language.ts';
import { plainText } from '../parse.ts';
import { openRules } from '../rules.ts';
import { NOT_FOR_PLAYERS } from './not-for-players.ts';

const GAMES = Object.keys(import.meta.glob('../../../rules/*.md')).map(path => path.slice(15, -3));

test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'what is shown of the rules of %s (%s) is written for those who play',
  async (game, language) => {
    const book = await openRules(game, language);
    if (!book) throw new Error('no rules');
    const shown = [
      ...book.chapters.flatMap(({ rules }) =>
        rules.map(({ id, text }) => [id, plainText(text, book)] as const),
      ),
      ...Object.entries(book.parts).map(([id, { effect }]) => [id, plainText(effect, book)] as const),
    ];
    const faults = shown.flatMap(([id, text]) =>
      NOT_FOR_PLAYERS.flatMap(word => (word.test(text) ? [`${id} (${word}): ${text}`] : [])),
    );
    expect(faults).toEqual([]);
  },
);
