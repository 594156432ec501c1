/** What a player would work out at the table, from the view alone: no foresight of currents and events. */
import { clone } from '@fathoms/kernel/clone.ts';
import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { type Ascent, ascend, type Climb, endTurnAfter, type Manner } from './ascent.ts';
import { determinize } from './determinize.ts';
import { freshDive } from './flow.ts';
import { step, stepOptions } from './movement.ts';
import { FAST_STEPS_UP, SPECIES, SPECIES_POINTS, type Species, STEPS, STEPS_UP } from './parts.ts';
import { cardsOf, combinationPoints } from './scoring.ts';
import { parseSpace, ROW_AIR, rowOf, type Space, type SpaceId, spaceId } from './sea.ts';
import type { Action, Diver, Event, State, View } from './types.ts';

/** A space where this turn could end. */
export interface Reach {
  at: SpaceId;
  path: SpaceId[]; // the steps to it, a shortest way
  cost: number; // air Step 4 takes there
  air: number; // left after that; 0 = out of air
  tokens: number; // deco tokens after that
  spare: number; // air left at the surface if the quickest way home begins next turn; below 1 = too late
  stays: number; // turns that may still end at that depth before the quickest way home; -1 = too late
}

/**
 * Every space where the seat's turn could end, the present one first, then by number of steps. For another
 * seat than the active one: its next turn, if the sea stays calm. `most`: no further than so many steps.
 */
export function reachable(view: View, seat: Seat, most = Number.POSITIVE_INFINITY): Reach[] {
  const { status } = view.divers[seat];
  if (status === 'dead' || status === 'evacuated') return [];
  const start = imagine(view, seat);
  const found = new Map<Space, Reach>();
  let edge: Way[] = [{ s: start, path: [] }];
  for (let steps = 0; edge.length > 0; steps++) {
    const next = new Map<string, Way>();
    for (const way of edge) {
      note(found, way, seat);
      if (steps === most) continue;
      for (const further of waysOn(way, seat)) next.set(keyOf(further.s, seat), further);
    }
    edge = [...next.values()];
  }
  return [...found.values()];
}

interface Way {
  s: State;
  path: SpaceId[];
}

function note(found: Map<Space, Reach>, { s, path }: Way, seat: Seat): void {
  const diver = s.divers[seat];
  if (diver.status === 'waiting' || found.has(diver.at)) return;
  found.set(diver.at, { at: spaceId(diver.at), path, ...afterTurn(s, diver) });
}

/** Step 4, and what is left on reaching the surface from there. */
function afterTurn(s: State, diver: Diver): Omit<Reach, 'at' | 'path'> {
  if (diver.status === 'surfaced')
    return { cost: 0, air: diver.air, tokens: diver.deco, spare: diver.air, stays: 0 };
  const row = rowOf(diver.at);
  const next = endTurnAfter(
    {
      decompression: s.decompression,
      row,
      tokens: diver.deco,
      up: s.dive.up,
      upLeft: 0,
      token: s.dive.token,
      nextSteps: diver.steps,
    },
    0,
  );
  const left = diver.air - ROW_AIR[row];
  return {
    cost: ROW_AIR[row],
    air: Math.max(0, left),
    tokens: next.tokens,
    spare: left - ascend(next, 'quick').air,
    stays: countStays(left, next, 'quick'),
  };
}

function waysOn({ s, path }: Way, seat: Seat): Way[] {
  if (s.divers[seat].status === 'surfaced' && s.dive.up > 0) return []; // surfacing ends the turn
  const options: Action[] = [];
  stepOptions(s, options);
  return options.flatMap(option => {
    if (option.type !== 'step') return [];
    const next = clone(s);
    step(next, option.to, SILENT);
    return [{ s: next, path: [...path, spaceId(option.to)] }];
  });
}

const SILENT: Dealer<Event> = {
  chance: {
    below: () => {
      throw new Error('a step needs no luck');
    },
  },
  tell: () => {},
};

const keyOf = ({ divers, dive }: State, seat: Seat): string =>
  [divers[seat].at, divers[seat].status, dive.up, dive.down, dive.left, dive.right].join();

