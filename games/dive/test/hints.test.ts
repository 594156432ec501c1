import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { expert } from '../bot/expert.ts';
import { diveHints } from '../bot/hints.ts';
import { standing } from '../bot/standing.ts';
import { determinize } from '../determinize.ts';
import { dive } from '../index.ts';
import { BLIND } from '../observer.ts';
import { plans } from '../plan.ts';
import type { Action, Glimpse, Program, State } from '../types.ts';
import { after, at, type Moment, opened } from './table.ts';

/** A reading: the chance of a shark per level in per cent, and helpers taken for certain. */
const reading = (
  sharks: number[],
  helpers: { [level: number]: 'green' | 'red' | 'manta' } = {},
): Glimpse => ({
  sharks: Array.from({ length: 6 }, (_, i) => 10 * (sharks[i] ?? 50)),
  helpers: Array.from({ length: 6 }, (_, i) => ({
    ...{ green: 0, red: 0, manta: 0 },
    ...(helpers[i + 1] && { [helpers[i + 1]]: 1000 }),
  })),
});

const planned = (m: Moment, glimpse: Glimpse, seat: Seat = 0): Action[] =>
  plans({ ...at(m), dream: { seat, glimpse } }, seat, 5);

function best(m: Moment, glimpse: Glimpse): Program {
  const [action] = planned(m, glimpse);
  if (action.type !== 'ready') throw new Error(`${dive.format(action)} is no program`);
  return action.program;
}

const depth = (m: Moment, glimpse: Glimpse): number => best(m, glimpse).levels.length;

describe('a sound diver', () => {
  test('says what is likelier', () => {
    const sure = reading([2, 97, 10, 90, 20]);
    expect(best({}, sure).levels.map(({ shark }) => shark)).toEqual([false, true, false, true, false]);
  });

  test('goes all the way down in Tranquil Waters, where a mistake costs only what lies below', () => {
    expect(depth({ spaces: [3, 3] }, reading([2, 10, 30, 40, 45]))).toBe(5);
  });

  test('stops earlier in Deep Waters, where a mistake costs everything', () => {
    const doubtful = reading([2, 10, 40, 45, 45]);
    expect(depth({ spaces: [18, 18] }, doubtful)).toBe(2);
    expect(depth({ spaces: [18, 18] }, reading([1, 1, 1, 1, 1]))).toBe(5);
    expect(depth({ spaces: [3, 3], using: [null, 'white'] }, doubtful)).toBe(2); // as under the White Shark
  });

  test('bids where a helper is worth it', () => {
    const speed = (helper: { [level: number]: 'green' | 'red' | 'manta' }, spaces: number[]): number[] =>
      best({ spaces }, reading([1, 1, 1, 1, 1], helper)).levels.map(({ tokens }) =>
        tokens.reduce((a, b) => a + b),
      );
    expect(speed({ 2: 'red' }, [3, 3])[1]).toBeGreaterThanOrEqual(5);
    expect(speed({ 1: 'manta' }, [1, 13])[0]).toBeGreaterThanOrEqual(5); // far to ride
    expect(speed({ 1: 'manta', 3: 'red' }, [13, 1])[2]).toBeGreaterThanOrEqual(5); // a leader rides nowhere
  });

  test('does not program levels for which no card is left', () => {
    expect(depth({ spaces: [18, 3], cards: ['–', '–'], last: true }, reading([1, 1, 1, 1, 1]))).toBe(2);
  });

  test('uses companions when they are worth it, and only legally', () => {
    const greens = reading([1, 1, 1, 1, 1], { 1: 'green', 2: 'green', 3: 'green' });
    expect(planned({ holds: ['green', null] }, greens)).toEqual([{ type: 'announce', companion: 'green' }]);
    expect(best({ holds: ['angler', null] }, reading([1, 1, 1, 1, 1, 99])).angler).toBe(true);
    expect(
      best({ holds: ['clown', null] }, reading([1, 1, 1, 1, 1], { 2: 'red', 3: 'red' })).clown,
    ).not.toBeNull();
    for (const companion of ['octopus', 'orca', 'angler', 'green', 'clown', 'dolphins', 'white'] as const) {
      for (const space of [2, 17]) {
        const m: Moment = { spaces: [space, 15, 3], holds: [companion, null, null] };
        for (const action of planned(m, greens)) expect(isLegal(dive, at(m), 0, action)).toBe(true);
      }
    }
  });

  test('takes a companion nobody has yet, and plays with children too', () => {
    const s = opened(2, { companions: 'on' });
    const [first] = plans(s, dive.toAct(s)[0], 5);
    expect(isLegal(dive, s, dive.toAct(s)[0], first)).toBe(true);
    const [sides] = planned({ mode: 'children' }, reading([90, 5, 80, 10, 60]));
    expect(dive.format(sides)).toBe('ready snsns');
  });
});

