import { expect, test } from 'vitest';
import { LANGUAGES } from '../../settings/language.ts';
import { plainText } from '../parse.ts';
import { openRules } from '../rules.ts';

const GAMES = Object.keys(import.meta.glob('../../../rules/*.md')).map(path => path.slice(15, -3));

/** Words of those who build the game, or who compare editions: nobody at a table needs them. */
const NOT_FOR_PLAYERS = [
  /implement/i,
  /\bserver/i,
  /\bclients?\b/i,
  /\bseat \d|\bPlatz \d|\bseat order|\bPlatzfolge/i,
  /\[(book|ruling|design)\]|\bruling\b|<!--/i,
  /rulebook|Regelheft|\bthe text\b|\bder Text\b|\bprinted rule|gedruckte Regel/i,
  /`|\bfloor\(|\bn \/ 10/,
  /\bonline\b/i,
  /\bversion \d|\bFassung \d/i,
  /\bcounter\b|\bZähler\b|\bdetection\b|\bindex\b|\bflag\b/i,
  /decision space|depth-first|uniformly|self-reference|endless loop|Endlosschleife/i,
  /\bfor tests\b|\bfür Tests\b|\bdatabase\b|\bstored as\b|\bGespeichert\b|\bis logged\b|\blogs it\b/i,
  /\bsection \d|\bAbschnitt \d|\b(?:of|with|mit|aus|von) \d\.\d/i,
  /\b(?:E[RYGB]|[DVK])\d{1,2}\b/, // cards go by their names
];

test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
  'what is shown of the rules of %s (%s) is written for those who play',
  async (game, language) => {
    const book = await openRules(game, language);
    if (!book) throw new Error('no rules');
    const shown = [
      ...book.chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, plainText(text, book)] as const)),
      ...Object.entries(book.parts).map(([id, { effect }]) => [id, plainText(effect, book)] as const),
    ];
    const faults = shown.flatMap(([id, text]) =>
      NOT_FOR_PLAYERS.flatMap(word => (word.test(text) ? [`${id} (${word}): ${text}`] : [])),
    );
    expect(faults).toEqual([]);
  },
);