/** The table as the view shows it; nothing that is guessed matters for moving about. */
function imagine(view: View, seat: Seat): State {
  const s = determinize({ seat, view, news: [] }, { below: () => 0 });
  if (seat === s.active) return s;
  s.active = seat;
  s.round = nextRound(view, seat);
  s.open = null;
  s.dive = freshDive(s.divers[seat].steps, s.divers[seat].dark);
  return s;
}

/** The way home from a space. */
export interface AscentPlan {
  turns: number; // own turns until the surface, this one included if it is running
  rows: number[]; // the row each of them ends in; the last is 0
  needs: number; // air a diver must have to arrive alive
  spare: number; // air left on arrival; below 1 = too late
  points: number; // negative points for surfacing with a deco token; 0 if clean
  stays: number; // turns that may still end at this depth first; 0 = turn back now, -1 = too late
  round: number | null; // the round in which the way home must begin at the latest; null = too late
  last: Ascent; // the way home once all stays are used
}

/** What to plan: from which space (if not given, the present one) and in which manner (if not given, clean). */
export interface Question {
  from?: SpaceId;
  manner?: Manner;
}

/** How and until when a diver gets home; null = not underwater. */
export function planAscent(view: View, seat: Seat, question: Question = {}): AscentPlan | null {
  const diver = view.divers[seat];
  if (diver.status !== 'under') return null;
  const { from = diver.at, manner = 'clean' } = question;
  const climb = climbOf(view, seat, rowOf(parseSpace(from) as Space));
  const home = ascend(climb, manner);
  const stays = countStays(diver.air, climb, manner);
  return {
    turns: home.rows.length,
    rows: home.rows,
    needs: home.air + 1,
    spare: diver.air - home.air,
    points: home.points,
    stays,
    round: stays < 0 ? null : nextRound(view, seat) + stays,
    last: ascend(stayed(climb, stays), manner),
  };
}

/** The active diver is in the middle of a turn, anybody else before one. */
function climbOf({ decompression, divers, active, dive }: View, seat: Seat, row: number): Climb {
  const { deco: tokens, steps } = divers[seat];
  const most = Math.min(steps, decompression ? FAST_STEPS_UP : STEPS_UP);
  const turn =
    seat === active
      ? { up: dive.up, upLeft: Math.min(dive.allowance.steps, dive.allowance.up), token: dive.token }
      : { up: 0, upLeft: most, token: false };
  return { decompression, row, tokens, ...turn, nextSteps: seat === active ? steps : STEPS };
}

/** How often a turn may end here before the next has to be the first on the way home. */
function countStays(air: number, climb: Climb, manner: Manner): number {
  let left = air;
  let now = climb;
  for (let stays = -1; ; stays++) {
    if (left - ascend(now, manner).air < 1) return stays;
    left -= ROW_AIR[now.row];
    now = endTurnAfter(now, 0);
  }
}

/** The diver after so many turns at this depth, tokens breathed off or gathered meanwhile. */
function stayed(climb: Climb, turns: number): Climb {
  let now = climb;
  for (let turn = 0; turn < turns; turn++) now = endTurnAfter(now, 0);
  return now;
}

/** The round of the seat's running or next turn. */
function nextRound({ divers, first, active, round }: View, seat: Seat): number {
  const order = (one: Seat): number => (one - first + divers.length) % divers.length;
  return order(seat) >= order(active) ? round : round + 1;
}

/** What seeing an animal would add to a score. */
export interface Worth {
  points: number; // the card, or chips if the species is owned already
  bonus: number; // what its combination gains
  total: number;
  isNew: boolean; // it would bring a card
}

export function animalWorth(owned: readonly Species[], species: Species): Worth {
  const points = SPECIES_POINTS[SPECIES.indexOf(species)];
  const isNew = !owned.includes(species);
  const bonus = isNew
    ? combinationPoints(cardsOf([...owned, species])) - combinationPoints(cardsOf(owned))
    : 0;
  return { points, bonus, total: points + bonus, isNew };
}

/** The same for a seat whose cards the viewer can see; null = they lie face down. */
export function worthTo(view: View, seat: Seat, species: Species): Worth | null {
  const { cards } = view.divers[seat];
  return cards && animalWorth(cards, species);
}
