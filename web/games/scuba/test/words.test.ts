import { EVENT_IDS, SPECIES, type Species } from '@fathoms/games/scuba/parts.ts';
import type { Event } from '@fathoms/games/scuba/types.ts';
import { expect, test } from 'vitest';
import { art } from '../../../art/index.ts';
import { eventsIn } from '../../../board/news.ts';
import { sentence } from '../../../board/sentence.tsx';
import { animalArt, diverArt, EVENT_ART } from '../parts/art.ts';
import { en, type ScubaWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';
import { moments, PLAIN } from './table.ts';

const who = (seat: number) => ({ name: ['You', 'Ada', 'Jun', 'Pip'][seat] ?? '', you: seat === 0 });

/** A sentence as one reads it, without pictures. */
const plain = (text: string, { animals }: ScubaWords): string =>
  text.replace(/\{([a-z]+)\}/g, (token, key) => (key in animals ? animals[key as Species].a : token));

const told = (language: 'en' | 'de'): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [seats, rescue] of [
    [4, 'off'],
    [2, 'on'],
    [3, 'off'],
  ] as const) {
    const options = { ...PLAIN, decompression: 'on', nonLethal: rescue } as const;
    for (const { fresh } of moments(`words ${seats}`, seats, options)) {
      for (const event of eventsIn<Event>(fresh)) {
        const text = sentence(event, who, WORDS[language].story);
        if (text !== null) found.set(event.type, plain(text, WORDS[language]));
      }
    }
  }
  return found;
};

test.each(['en', 'de'] as const)('whole games are told in %s, without holes', language => {
  const sentences = told(language);
  expect(sentences.size).toBeGreaterThan(12);
  for (const [type, text] of sentences) {
    expect(text, type).toMatch(/^[^{}]+[.!]$/);
    expect(text, type).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text[0], type).toBe(text[0]?.toUpperCase());
  }
});

test('the story speaks to you and of others', () => {
  const event: Event = { type: 'saw', seat: 0, tile: 'Y01', at: '4/5', species: 'clown', card: true };
  expect(plain(sentence(event, who, en.story) ?? '', en)).toBe(
    'You see a clownfish at 15–20 m, column 5: new in your album.',
  );
  expect(plain(sentence({ ...event, seat: 1 }, who, en.story) ?? '', en)).toBe(
    'Ada sees a clownfish at 15–20 m, column 5: new in the album.',
  );
});

test('limits are named only where they matter', () => {
  expect(en.prompt.allowance({ steps: 3, up: 2, down: 4, left: 4, right: 3 })).toBe(
    '3 steps to go, at most 2 up.',
  );
  expect(en.prompt.allowance({ steps: 2, up: 2, down: 3, left: 4, right: 0 })).toBe(
    '2 steps to go, none to the right.',
  );
});

test('every animal, event and seat has its drawing', () => {
  const ids = [
    ...SPECIES.map(animalArt),
    ...EVENT_IDS.map(id => EVENT_ART[id]),
    ...(['sun', 'red', 'blue', 'green', 'plum'] as const).map(diverArt),
  ];
  for (const id of ids) expect(art[id], id).toBeDefined();
});
