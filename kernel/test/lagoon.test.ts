import { expect, test } from 'vitest';
import { afterExpiry } from '../expiring.ts';
import type { Game } from '../game.ts';
import { chosen, isGiven } from '../options.ts';
import { type Contract, checkMatch, contract } from '../testing/contract.ts';
import { type LagoonKinds, type LagoonState, lagoon } from './lagoon.ts';

const options = { rounds: 3, clock: 0, live: 'on', bots: '' };
const promise: Contract<LagoonKinds> = {
  matches: 20,
  optionSets: [options],
  longest: 2000,
  sealed: true,
  isSecret: () => false,
  conserves: (s: LagoonState) => s.shells,
};

contract(lagoon, promise);

const broken = (flaw: Partial<Game<LagoonKinds>>) => () => {
  for (let n = 0; n < 5; n++) checkMatch({ ...lagoon, ...flaw }, promise, 2, options, `broken ${n}`, 1);
};
const { ends } = lagoon.expiring!;

test('a seat that knows no more than anybody, said to have secrets, is caught', () => {
  expect(broken({ hasSecrets: () => true })).toThrow(/has secrets/);
});

test('news that expires differently when it is sent a third time is caught', () => {
  const rest = (event: LagoonKinds['event']): LagoonKinds['event'] | null =>
    event.type === 'opened' && event.shell !== null ? { ...event, shell: null } : null;
  expect(broken({ expiring: { ends, rest } })).toThrow(/expires once/);
});

test('an expiry that depends on who listens is caught', () => {
  const redact: Game<LagoonKinds>['redact'] = (event, viewer) =>
    event.type === 'opened' && viewer === 1 ? { ...event, guesses: [9] } : event;
  const rest = (event: LagoonKinds['event']): LagoonKinds['event'] =>
    event.type === 'opened' && event.guesses[0] !== 9 ? { ...event, shell: null, guesses: [] } : event;
  expect(broken({ redact, expiring: { ends, rest } })).toThrow(/same for everybody/);
});

test('the end of a round that expires is caught', () => {
  expect(broken({ expiring: { ends, rest: event => (ends(event) ? null : event) } })).toThrow(
    /still heard to be over/,
  );
});

test('only rounds that are over expire, and a game without expiring forgets nothing', () => {
  const opened = { type: 'opened', shell: 2, guesses: [1] } as const;
  const rested = { type: 'rested', scores: [0] } as const;
  const steps = [[], [opened, rested, opened], [opened]] as unknown as LagoonKinds['event'][][];
  const gone = { type: 'opened', shell: null, guesses: [] };
  expect(afterExpiry(lagoon, steps)).toEqual([[], [gone, rested, opened], [opened]]);
  expect(afterExpiry(lagoon, [[opened]] as never)).toEqual([[opened]]);
  const { expiring, ...lasting } = lagoon;
  expect(afterExpiry(lasting as Game<LagoonKinds>, steps)).toBe(steps);
});

test('options the table fills in are not a host’s to choose', () => {
  expect(['live', 'bots', 'clock'].map(isGiven)).toEqual([true, true, false]);
  expect(chosen({ live: 'off', bots: 'A', clock: 30 })).toEqual({ clock: 30 });
});
