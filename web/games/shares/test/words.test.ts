import { shares } from '@fathoms/games/shares/index.ts';
import { COMPANIES } from '@fathoms/games/shares/parts.ts';
import type { Event } from '@fathoms/games/shares/types.ts';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../board/sentence.tsx';
import { LANGUAGES } from '../../../settings/language.ts';
import { WORDS } from '../words/table.ts';

const you = (seat: number) => ({
  name: seat === 0 ? 'You' : (['Ada', 'Pip'][seat - 1] ?? ''),
  you: seat === 0,
});
const sides = (cleaning: 'basic' | 'advanced', rest: 'basic' | 'advanced') => ({
  cleaning,
  treasure: rest,
  pearl: rest,
  research: rest,
  wildlife: rest,
});

/** At least one of every kind of news, in the forms that read differently. */
const NEWS: readonly Event[] = [
  { type: 'opened', sides: sides('basic', 'basic') },
  { type: 'opened', sides: sides('advanced', 'advanced') },
  { type: 'opened', sides: sides('advanced', 'basic') },
  { type: 'dealt', seat: 0, count: 2, cards: ['ds-01', 'ds-02'] },
  { type: 'started', first: 0 },
  { type: 'started', first: 1 },
  { type: 'drew', seat: 0, why: 'draw', count: 1, cards: ['ds-05'] },
  { type: 'drew', seat: 1, why: 'draw', count: 1, cards: null },
  { type: 'drew', seat: 0, why: 'seat', count: 1, cards: ['ds-06'] },
  { type: 'drew', seat: 1, why: 'seat', count: 2, cards: null },
  { type: 'drew', seat: 0, why: 'dividend', count: 2, cards: ['ds-07', 'ds-08'] },
  { type: 'laid', cards: ['ds-11', 'ds-12'] },
  { type: 'founded', cards: ['ds-13', 'ds-14'] },
  { type: 'took', seat: 1, card: 'ds-11' },
  { type: 'bought', seat: 0, card: 'ds-44', paid: ['ds-01', 'ds-02'] },
  { type: 'bought', seat: 1, card: 'ds-45', paid: ['ds-01'] },
  { type: 'bought', seat: 1, card: 'ds-46', paid: [] },
  { type: 'expanded', seat: 0, company: 'pearl', card: 'ds-53', over: null },
  { type: 'expanded', seat: 1, company: 'pearl', card: 'ds-63', over: 'ds-53' },
  { type: 'declared', seat: 0, company: 'pearl', amounts: [2, 1, 1] },
  { type: 'declared', seat: 0, company: 'pearl', amounts: [0, 0, 0] },
  { type: 'declined', seat: 0, company: 'wildlife' },
  { type: 'removed', seat: 1, card: 'ds-35', from: 'research', paid: ['ds-01', 'ds-02'] },
  { type: 'moved', seat: 1, card: 'ds-35', from: 'research', to: 'treasure', paid: ['ds-01'] },
  { type: 'topped', seat: 0, card: 'ds-13', on: 'wildlife', paid: ['ds-01'] },
  { type: 'played', seat: 0, card: 'ds-12', on: 'wildlife', paid: [] },
  { type: 'played', seat: 1, card: 'ds-12', on: 'wildlife', paid: ['ds-01'] },
  { type: 'acquired', seat: 0, from: 1, card: 'ds-22', price: 2, paid: ['ds-01', 'ds-02'] },
  { type: 'acquired', seat: 1, from: 0, card: 'ds-22', price: 2, paid: null },
  { type: 'acquired', seat: 1, from: 'X', card: 'ds-22', price: 2, paid: ['ds-01', 'ds-02'] },
  { type: 'fundraised', seat: 0, second: false },
  { type: 'fundraised', seat: 0, second: true },
  { type: 'missed', seat: 0, count: 1 },
  { type: 'missed', seat: 1, count: 2 },
  { type: 'depleted', nth: 1 },
  { type: 'depleted', nth: 2 },
  { type: 'shuffled', cards: ['ds-01', 'ds-02'] },
  { type: 'surfaced', card: 'bonus-1', aside: false },
  { type: 'surfaced', card: 'bonus-2', aside: true },
  {
    type: 'resolved',
    card: 'bonus-1',
    drawn: ['ds-10', 'ds-43', 'ds-93', 'ds-61'],
    share: 'ds-43',
    added: 'ds-61',
    discarded: ['ds-10', 'ds-93'],
  },
  { type: 'resolved', card: 'bonus-1', drawn: ['ds-43'], share: 'ds-43', added: null, discarded: [] },
  { type: 'resolved', card: 'bonus-1', drawn: [], share: null, added: null, discarded: [] },
  { type: 'triggered', seat: 0, reason: 'depletion' },
  { type: 'triggered', seat: 0, reason: 'fundraisers' },
  { type: 'ended', scores: [1, 2] },
];

const SILENT: readonly Event[] = [
  { type: 'turned', seat: 1, turn: 3, final: false }, // told by its heading
  { type: 'offered', seat: 0, company: 'pearl' }, // told by what becomes of it
  { type: 'dealt', seat: 1, count: 6, cards: null }, // everybody is dealt as many
  { type: 'drew', seat: 1, why: 'dividend', count: 2, cards: null }, // told by the dividend
];

describe.each(LANGUAGES)('the words in %s', language => {
  const words = WORDS[language];

  test('every piece of news has a sentence of its own', () => {
    const told = NEWS.map(event => sentence(event, you, words.story));
    for (const text of told) expect(text).toMatch(/^\S.*[.!]$/s);
    expect(told.join(' ')).not.toMatch(/undefined|null|NaN|\[object|\s\s|\s[.,!]/);
    expect(new Set(told).size).toBe(told.length);
  });

  test('what another line tells is not told twice', () => {
    expect(SILENT.map(event => sentence(event, you, words.story))).toEqual(SILENT.map(() => null));
  });

  test('every company has its names and both sides their texts', () => {
    for (const company of COMPANIES) {
      expect(words.names[company].length * words.short[company].length).toBeGreaterThan(0);
      for (const side of ['basic', 'advanced'] as const) {
        const { short, text, rule } = words.abilities[company][side];
        expect(short.length).toBeLessThan(46);
        expect(text).toMatch(/\.$/);
        expect(rule).toMatch(/^SHARES-\d+$/);
      }
    }
  });

  test('every option and every value of it can be read', () => {
    const shown = Object.entries(words.options).map(([name, { values }]) => [
      name,
      Object.keys(values).sort(),
    ]);
    const asked = Object.entries(shares.options).map(([name, values]) => [name, [...values].sort()]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(asked));
  });
});

test('who draws what is one sentence, equal amounts together', () => {
  const drawn = [0, 1, 2].map(seat => ({ who: you(seat), count: seat === 0 ? 2 : 1 }));
  expect(WORDS.en.drawing(drawn)).toBe('you draw 2, Ada and Pip 1');
  expect(WORDS.de.drawing(drawn)).toBe('du ziehst 2, Ada und Pip 1');
  expect(WORDS.en.drawing(drawn.slice(1, 2))).toBe('Ada draws 1');
  expect(WORDS.de.drawing(drawn.slice(1))).toBe('Ada und Pip ziehen 1');
});
