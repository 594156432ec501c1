import { clone } from '@fathoms/kernel/clone.ts';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { botSeed, commitmentOf, fairChance } from '../match/fairness.ts';
import { standing } from '../match/journal.ts';
import {
  type Acted,
  act,
  canUndo,
  type LiveMatch,
  openMatch,
  resumeMatch,
  settle,
  type TakenBack,
  undo,
} from '../match/live.ts';
import { type ToyState, toy } from './toy.ts';

const SEED = 'pearl diver';
const opened = (): LiveMatch => settle(openMatch(toy, 2, { rounds: 2 }, SEED));
const entriesOf = (live: LiveMatch) => live.steps.map(step => step.entry);
const logOf = (live: LiveMatch): Log<Kinds> => ({ ...live, entries: entriesOf(live) });

function accepted(result: Acted | TakenBack): LiveMatch {
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.live;
}
const played = (live: LiveMatch, ...moves: [number, number, string][]): LiveMatch =>
  moves.reduce((now, [seat, nth, text]) => accepted(act(now, seat, nth, text)), live);

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the luck of an entry depends on the seed and its number, and on nothing else', () => {
  const rolls = (seed: string, n: number) => {
    const chance = fairChance(seed, n);
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  expect(rolls(SEED, 3)).toEqual(rolls(SEED, 3));
  expect(rolls(SEED, 3)).not.toEqual(rolls(SEED, 4));
  expect(rolls(SEED, 3)).not.toEqual(rolls('another', 3));
});

test('the luck is what anybody with SHA-256 computes: big-endian words of seed:entry:block', () => {
  // sha256("seed:1:0") begins with these words
  const bytes = commitmentOf('seed:1:0');
  const word = Number.parseInt(bytes.slice(0, 8), 16);
  const limit = 4294967296 - (4294967296 % 1000);
  expect(word).toBeLessThan(limit);
  expect(fairChance('seed', 1).below(1000)).toBe(word % 1000);
});

test('luck goes on after the first block of eight words', () => {
  const chance = fairChance(SEED, 1);
  const rolls = Array.from({ length: 64 }, () => chance.below(4294967296));
  expect(new Set(rolls).size).toBe(64);
});

test('a bot gets luck of its own, which is not the luck of the table', () => {
  expect(botSeed(SEED, 0, 1)).not.toBe(botSeed(SEED, 1, 1));
  expect(botSeed(SEED, 0, 1)).not.toContain(SEED);
});

test('TABLE-24: a match opens with its forced moves played by the table', () => {
  expect(entriesOf(opened())).toEqual([{ seat: 0, action: 'tidy', rolls: [], by: 'table' }]);
});

test('an accepted action leaves the match it was played on untouched', () => {
  const before = opened();
  const copy = clone({ steps: before.steps, state: before.state });
  accepted(act(before, 0, 0, 'bid 2'));
  expect({ steps: before.steps, state: before.state }).toEqual(copy);
});

test('TABLE-24: an action brings its forced moves with it, each with the luck of its own entry', () => {
  const live = played(opened(), [0, 0, 'bid 2'], [1, 0, 'bid 1'], [0, 1, 'mark red']);
  expect(entriesOf(live).map(entry => entry.action)).toEqual(['tidy', 'bid 2', 'bid 1', 'mark red', 'tidy']);
  expect(live.steps[2].entry.rolls).toEqual([fairChance(SEED, 3).below(6)]);
});

test('forced moves in a row do not share luck', () => {
  const dicey: Game = {
    ...toy,
    forced: state => ((state as ToyState).marks.length < 3 ? { seat: 0, action: { type: 'tidy' } } : null),
    apply(state, _seat, _action, { chance }) {
      (state as ToyState).marks.push(String(chance.below(1000)));
    },
  };
  const rolls = settle(openMatch(dicey, 2, { rounds: 2 }, SEED)).steps.map(step => step.entry.rolls);
  expect(rolls).toEqual([1, 2, 3].map(n => [fairChance(SEED, n).below(1000)]));
});

test('SYNC-9: a resend of an accepted action is accepted again, however it is spelt, and changes nothing', () => {
  const live = played(opened(), [0, 0, 'bid 2']);
  expect(act(live, 0, 0, ' bid   2')).toEqual({ kind: 'again' });
});

test('SYNC-10: another action under a used number is out of turn', () => {
  const live = played(opened(), [0, 0, 'bid 2']);
  expect(act(live, 0, 0, 'bid 3')).toEqual({ kind: 'out-of-turn' });
  expect(act(live, 0, 0, 'nonsense')).toEqual({ kind: 'out-of-turn' });
});

test('SYNC-10: a number that has not come yet, or cannot come, is out of turn', () => {
  for (const nth of [1, 99, -1, 0.5]) expect(act(opened(), 0, nth, 'bid 1')).toEqual({ kind: 'out-of-turn' });
});

