import { scripted } from '@fathoms/kernel/chance.ts';
import { play } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { goofspiel } from '../index.ts';
import type { State } from '../types.ts';

const ALL = 2 ** 13 - 1;
const cards = (...held: number[]): number => held.reduce((hand, card) => hand | (1 << (card - 1)), 0);
const at = (parts: Partial<State>): State => ({
  ...{ prize: 5, prizes: cards(1, 13), hands: [cards(2, 9), cards(3, 9)], bids: [0, 0], points: [0, 0] },
  ...parts,
});

/** What comes of a bid, or the refusal. The next prize is the lowest left. */
function bid(state: State, seat: number, card: number) {
  const isLast = state.bids.every((lying, other) => lying > 0 || other === seat);
  const rolls = isLast && state.prizes !== 0 && state.prizes !== 1 ? [0] : [];
  const played = play({ game: goofspiel, state, chance: scripted(...rolls) }, seat, `${card}`);
  return played.ok ? played.state : played.refusal;
}

test('GOOF-1: everybody holds all cards, and a prize lies there', () => {
  const state = goofspiel.setup(3, {}, { chance: scripted(4), tell: () => {} });
  expect(state).toMatchObject({ prize: 5, prizes: ALL & ~cards(5), hands: [ALL, ALL, ALL] });
});

test('GOOF-2: all bid at the same time, once, and nobody sees the others’ cards', () => {
  const state = bid(at({}), 0, 9) as State;
  expect(goofspiel.toAct(state)).toEqual([1]);
  expect(bid(state, 0, 2)).toEqual({ code: 'not-your-turn', toAct: [1] });
  expect(goofspiel.view(state, 1)).toEqual(goofspiel.view(bid(at({}), 0, 2) as State, 1));
});

test('GOOF-3: the highest bid takes the prize, and what was bid is gone', () => {
  const shown = bid(at({ bids: [9, 0], hands: [cards(2), cards(3, 9)] }), 1, 3) as State;
  expect(shown).toMatchObject({ points: [5, 0], hands: [cards(2), cards(9)], bids: [0, 0] });
  expect(bid(shown, 0, 9)).toEqual({ code: 'illegal', rule: 'GOOF-3' });
});

test('GOOF-4: equal highest bids leave the prize to nobody', () => {
  expect(bid(at({ bids: [9, 0] }), 1, 9)).toMatchObject({ points: [0, 0] });
});

test('GOOF-5: the next prize is one of those left', () => {
  expect(bid(at({ bids: [9, 0] }), 1, 3)).toMatchObject({ prize: 1, prizes: cards(13) });
});

test('GOOF-6: after the last prize the most points win', () => {
  const over = bid(at({ prizes: 0, bids: [9, 0], points: [1, 6] }), 1, 3) as State;
  expect(goofspiel.outcome(over)).toEqual({ places: [1, 1], scores: [6, 6] });
  expect(bid(over, 1, 9)).toEqual({ code: 'over' });
});
