import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import { deckSize } from '../flow.ts';
import { causesIncident } from '../incident.ts';
import type { Card } from '../parts.ts';
import { outcome } from '../scoring.ts';
import type { Action, LockerKinds, State } from '../types.ts';
import { determinize } from '../view.ts';
import { standing, stashOf } from './judgement.ts';
import { actionValue, cardOf, nextValue, type Prospect, prospect } from './prospect.ts';

/** What Locker tells the bots about itself. */
export const lockerHints: SearchHints<LockerKinds> = {
  effort: { games: 1000, actions: 4 },
  naive,
  careless,
  sound,
  rollout,
  worth,
};

/** Of a beginner's turns with this many cards in the Exploration, how many in ten end here. */
const NERVES = [0, 1, 3, 6, 9];

/** Takes a handful and goes; looks neither at the odds nor at whom a card hurts most. */
function naive(seen: Seen<LockerKinds>, legal: readonly Action[], chance: Chance): Action {
  const s = determinize(seen, chance);
  const home = legal.find(action => action.type === 'return');
  if (home) {
    const nerves = NERVES[Math.min(s.exploration.length, NERVES.length - 1)];
    return chance.below(10) < nerves ? home : legal[0];
  }
  const dry = legal.filter(action => !sinks(s, action));
  return pick(dry.length > 0 ? dry : legal, chance);
}

const ENOUGH = 3; // cards

/** Knows what a card is worth to it, but counts no odds and does not look at the others: a few cards, and home. */
function careless(seen: Seen<LockerKinds>, legal: readonly Action[], chance: Chance): Action {
  const s = determinize(seen, chance);
  const home = legal.find(action => action.type === 'return');
  if (home) return s.exploration.length >= ENOUGH ? home : legal[0];
  const p = prospect(s, s.top);
  return bestFor({ ...p, weights: p.weights.map(() => 0) }, legal, chance);
}

/** Everybody sees that a suit already lies there. */
function sinks(s: State, action: Action): boolean {
  const card = cardOf(s, action);
  return card !== null && causesIncident(s, card);
}

function sound(seen: Seen<LockerKinds>, legal: readonly Action[], chance: Chance): Action {
  const s = determinize(seen, chance);
  return best(s, s.top, legal, chance); // what lies on top of an imagined deck is what the seat has seen
}

function rollout(s: State, _seat: Seat, legal: readonly Action[], chance: Chance): Action {
  return best(s, s.peek > 0 ? s.top : [], legal, chance);
}

function best(s: State, known: readonly Card[], legal: readonly Action[], chance: Chance): Action {
  if (legal.length === 1) return legal[0];
  const p = prospect(s, known);
  const home = legal.find(action => action.type === 'return');
  if (home) return nextValue(p) > 0 ? legal[0] : home;
  return bestFor(p, legal, chance);
}

/** What one does with a card. */
function bestFor(p: Prospect, legal: readonly Action[], chance: Chance): Action {
  if (legal[0].type === 'name') return pick(legal, chance); // nobody has shown yet how they dive
  let choice: Action = legal[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = actionValue(p, action);
    if (value <= highest) continue;
    choice = action;
    highest = value;
  }
  return choice;
}

/**
 * How many points a lead must have to matter, by the cards still to come: fitted to games of sound players
 * (the chance to win is logistic in the lead over this). Early leads are soon forgotten.
 */
const spread = (cards: number): number => 3 + cards + 0.015 * cards * cards;
/** What having one's turn before somebody else is worth, likewise. */
const TURN = { none: 7, V1: 5, V2: 12, V3: 11, V4: 12, V5: 5.5, V6: 6 };
const AT_SEA = 0.7; // what lies in the Exploration is not home yet

/** Final places once the game is over; before that, chances by points and by the cards still to come. */
function worth(s: State): readonly number[] {
  const places = outcome(s)?.places;
  if (places) return winShares(places);
  const seats = s.holds.length;
  const turn = TURN[s.variant ?? 'none'];
  const points = s.holds.map((_, seat) => {
    const later = seats - 1 - ((seat - s.active + seats) % seats); // those whose turn comes after
    return standing(stashOf(s, seat)) + turn * later;
  });
  if (s.exploration.length > 0) points[s.active] += atSea(s) - turn;
  const top = Math.max(...points);
  const scale = spread(deckSize(s));
  const chances = points.map(p => Math.exp((p - top) / scale));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}

function atSea(s: State): number {
  const { stake, crash } = prospect(s, []);
  return crash + AT_SEA * (stake - crash);
}
