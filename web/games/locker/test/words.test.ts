import { locker } from '@fathoms/games/locker/index.ts';
import { DIVER_IDS, SUITS, VARIANTS } from '@fathoms/games/locker/parts.ts';
import type { Event } from '@fathoms/games/locker/types.ts';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../board/sentence.tsx';
import { LANGUAGES } from '../../../settings/language.ts';
import { WORDS } from '../words/table.ts';

const you = (seat: number) => ({ name: seat === 0 ? 'You' : 'Ada', you: seat === 0 });

/** At least one of every kind of news, in the forms that read differently. */
const NEWS: readonly Event[] = [
  { type: 'opened', first: 0, variant: null },
  { type: 'opened', first: 1, variant: 'V3' },
  { type: 'dealt', seat: 1, diver: 'D05', aside: ['D06'] },
  { type: 'named', seat: 0, victim: 1 },
  { type: 'named', seat: 1, victim: 0 },
  { type: 'turned', seat: 1, turn: 3 },
  { type: 'revealed', seat: 0, card: 'key-4' },
  { type: 'placed', seat: 0, card: 'key-4', from: 'deck' },
  { type: 'placed', seat: 1, card: 'key-4', from: 'locker' },
  { type: 'placed', seat: 1, card: 'key-4', from: 0 },
  { type: 'placed', seat: 0, card: 'key-4', from: 0 },
  { type: 'tamed', seat: 1, card: 'squid-5', by: 'D13' },
  { type: 'demanded', seat: 0, card: 'squid-5', count: 2 },
  { type: 'demanded', seat: 0, card: 'squid-5', count: 4 },
  { type: 'lapsed', seat: 0, owed: 1 },
  ...SUITS.map(suit => ({ type: 'fizzled', seat: 0, card: `${suit}-5` }) as const),
  { type: 'drew', seat: 1, count: 3, cards: null },
  { type: 'drew', seat: 0, count: 2, cards: ['key-2', 'map-2'] },
  { type: 'peeked', seat: 1, count: 1, cards: null },
  { type: 'peeked', seat: 0, count: 3, cards: ['key-3', 'map-3', 'net-3'] },
  { type: 'knifed', seat: 1, from: 0, cards: ['chest-3'], to: 'locker' },
  { type: 'knifed', seat: 1, from: 0, cards: ['chest-3'], to: 1 },
  { type: 'knifed', seat: 1, from: 1, cards: ['chest-3'], to: 'locker' },
  { type: 'struck', seat: 1, at: 0 },
  { type: 'sunk', seat: 1, card: 'harpoon-3', owner: 0 },
  {
    type: 'crashed',
    seat: 1,
    trigger: 'key-6',
    from: 'deck',
    saved: ['key-4'],
    lost: ['map-3', 'key-6'],
    to: 'locker',
  },
  { type: 'crashed', seat: 0, trigger: 'key-6', from: 'deck', saved: [], lost: ['key-6', 'key-4'], to: 1 },
  { type: 'returned', seat: 1, cards: ['key-4', 'chest-4'], bonus: ['map-2', 'net-2'], raided: null },
  { type: 'returned', seat: 1, cards: ['key-4'], bonus: ['map-2'], raided: 0 },
  { type: 'returned', seat: 0, cards: [], bonus: [], raided: null },
  { type: 'ended', reason: 'deck' },
  { type: 'ended', reason: 'fifty' },
];

const SILENT = new Set(['turned']); // told by its heading
const isSilent = (event: Event) =>
  SILENT.has(event.type) || (event.type === 'placed' && event.from === 'deck'); // told by `revealed`

describe.each(LANGUAGES)('the words in %s', language => {
  const words = WORDS[language];

  test('every piece of news has a sentence of its own', () => {
    const told = NEWS.filter(event => !isSilent(event)).map(event => sentence(event, you, words.story));
    for (const text of told) expect(text).toMatch(/^\S.*[.!]$/s);
    expect(told.join(' ')).not.toMatch(/undefined|null|NaN|\[object|\s\s|\s[.,!]/);
    expect(new Set(told).size).toBe(told.length);
  });

  test('what the heading or another line tells is not told twice', () => {
    const silent = NEWS.filter(isSilent).map(event => sentence(event, you, words.story));
    expect(silent).toEqual(silent.map(() => null));
  });

  test('every card named in the log is one of the box', () => {
    const text = NEWS.map(event => sentence(event, you, words.story)).join(' ');
    const named = [...text.matchAll(/\{([a-z]+)-\d+\}/g)].map(match => match[1]);
    expect(named.filter(suit => !SUITS.includes(suit as (typeof SUITS)[number]))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  test('suits, divers and variants all have their texts', () => {
    for (const suit of SUITS) {
      expect(
        words.suits[suit].length * words.effects[suit].length * words.captions[suit].length,
      ).toBeGreaterThan(0);
    }
    for (const id of DIVER_IDS) expect(words.skills[id].text).toMatch(/\.$/);
    for (const id of VARIANTS) expect(words.variants[id].text).toMatch(/\.$/);
    expect(new Set(DIVER_IDS.map(id => words.skills[id].name)).size).toBe(DIVER_IDS.length);
  });

  test('every option and every value of it can be read', () => {
    const shown = Object.entries(words.options).map(([name, { values }]) => [
      name,
      Object.keys(values).sort(),
    ]);
    const asked = Object.entries(locker.options).map(([name, values]) => [name, [...values].sort()]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(asked));
  });
});

test('a sentence about oneself and one about somebody else differ in the verb', () => {
  const of = (seat: number, language: 'en' | 'de') =>
    sentence({ type: 'revealed', seat, card: 'key-4' }, you, WORDS[language].story);
  expect([of(0, 'en'), of(1, 'en')]).toEqual(['You reveal {key-4}.', 'Ada reveals {key-4}.']);
  expect(of(1, 'de')).toBe('Ada deckt {key-4} auf.');
});
