import type { Countdown, Seat } from '@fathoms/kernel/game.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { dive } from '../index.ts';
import { formatDraft, readDraft } from '../notation.ts';
import type { State } from '../types.ts';
import { act, at, opened, options } from './table.ts';

/** What the table plays for a seat that is out of time; checked to be legal. */
function locked(s: State, draft: string | null, seat: Seat = 0): string {
  const action = dive.time?.expire(s, seat, draft);
  if (!action || !isLegal(dive, s, seat, action)) throw new Error('the forced lock is not legal');
  return dive.format(action);
}

const running = (s: State): readonly Countdown[] => dive.time?.countdowns(s) ?? [];

test('DIVE-22: the program clock runs for everybody who is not ready, anew in each round', () => {
  const s = at({ cards: ['–'], clock: 60 });
  const ms = 60_000 + 20_000; // for the dive before
  expect(running(s)).toEqual([{ key: 'clock-3', ms, seats: [0, 1] }]);
  act(s, 0, 'ready 1n');
  expect(running(s)).toEqual([{ key: 'clock-3', ms, seats: [1] }]);
  act(s, 1, locked(s, null, 1));
  expect(running(s)).toEqual([{ key: 'clock-4', ms, seats: [0, 1] }]);
  expect(running(at())).toEqual([]);
  expect(running(opened(2, { companions: 'on', programClock: '30' }))).toEqual([]); // not while companions are taken
  expect(running(opened(2, { programClock: '30' }))).toEqual([{ key: 'clock-1', ms: 30_000, seats: [0, 1] }]);
});

test('DIVE-23: a forced lock drops what lies under the first empty level', () => {
  const s = at();
  expect(locked(s, 'draft 1n - 45s 2n')).toBe('ready 1n');
  expect(locked(s, 'draft 12s 3n - -')).toBe('ready 12s 3n');
  expect(locked(s, 'draft 5s 4n 3s 2n 1s')).toBe('ready 5s 4n 3s 2n 1s');
});

describe('the other forced locks', () => {
  test('DIVE-23: with nothing on level 1 it is token 1 on level 1, no shark', () => {
    for (const draft of [null, 'draft', 'draft - 1s 2s', 'draft - - - - 5s']) {
      expect(locked(at(), draft)).toBe('ready 1n');
    }
  });

  test('DIVE-23: an unset side counts as no shark', () => {
    expect(locked(at(), 'draft 1? 23s 4?')).toBe('ready 1n 23s 4n');
    const s = at({ holds: ['angler', null] });
    expect(locked(s, 'draft 1n 2n 3s 4n 5s angler ?')).toBe('ready 1n 2n 3s 4n 5s angler n');
    expect(locked(s, 'draft 1n 2n 3s 4n 5s angler s')).toBe('ready 1n 2n 3s 4n 5s angler s');
  });

  test('DIVE-23: in the children’s version all five levels stay', () => {
    const s = at({ mode: 'children' });
    expect(locked(s, 'draft s?n?s')).toBe('ready snnns');
    expect(locked(s, 'draft ss')).toBe('ready ssnnn');
    expect(locked(s, null)).toBe('ready nnnnn');
  });
});

test('DIVE-23: a program that was withdrawn is what the diver has placed', () => {
  const s = at();
  act(s, 0, 'ready 12s 3n');
  act(s, 0, 'withdraw');
  expect(locked(s, null)).toBe('ready 12s 3n');
  expect(locked(s, 'draft 4n')).toBe('ready 4n'); // unless something else was placed since
});

test('DIVE-24: an Anglerfish or Clownfish no longer legal as placed is taken back and stays unused', () => {
  const angler = at({ cards: ['–'], holds: ['angler', null] });
  expect(locked(angler, 'draft 1n 2n 3s 4n - angler s')).toBe('ready 1n 2n 3s 4n');
  const clown = at({ cards: ['–'], holds: ['clown', null] });
  expect(locked(clown, 'draft 1n 2n clown 2')).toBe('ready 1n 2n clown 2');
  expect(locked(clown, 'draft - 2n clown 1')).toBe('ready 1n'); // before a token is added
  expect(locked(clown, 'draft 1n - 3n clown 3')).toBe('ready 1n'); // its level is dropped for a gap
  expect(locked(clown, 'draft 1n - 3n clown 2')).toBe('ready 1n');
  act(clown, 0, locked(clown, 'draft - 2n clown 1'));
  act(clown, 1, 'ready 1n');
  expect(clown.divers[0].companion).toBe('clown');
});

