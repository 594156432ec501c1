import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { score } from './chips.ts';
import { arrive, changeTokens, takeToken } from './deco.ts';
import { settle } from './dust.ts';
import { DECO_POINTS, DIVERS_SHIFT, FAST_STEPS_UP, SHIFTS, STEPS, STEPS_UP } from './parts.ts';
import {
  above,
  BOAT,
  beside,
  columnOf,
  firstColumn,
  LOWEST_TILES,
  lastColumn,
  NOWHERE,
  ROWS,
  rowOf,
  SPACES,
  type Space,
  spaceAt,
  spaceId,
  UNDER_BOAT,
} from './sea.ts';
import type { Action, Event, State } from './types.ts';

const STEP: readonly Action[] = Array.from({ length: SPACES }, (_, to) => ({ type: 'step', to }));

/** [SCUBA-43, SCUBA-83] Steps left this turn in all; [SCUBA-84] none once movement has ended. */
export const stepsLeft = ({ dive }: State): number =>
  dive.halted ? 0 : Math.max(0, dive.limit - dive.taken);

/**
 * [SCUBA-44] Two steps up; [SCUBA-111, SCUBA-112] with decompression four, if nothing was discovered.
 * [SCUBA-50] None in round 1, which is everybody's first turn.
 */
export function upLeft(s: State): number {
  if (s.round === 1) return 0;
  const most = s.decompression && !s.dive.found ? FAST_STEPS_UP : STEPS_UP;
  return Math.max(0, most - s.dive.up);
}

/** [SCUBA-44] */
export const downLeft = (s: State): number => STEPS - s.dive.down;

/** [SCUBA-45] The divers' current of this turn's card takes away from steps against it. [SCUBA-46] */
export const leftLeft = (s: State): number => Math.max(0, STEPS - Math.max(0, flow(s)) - s.dive.left);
export const rightLeft = (s: State): number => Math.max(0, STEPS + Math.min(0, flow(s)) - s.dive.right);
const flow = ({ open }: State): number => (open === null ? 0 : SHIFTS[open][DIVERS_SHIFT].right);

/** Adds the steps the active diver may take. */
export function stepOptions(s: State, options: Action[]): void {
  const { status, at } = s.divers[s.active];
  if (stepsLeft(s) === 0) return;
  if (status === 'waiting') {
    for (const space of UNDER_BOAT) options.push(STEP[space]); // [SCUBA-48]
    return;
  }
  if (status === 'surfaced') snorkelOptions(s, at, options);
  else diveOptions(s, at, options);
}

/** [SCUBA-99] Sideways only; [SCUBA-53] not off the columns in use. */
function snorkelOptions(s: State, at: Space, options: Action[]): void {
  const seats = s.divers.length;
  const [left, right] = [beside(at, -1), beside(at, 1)];
  if (left >= firstColumn(seats) && leftLeft(s) > 0) options.push(STEP[left]);
  if (right <= lastColumn(seats) && rightLeft(s) > 0) options.push(STEP[right]);
}

/** [SCUBA-51] Not into row 9, [SCUBA-52] and from there only up; [SCUBA-54] nothing else blocks. */
function diveOptions(s: State, at: Space, options: Action[]): void {
  const seats = s.divers.length;
  const [row, column] = [rowOf(at), columnOf(at)];
  if (upLeft(s) > 0) {
    if (row > 1) options.push(STEP[at - 10]);
    else if (maySurface(s)) options.push(STEP[above(column)]);
  }
  if (row === ROWS) return;
  if (column > firstColumn(seats) && leftLeft(s) > 0) options.push(STEP[at - 1]);
  if (column < lastColumn(seats) && rightLeft(s) > 0) options.push(STEP[at + 1]);
  if (row < LOWEST_TILES && downLeft(s) > 0) options.push(STEP[at + 10]);
}

/** What a step up depends on, in a state and in a view. */
interface Ascent {
  readonly active: Seat;
  readonly divers: readonly { readonly deco: number }[];
  readonly dive: { readonly up: number };
}

/** The next step up is the third: it brings a token. [SCUBA-112] */
const isFast = ({ dive }: Ascent): boolean => dive.up === STEPS_UP;

/** [SCUBA-116] Not with two tokens; [SCUBA-119] the token of a fast ascent is counted first. */
export const maySurface = (s: Ascent): boolean => s.divers[s.active].deco + (isFast(s) ? 1 : 0) <= 1;

/** A step; says whether it led from the water to the surface, which ends the turn. [SCUBA-96] */
export function step(s: State, to: Space, dealer: Dealer<Event>): boolean {
  const diver = s.divers[s.active];
  const from = diver.at;
  settle(s, dealer);
  if (diver.status === 'under' && rowOf(to) < rowOf(from) && isFast(s)) {
    s.dive.fast = true;
    takeToken(s, s.active, dealer);
  }
  countStep(s, from, to);
  diver.at = to;
  dealer.tell({ type: 'stepped', seat: s.active, from: spaceId(from), to: spaceId(to) });
  if (diver.status === 'under' && rowOf(to) === 0) {
    surface(s, dealer);
    return true;
  }
  if (diver.status === 'waiting') diver.status = 'under';
  if (diver.status === 'under') arrive(s, s.active, rowOf(from), dealer);
  s.dive.on = diver.status === 'under' ? to : below(to);
  return false;
}

/** [SCUBA-47] Steps are counted by direction; [SCUBA-48] the first one goes down. */
function countStep({ dive }: State, from: Space, to: Space): void {
  dive.taken++;
  const down = rowOf(to) - rowOf(from);
  if (down > 0) dive.down++;
  else if (down < 0) dive.up++;
  else if (to > from) dive.right++;
  else dive.left++;
}

/** [SCUBA-101] What a snorkeller can act on; [SCUBA-102] from the boat there is nothing. */
const below = (surface: Space): Space => (surface === BOAT ? NOWHERE : spaceAt(1, surface));

/** [SCUBA-94] The dive is over; [SCUBA-117, SCUBA-118] a last token costs points and is gone. */
function surface(s: State, dealer: Dealer<Event>): void {
  const diver = s.divers[s.active];
  diver.status = 'surfaced';
  dealer.tell({ type: 'surfaced', seat: s.active, at: spaceId(diver.at) });
  if (diver.deco === 0) return;
  changeTokens(s, s.active, -diver.deco, dealer);
  score(s, s.active, -DECO_POINTS, 'deco', dealer);
}