describe('an expert', () => {
  const chooses = (m: Moment, glimpse: Glimpse, seed = 'thought'): string => {
    const s = at(m);
    const action = expert({ seat: 0, view: dive.view(s, 0), news: [], glimpse }, 60, seeded(seed));
    expect(isLegal(dive, s, 0, action)).toBe(true);
    return dive.format(action);
  };
  const levelsIn = (text: string): number => text.split(' ').length - 1;
  const doubtful = reading([2, 10, 40, 40, 40]);

  test('answers the same question the same way', () => {
    expect(chooses({ spaces: [9, 11] }, doubtful)).toBe(chooses({ spaces: [9, 11] }, doubtful));
  });

  test('risks everything where less cannot win, and nothing where less is enough', () => {
    const behind: Moment = { spaces: [20], chief: 22 }; // the Chief will be on 24 at least
    expect(depth(behind, doubtful)).toBe(2);
    expect(levelsIn(chooses(behind, doubtful))).toBe(5);
    const ahead: Moment = { spaces: [22, 3] };
    expect(levelsIn(chooses(ahead, reading([1, 40, 40, 40, 40])))).toBe(1);
  });
});

describe('hints', () => {
  const seen = (s: State, glimpse: Glimpse | null = null) => ({
    seat: 0,
    view: dive.view(s, 0),
    news: [],
    ...(glimpse && { glimpse }),
  });

  test('candidates come from what the imagining seat has read, not from the stack it imagines', () => {
    const glimpse = reading([2, 97, 10, 90, 20]);
    const texts = Array.from({ length: 12 }, (_, n) => {
      const world = determinize(seen(at(), glimpse), seeded(`world ${n}`));
      return (diveHints.candidates?.(world, 0) ?? []).map(dive.format).join();
    });
    expect(new Set(texts).size).toBe(1);
  });

  test('others are imagined to look for themselves, and differ in what they see', () => {
    const texts = Array.from({ length: 12 }, (_, n) => {
      const world = determinize(seen(at(), BLIND), seeded(`world ${n}`));
      const actions = diveHints.candidates?.(world, 1) ?? [];
      expect(actions).toHaveLength(1);
      return actions.map(dive.format).join();
    });
    expect(new Set(texts).size).toBeGreaterThan(3);
  });

  test('a beginner says what it thinks it sees', () => {
    const s = at();
    const glimpse = reading([0, 100, 0, 100, 0]);
    const legal = ['1n 2s 3n 4s 5n', '1s 2s', '1n 2n 3n 4n', '5n'].map(
      text => dive.parse(`ready ${text}`) as Action,
    );
    expect(dive.format(diveHints.naive(seen(s, glimpse), legal, seeded('mood')))).toBe(
      'ready 1n 2s 3n 4s 5n',
    );
  });

  test('worth is who won, and before that who is ahead, the Chief included', () => {
    const won = after({ cards: ['–', '–'], spaces: [22, 3] }, '1n 2n', '1n').s;
    expect(standing(won)).toEqual([1, 0]);
    expect(standing(after({ cards: ['–', '–'], spaces: [22, 22] }, '1n 2n', '1n 2n').s)).toEqual([0.5, 0.5]);
    const [ahead, behind] = standing(at({ spaces: [9, 4] }));
    expect(ahead).toBeGreaterThan(behind);
    expect(standing(at({ spaces: [9], chief: 15 }))[0]).toBeLessThan(
      standing(at({ spaces: [9], chief: 5 }))[0],
    );
  });
});
