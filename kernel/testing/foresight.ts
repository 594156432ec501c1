/** Holds what a game foresees against what its rules then do. */
import { expect } from 'vitest';
import { clone } from '../clone.ts';
import type { Foresight } from '../foresee.ts';
import type { Chance, Game, Kinds, Seat } from '../game.ts';

/**
 * Plays an action for good. What was foreseen must be the beginning of what is told, and, where nothing hidden
 * had a say, all of it, with exactly the table that was foreseen. Answers with all that was told.
 */
export function holdsTrue<K extends Kinds>(
  game: Game<K>,
  foreseen: Foresight<K>,
  at: {
    readonly state: K['state'];
    readonly seat: Seat;
    readonly action: K['action'];
    readonly chance: Chance;
  },
): readonly K['event'][] {
  const { seat, action, chance } = at;
  const state = clone(at.state);
  const told: K['event'][] = [];
  const dealer = {
    chance,
    tell: (event: K['event']) => {
      const heard = game.redact(event, seat);
      if (heard !== null) told.push(heard);
    },
  };
  game.apply(state, seat, action, dealer);
  for (let next = game.forced(state); next; next = game.forced(state))
    game.apply(state, next.seat, next.action, dealer);
  expect(told.slice(0, foreseen.news.length)).toEqual(foreseen.news);
  if (foreseen.view !== null) {
    expect(foreseen.news).toHaveLength(told.length);
    expect(foreseen.view).toEqual(game.view(state, seat));
  }
  return told;
}