test('DIVE-71: for a diver who leaves, token 1 on level 1, no shark; with children no shark anywhere', () => {
  const s = at({ cards: ['shark'], spaces: [7, 8] });
  act(s, 0, locked(s, null));
  act(s, 1, 'ready 1s');
  expect(s.divers.map(({ space }) => space)).toEqual([7, 9]); // the mistake counts as any diver's
  expect(locked(at({ mode: 'children' }), null)).toBe('ready nnnnn');
});

test('DIVE-96: the Orca’s countdown is for everybody, its owner included', () => {
  const s = at({ spaces: [0, 0, 0], holds: ['orca', null, null] });
  expect(running(s)).toEqual([]);
  expect(act(s, 0, 'announce orca')).toEqual([
    { type: 'used', seat: 0, companion: 'orca', to: null, spot: null },
  ]);
  expect(running(s)).toEqual([{ key: 'orca-3', ms: 10_000, seats: [0, 1, 2] }]);
  expect(dive.view(s, 1).orca).toBe(true);
});

test('DIVE-97: after ten seconds every program not yet locked is locked as in DIVE-23', () => {
  const s = at({ cards: ['–'], holds: ['orca', null] });
  act(s, 0, 'announce orca');
  const [{ ms, seats }] = running(s);
  expect(ms).toBe(10_000);
  const drafts = ['draft 1n - 3n', 'draft 2?'];
  for (const seat of seats) act(s, seat, locked(s, drafts[seat], seat));
  expect(s.round).toBe(4);
  expect(running(s)).toEqual([]);
});

test('DIVE-98: with everybody ready the Dive starts before 0; companions may be used while it runs', () => {
  const s = at({ cards: ['–'], holds: ['orca', 'green'] });
  act(s, 0, 'announce orca');
  expect(options(s, 1)).toEqual(['announce green']);
  act(s, 1, 'announce green');
  act(s, 0, 'ready 1n');
  expect(running(s)[0].seats).toEqual([1]);
  act(s, 1, 'ready 1n');
  expect(s.round).toBe(4);
  expect(running(s)).toEqual([]);
});

describe('drafts', () => {
  test('are written and read back', () => {
    for (const text of [
      'draft 1n - 45? 2s',
      'draft 1n 2n 3s 4n 5? angler ?',
      'draft 12n 3s clown 2',
      'draft',
    ]) {
      expect(formatDraft(readDraft(text), false)).toBe(text);
    }
    expect(formatDraft(readDraft('draft n?s?n'), true)).toBe('draft n?s?n');
  });

  test('a companion the diver does not hold is no part of the program', () => {
    expect(locked(at(), 'draft 1n 2n 3s 4n 5s angler s')).toBe('ready 1n 2n 3s 4n 5s');
    expect(locked(at(), 'draft 1n clown 1')).toBe('ready 1n');
  });

  test('of a token placed twice the first counts, and nonsense counts as nothing', () => {
    expect(locked(at(), 'draft 1n 12s 3n')).toBe('ready 1n 2s 3n');
    expect(locked(at(), 'draft 11s')).toBe('ready 1s');
    expect(locked(at(), 'draft 31s')).toBe('ready 13s');
    for (const nonsense of [
      'hello',
      'ready 5s',
      'draft 9n',
      'draft x',
      'draft 1n2s',
      'draft  ',
      'draft clown 9',
    ]) {
      expect(locked(at({ holds: ['clown', null] }), nonsense)).toBe('ready 1n');
    }
    expect(locked(at(), 'draft 1n 2n 3n 4n 5n 1n 2n')).toBe('ready 1n 2n 3n 4n 5n');
  });
});
