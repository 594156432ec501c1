import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { commitmentOf, promiseOf } from '@fathoms/table/match/fairness.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { expect, test } from 'vitest';
import type { Verdict } from '../../record/reading.ts';
import { tableOf } from '../../session/test/fakes.ts';
import { contributionOf, type Memory, numbersToOpen, promisesToMake, recall } from '../contributions.ts';
import { answerOf, findings } from '../findings.ts';

const LOCK = commitmentOf('pearl diver');
const SHELL = 'ab'.repeat(32);
const STONE = '01'.repeat(32);
const PEARL = '77'.repeat(32);
const [OURS, THEIRS] = [promiseOf(LOCK, SHELL), promiseOf(LOCK, STONE)];

function memory(): Memory {
  const held = new Map<string, string>();
  return { getItem: key => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

const somebody = { kind: 'human', here: true, awayMs: 0, standIn: null } as const;
const lobby = tableOf([0], {
  status: 'lobby',
  commitment: LOCK,
  seats: [
    { ...somebody, name: 'Ada' },
    { ...somebody, name: 'Ben', promise: THEIRS },
  ],
});
const promised: TableInfo = {
  ...lobby,
  seats: [{ ...somebody, name: 'Ada', promise: OURS }, lobby.seats[1]!],
};
const sealed: TableInfo = { ...promised, sealed: [OURS, THEIRS] };

/** A device that has promised its number. */
function device(): Memory {
  const kept = memory();
  promisesToMake(kept, lobby, () => SHELL);
  return kept;
}

/** One that has opened it, too. */
function witness(): Memory {
  const kept = device();
  numbersToOpen(kept, sealed);
  return kept;
}

const record = {
  ...{ game: 'toy', version: 1, options: {}, commitment: LOCK, rolls: [], entries: [] },
  seats: ['Ada', 'Ben'].map(name => ({ name, kind: 'human' as const })),
  promises: [OURS, THEIRS],
  contributions: [SHELL, STONE],
  end: { outcome: { places: [1, 2], scores: [2, 1] }, seed: 'pearl diver' },
} satisfies MatchRecord;

const recalled = (kept: Memory, part: Partial<MatchRecord> = {}) =>
  recall(contributionOf(kept, lobby.id), { ...record, ...part });

test('TABLE-84: a seat promises one number however often it is asked, and shows nothing of it', () => {
  const kept = memory();
  let drawn = 0;
  const random = () => commitmentOf(`number ${drawn++}`);
  const first = promisesToMake(kept, lobby, random);
  expect(first).toEqual([{ t: 'promise', seat: 0, promise: promiseOf(LOCK, commitmentOf('number 0')) }]);
  expect(promisesToMake(kept, lobby, random)).toEqual(first);
  const moved: TableInfo = { ...lobby, yours: [1], seats: [...lobby.seats].reverse() };
  expect(promisesToMake(kept, moved, random)[0]?.promise, 'in another seat').toBe(first[0]?.promise);
  expect(drawn).toBe(1);
  expect(promisesToMake(kept, { ...lobby, id: 'kelp-crab-7' }, random)[0]?.promise).not.toBe(
    first[0]?.promise,
  );
});

test('TABLE-84: every own seat has a number of its own, and none is asked for after the start', () => {
  let drawn = 0;
  const both: TableInfo = { ...lobby, yours: [0, 1], seats: [lobby.seats[0]!, lobby.seats[0]!] };
  const made = promisesToMake(memory(), both, () => commitmentOf(`number ${drawn++}`));
  expect(new Set(made.map(({ promise }) => promise)).size).toBe(2);
  for (const later of [{ ...lobby, status: 'playing' as const }, { ...lobby, yours: [] }, promised, sealed])
    expect(promisesToMake(memory(), later, () => SHELL)).toEqual([]);
});

test('TABLE-84: a device opens its number to the sealed list, which it has written down before', () => {
  const kept = device();
  expect(numbersToOpen(kept, promised), 'nothing is sealed').toEqual([]);
  expect(numbersToOpen(kept, sealed)).toEqual([{ t: 'luck', seat: 0, luck: SHELL }]);
  expect(contributionOf(kept, lobby.id)).toEqual({
    commitment: LOCK,
    numbers: [SHELL],
    sealed: [OURS, THEIRS],
  });
  const opened = {
    ...sealed,
    seats: [{ ...somebody, name: 'Ada', promise: OURS, luck: SHELL }, lobby.seats[1]!],
  };
  expect(numbersToOpen(kept, opened), 'once is enough').toEqual([]);
});

test('TABLE-84: no number is opened to a second list, to another seed, or beside the promise of a bot', () => {
  const second = { ...sealed, sealed: [OURS, promiseOf(LOCK, PEARL)] };
  expect(numbersToOpen(device(), second)).toHaveLength(1);
  expect(numbersToOpen(witness(), second)).toEqual([]);
  expect(
    promisesToMake(witness(), lobby, () => PEARL),
    'nor promised again',
  ).toEqual([]);
  expect(numbersToOpen(device(), { ...sealed, commitment: commitmentOf('better') })).toEqual([]);
  const bot = { kind: 'bot', name: 'Marlow', level: 'seal' } as const;
  expect(numbersToOpen(device(), { ...sealed, seats: [sealed.seats[0]!, bot] })).toEqual([]);
  expect(numbersToOpen(device(), { ...sealed, sealed: [promiseOf(LOCK, PEARL), THEIRS] })).toEqual([]);
});

test('a browser that keeps nothing takes part all the same, as long as its page is open', () => {
  const closed: Memory = {
    getItem() {
      throw new Error('closed');
    },
    setItem() {
      throw new Error('closed');
    },
  };
  const here = { ...lobby, id: 'private-crab-1' };
  expect(promisesToMake(closed, here, () => SHELL)).toHaveLength(1);
  expect(numbersToOpen(closed, { ...sealed, id: here.id })).toEqual([{ t: 'luck', seat: 0, luck: SHELL }]);
});

test('TABLE-84: a device finds everything it saw in the logbook, or says what was exchanged', () => {
  expect(recall(null, record)).toBe(null);
  expect(recalled(witness())).toBe('agrees');
  expect(recalled(witness(), { commitment: commitmentOf('better') })).toBe('lock');
  // the table's accomplice promised another number once Ada's was known: all of it fits, and she saw the first
  const exchanged = { promises: [OURS, promiseOf(LOCK, PEARL)], contributions: [SHELL, PEARL] };
  expect(recalled(witness(), exchanged)).toBe('list');
  expect(recalled(witness(), { promises: [null, THEIRS], contributions: [null, STONE] })).toBe('list');
  const { promises: _, ...older } = record;
  expect(recall(contributionOf(witness(), lobby.id), older)).toBe('list');
  expect(recalled(witness(), { contributions: [null, STONE] }), 'said to be withheld').toBe('shell');
  expect(recalled(witness(), { continues: 0 })).toBe('taken');
  expect(recalled(witness(), { contributions: [SHELL, null] }), 'another one may be').toBe('agrees');
});

test('TABLE-84: a device whose number was never opened vouches for nothing', () => {
  expect(recalled(device())).toBe('away');
  expect(recalled(device(), { promises: [null, THEIRS], contributions: [null, STONE] })).toBe('away');
});

test('what an earlier page threw in openly is still recognised', () => {
  const { promises: _, ...older } = record;
  const known = (luck: string) => recall({ commitment: LOCK, luck: { 0: luck } }, older);
  expect([known(SHELL), known(PEARL)]).toEqual(['agrees', 'shell']);
});

test('the answer is good only if nothing is wrong, and this device does not miss its own number', () => {
  const fine = { seed: 'good', cards: 'good', memory: 'unknown' } as const;
  expect(answerOf(fine, 'sealed', null)).toBe('sealed');
  expect(answerOf(fine, 'sealed', 'away')).toBe('away');
  expect(answerOf(fine, 'continued', 'away')).toBe('continued');
  expect(answerOf({ ...fine, memory: 'bad' }, 'sealed', 'list')).toBe('bad');
});

test('each chapter of the explanation is told what was found about it', () => {
  const verdict = (part: Partial<Verdict>): Verdict => ({
    flaw: null,
    at: 0,
    open: false,
    assurance: 'open',
    rolls: 1,
    taken: 0,
    luck: '',
    ...part,
  });
  expect(findings(verdict({}), 'agrees')).toEqual({ seed: 'good', cards: 'good', memory: 'good' });
  expect(findings(verdict({ assurance: 'continued' }), null)).toEqual({
    seed: 'good',
    cards: 'unknown',
    memory: 'unknown',
  });
  expect(findings(verdict({ flaw: 'seed' }), null)).toEqual({
    seed: 'bad',
    cards: 'unknown',
    memory: 'unknown',
  });
  expect(findings(verdict({ flaw: 'luck' }), 'lock')).toEqual({ seed: 'good', cards: 'bad', memory: 'bad' });
  expect(findings(verdict({ flaw: 'outcome' }), null)).toEqual({
    seed: 'unknown',
    cards: 'bad',
    memory: 'unknown',
  });
  expect(findings(verdict({ open: true }), null)).toEqual({
    seed: 'unknown',
    cards: 'unknown',
    memory: 'unknown',
  });
});
