import { dive } from '@fathoms/games/dive/index.ts';
import { COMPANIONS, type Event, type Options } from '@fathoms/games/dive/types.ts';
import { describe, expect, test } from 'vitest';
import { art } from '../../../art/index.ts';
import { eventsIn } from '../../../board/news.ts';
import { sentence } from '../../../board/sentence.tsx';
import { LANGUAGES } from '../../../settings/language.ts';
import { companionArt, helperArt, sharkArt } from '../model/art.ts';
import { WORDS } from '../words/table.ts';
import { moments, PLAIN } from './table.ts';

const who = (seat: number) => ({ name: ['You', 'Ada', 'Jun', 'Pip'][seat] ?? '', you: seat === 0 });
const SILENT = ['round', 'ready', 'withdrew'];

const heard = (
  seed: string,
  seats: number,
  options: Partial<Pick<Options, 'mode' | 'chief' | 'companions' | 'sonar'>>,
): Event[] =>
  [...moments(seed, seats, { ...PLAIN, ...options })].flatMap(({ fresh }) => eventsIn<Event>(fresh));

const NEWS: readonly Event[] = [
  ...heard('chief', 1, { companions: 'on' }),
  ...heard('four', 4, { companions: 'on' }),
  ...heard('four again', 4, { companions: 'on' }),
  ...heard('three', 3, { chief: 'on', companions: 'on' }),
  ...heard('children', 3, { mode: 'children' }),
  ...heard('sonar', 2, { sonar: 'on' }),
];

describe.each(LANGUAGES)('the words in %s', language => {
  const words = WORDS[language];

  test('whole games are told without holes', () => {
    for (const event of NEWS) {
      const text = sentence(event, who, words.story);
      if (text === null) continue;
      expect(text, event.type).toMatch(/^\S.*[.!]$/s);
      expect(text[0], event.type).toBe(text[0]?.toUpperCase());
      expect(text, event.type).not.toMatch(/undefined|null|NaN|\[object|\s\s|\s[.,!]/);
    }
  });

  test('every kind of news is told, but who is ready is seen and not told', () => {
    const told = new Set(NEWS.filter(event => sentence(event, who, words.story) !== null).map(e => e.type));
    const kinds = new Set(NEWS.map(event => event.type));
    expect([...kinds].filter(type => !told.has(type)).sort()).toEqual(
      [...SILENT].filter(t => kinds.has(t as Event['type'])).sort(),
    );
    expect(told.size).toBeGreaterThan(10);
  });

  test('a faded round is not told as if nothing had been there', () => {
    const faded: readonly Event[] = [
      { type: 'turned', level: 2, content: null, card: null },
      { type: 'judged', level: 2, right: [], wrong: [] },
      { type: 'revealed', programs: [null, null], chief: null },
    ];
    expect(faded.map(event => sentence(event, who, words.story))).toEqual([null, null, null]);
  });

  test('every option of the host and every value of it can be read; what the table sets is not shown', () => {
    const shown = Object.entries(words.options).map(([name, { values }]) => [
      name,
      Object.keys(values).sort(),
    ]);
    const { live: _live, bots: _bots, ...asked } = dive.options;
    const values = Object.entries(asked).map(([name, all]) => [name, [...all].sort()]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(values));
    expect(words.options.ageOrder?.when).toEqual({ option: 'companions', is: 'on' });
  });

  test('every companion says what it does and where the rule stands', () => {
    for (const companion of COMPANIONS) {
      const { name, text, rule } = words.companions[companion];
      expect(name.length * text.length).toBeGreaterThan(0);
      expect(rule).toMatch(/^DIVE-\d+$/);
    }
  });
});

test('every drawing there is a word for has been baked', () => {
  const ids = [
    ...COMPANIONS.map(companionArt),
    ...(['green', 'red', 'manta'] as const).map(helperArt),
    ...(['S1', 'S2', 'S3'] as const).map(sharkArt),
    ...['sun', 'red', 'blue', 'green', 'plum', 'chief'].map(seat => `pawn-${seat}`),
  ];
  for (const id of ids) expect(art[id], id).toBeDefined();
});

test('the story speaks to you and of others', () => {
  const story = WORDS.en.story;
  const helped: Event = { type: 'helped', pawn: 0, by: 'red', from: 3, to: 5, why: null };
  expect(sentence(helped, who, story)).toBe('You are fastest and ride the red turtle from 3 to 5.');
  expect(sentence({ ...helped, pawn: 'chief' }, who, story)).toBe(
    'The Chief is fastest and rides the red turtle from 3 to 5.',
  );
  const lost: Event = { type: 'lost', seat: 1, levels: [2, 3, 4], zone: 'tranquil' };
  expect(sentence(lost, who, story)).toBe('The sea washes away Ada’s levels 2 to 4.');
  expect(sentence(lost, who, WORDS.de.story)).toBe('Das Meer spült Ada Stufen 2 bis 4 fort.');
});
