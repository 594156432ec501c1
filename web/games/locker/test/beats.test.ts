import type { Event } from '@fathoms/games/locker/types.ts';
import { describe, expect, test } from 'vitest';
import { duration, keyframes } from '../../../board/travel.ts';
import { lastPlaced, script } from '../beats.ts';

const news = (...events: Event[]) => [{ seat: 0, by: 'player' as const, events }];
const journeyOf = (card: string, ...events: Event[]) =>
  script(news(...events)).journeys.find(journey => journey.card === card);

describe('what happened becomes movement', () => {
  test('a revealed card turns over on its way from the deck to the line', () => {
    const journey = journeyOf(
      'key-4',
      { type: 'revealed', seat: 0, card: 'key-4' },
      { type: 'placed', seat: 0, card: 'key-4', from: 'deck' },
    );
    expect(journey?.from).toBe('deck');
    expect(journey?.legs.map(({ to, flip }) => ({ to, flip }))).toEqual([{ to: 'line', flip: true }]);
  });

  test('a harpooned card leaves its crate face up', () => {
    const journey = journeyOf('key-4', { type: 'placed', seat: 0, card: 'key-4', from: 2 });
    expect(journey?.from).toBe('crate-2');
    expect(journey?.legs[0]?.flip).toBe(false);
  });

  test('an incident shows the trigger first, shakes it, and only then sinks the haul one by one', () => {
    const { journeys } = script(
      news({
        type: 'crashed',
        seat: 1,
        trigger: 'key-6',
        from: 'deck',
        saved: ['map-3'],
        lost: ['key-4', 'net-2', 'key-6'],
        to: 'locker',
      }),
    );
    const legs = (card: string) => journeys.find(journey => journey.card === card)?.legs ?? [];
    const [arrives, sinks] = legs('key-6');
    expect([arrives?.to, sinks?.to, sinks?.shake]).toEqual(['line', 'locker', true]);
    const shaken = (arrives?.at ?? 0) + (arrives?.ms ?? 0);
    for (const card of ['map-3', 'key-4', 'net-2']) expect(legs(card)[0]?.at).toBeGreaterThan(shaken);
    expect(legs('net-2')[0]?.at).toBeGreaterThan(legs('key-4')[0]?.at ?? 0);
    expect(legs('map-3')[0]?.to).toBe('crate-1');
  });

  test('a bonus rises after the haul is home', () => {
    const { journeys, beats } = script(
      news({ type: 'returned', seat: 0, cards: ['key-4', 'chest-4'], bonus: ['map-2'], raided: null }),
    );
    const [key, chest, map] = journeys;
    const home = (chest?.legs[0]?.at ?? 0) + (chest?.legs[0]?.ms ?? 0);
    expect(key?.legs[0]?.to).toBe('crate-0');
    expect(map?.from).toBe('locker');
    expect(map?.legs[0]?.at).toBeGreaterThanOrEqual(home);
    expect(beats[0]?.lands).toBe(map ? duration(map) : 0);
  });

  test('drifting wreckage and the Saboteur catch the lost cards in a crate', () => {
    const journey = journeyOf('key-4', {
      type: 'crashed',
      seat: 0,
      trigger: 'key-6',
      from: 0,
      saved: [],
      lost: ['key-4', 'key-6'],
      to: 3,
    });
    expect(journey?.legs.at(-1)?.to).toBe('crate-3');
  });

  test('even the longest haul is down before the moment is over', () => {
    const lost = [
      'anchor-3',
      'squid-3',
      'map-3',
      'chest-3',
      'knife-3',
      'drone-3',
      'net-3',
      'harpoon-3',
    ] as const;
    const { beats, journeys } = script(
      news({
        type: 'crashed',
        seat: 0,
        trigger: 'key-6',
        from: 'deck',
        saved: [],
        lost: [...lost, 'key-6'],
        to: 'locker',
      }),
    );
    expect(Math.max(...journeys.map(duration))).toBeLessThan(1200);
    expect(beats[0]).toMatchObject({ weight: 'big', lands: 280, until: 1580 });
  });

  test('news without cards moves nothing', () => {
    const { journeys, beats } = script(news({ type: 'turned', seat: 1, turn: 2 }));
    expect(journeys).toEqual([]);
    expect(beats).toMatchObject([{ events: 1, silent: true, until: 0 }]);
  });
});

test('the caption belongs to the last card placed, unless it found nothing to do', () => {
  const chain = news(
    { type: 'placed', seat: 0, card: 'net-4', from: 'deck' },
    { type: 'placed', seat: 0, card: 'key-4', from: 0 },
  );
  expect(lastPlaced(chain)).toBe('key-4');
  expect(lastPlaced([...chain, ...news({ type: 'fizzled', seat: 0, card: 'key-4' })])).toBe(null);
});

describe('keyframes', () => {
  const from = { x: 100, y: 100, w: 60 };
  const to = { x: 300, y: 200, w: 120 };

  test('start where the card was and end where it is, in order of time', () => {
    const journey = script(news({ type: 'placed', seat: 0, card: 'key-4', from: 1 })).journeys[0];
    if (!journey) throw new Error('nothing moved');
    const frames = keyframes(journey, [from, to], true);
    expect(frames[0]?.transform).toBe('translate(40px, 16px) rotate(0deg) scale(0.5)');
    expect(frames.at(-1)?.transform).toBe('translate(240px, 116px) rotate(0deg) scale(1)');
    const offsets = frames.map(frame => Number(frame.offset));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  });

  test('a card that was not on the table is unseen until it goes', () => {
    const journeys = script(
      news({ type: 'returned', seat: 0, cards: ['key-4'], bonus: ['map-2'], raided: null }),
    ).journeys;
    const bonus = journeys[1];
    if (!bonus) throw new Error('no bonus');
    expect(keyframes(bonus, [from, to], false)[0]?.opacity).toBe(0);
    expect(keyframes(bonus, [from, to], true)[0]?.opacity).toBe(1);
  });
});