test('SYNC-11: moves the table played for a seat do not count as its own', () => {
  const live = played(opened(), [0, 0, 'bid 2'], [1, 0, 'bid 1'], [0, 1, 'mark red']);
  expect(act(live, 0, 2, 'bid 1').kind).toBe('accepted');
});

test('TABLE-23: what the rules forbid is refused with its reason', () => {
  const live = played(opened(), [0, 0, 'bid 2']);
  expect(act(live, 0, 1, 'bid 1')).toEqual({
    kind: 'refused',
    refusal: { code: 'not-your-turn', toAct: [1] },
  });
  expect(act(live, 1, 0, 'bid 9')).toEqual({
    kind: 'refused',
    refusal: { code: 'illegal', rule: 'PEARLS-1' },
  });
  expect(act(live, 1, 0, '???')).toEqual({ kind: 'refused', refusal: { code: 'unreadable' } });
});

test('TABLE-31: a seat takes back its last decision together with the forced moves after it', () => {
  const before = played(opened(), [0, 0, 'bid 2'], [1, 0, 'bid 1']);
  const after = played(before, [0, 1, 'mark red']);
  expect(canUndo(after, 0)).toBe(true);
  const back = accepted(undo(after, 0, 2));
  expect(back.state).toEqual(before.state);
  expect(back.state).toBe(before.state); // nothing was played again for it: that would cost as much as the match is long
  expect(entriesOf(back)).toEqual(entriesOf(before));
});

test('TABLE-31: luck and other people make a decision final', () => {
  const resolved = played(opened(), [0, 0, 'bid 2'], [1, 0, 'bid 1']);
  expect(undo(resolved, 1, 1)).toEqual({ kind: 'no-undo' });
  const marked = played(resolved, [0, 1, 'mark red']);
  expect(undo(marked, 1, 1)).toEqual({ kind: 'no-undo' });
});

test('SYNC-12: a resent undo is harmless', () => {
  const after = played(opened(), [0, 0, 'bid 2']);
  const back = accepted(undo(after, 0, 1));
  expect(undo(back, 0, 1)).toEqual({ kind: 'again' });
  expect(undo(back, 0, 7)).toEqual({ kind: 'out-of-turn' });
});

test('TABLE-32: nothing is taken back after the end', () => {
  const live = played(
    settle(openMatch(toy, 2, { rounds: 1 }, SEED)),
    [0, 0, 'bid 2'],
    [1, 0, 'bid 1'],
    [0, 1, 'mark red'],
  );
  expect(toy.outcome(live.state)).not.toBeNull();
  expect(undo(live, 0, 2)).toEqual({ kind: 'no-undo' });
});

test('SYNC-18: a match resumed from its journal goes on as if nothing had happened', () => {
  const live = played(opened(), [0, 0, 'bid 2']);
  const resumed = resumeMatch(toy, logOf(live), SEED);
  expect(resumed.state).toEqual(live.state);
  expect(entriesOf(played(resumed, [1, 0, 'bid 3']))).toEqual(entriesOf(played(live, [1, 0, 'bid 3'])));
});

test('a journal that does not replay is reported with its place', () => {
  const log = logOf(played(opened(), [0, 0, 'bid 2']));
  const broken = { ...log, entries: [...log.entries, { seat: 0, action: 'bid 1', rolls: [] }] };
  expect(() => resumeMatch(toy, broken, SEED)).toThrow(/entry 3/);
});

test('an undo takes back the entries before it that still stand', () => {
  const entry = (action: string) => ({ seat: 0, action, rolls: [] });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(entry);
  expect(standing([a, b, c, { undo: 2 }, d])).toEqual([a, d]);
  expect(standing([a, b, { undo: 1 }, c, { undo: 2 }])).toEqual([]);
});

test('taking back the newest decision plays nothing again', () => {
  let applied = 0;
  const counted: typeof toy = {
    ...toy,
    apply(...move) {
      applied++;
      return toy.apply(...move);
    },
  };
  let live = settle(openMatch(counted, 2, { rounds: 4 }, 'seed'));
  const decide = (seat: number, action: string) => {
    const acted = act(live, seat, live.made[seat], action);
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  };
  decide(0, 'bid 1');
  decide(1, 'bid 2');
  decide(0, 'mark red');
  applied = 0;
  const undone = undo(live, 0, live.made[0]);
  expect(undone.kind).toBe('accepted');
  expect(applied).toBe(0);
  const { before: _, ...plain } = live;
  expect(undone).toEqual(undo(plain, 0, live.made[0]));
});

test('what nobody can take back is not kept', () => {
  const live = played(opened(), [0, 0, 'bid 1']);
  expect(canUndo(live, 0)).toBe(true);
  expect(live.before).toBeDefined();
  const next = played(live, [1, 0, 'bid 2']); // shows both bids
  expect(canUndo(next, 1)).toBe(false);
  expect(next.before).toBeUndefined();
});
