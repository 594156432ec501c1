import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { payAir } from './air.ts';
import { score } from './chips.ts';
import { applyCurrent, drawCurrent } from './current.ts';
import { desaturate, paySaturation } from './deco.ts';
import { clearAllDust, settle } from './dust.ts';
import { BOAT_POINTS, SOLO_POINTS, STEPS } from './parts.ts';
import { winner } from './scoring.ts';
import { isByTheBoat, NOWHERE, surfacePoints } from './sea.ts';
import { isOut, sweep } from './sight.ts';
import type { Dive, Event, Stage, State } from './types.ts';

const FIRST_DUST_REMOVAL = 3; // [SCUBA-14]
const FIRST_CURRENT = 2; // [SCUBA-14]
const SOLO_ROUNDS = 2; // [SCUBA-135]

export const freshDive = (limit: number, dark: boolean): Dive => ({
  limit,
  taken: 0,
  up: 0,
  down: 0,
  left: 0,
  right: 0,
  halted: false,
  dark,
  found: false,
  fast: false,
  token: false,
  on: NOWHERE,
});

/** [SCUBA-12] Steps 1 and 2; says whether the active player can go on to Step 3. [SCUBA-40] */
export function beginTurn(s: State, seat: Seat, dealer: Dealer<Event>): boolean {
  const diver = s.divers[seat];
  s.active = seat;
  s.turn++;
  s.dive = freshDive(diver.steps, diver.dark);
  diver.steps = STEPS;
  diver.dark = false;
  s.open = null;
  dealer.tell({ type: 'began', seat, turn: s.turn, round: s.round, stage: s.stage });
  // [SCUBA-137, SCUBA-138] paid first, so also for the turn in which the solo diver surfaces
  if (isSoloStage(s) && diver.status === 'under') score(s, seat, -SOLO_POINTS, 'solo', dealer);
  if (s.round >= FIRST_DUST_REMOVAL) clearAllDust(s, 1 << seat, dealer); // [SCUBA-17, SCUBA-79]
  if (s.round >= FIRST_CURRENT) {
    s.open = drawCurrent(s, false, dealer);
    applyCurrent(s, s.open, dealer);
  }
  return !isOut(diver);
}

const isSoloStage = ({ stage }: State): boolean => stage === 'solo' || stage === 'alone';

/** The end of Step 3 and [SCUBA-12] Step 4, then the next turn. */
export function stop(s: State, dealer: Dealer<Event>): void {
  settle(s, dealer);
  if (s.divers[s.active].status === 'under') payDepth(s, dealer);
  endTurn(s, dealer);
}

function payDepth(s: State, dealer: Dealer<Event>): void {
  payAir(s, dealer);
  if (isOut(s.divers[s.active])) return;
  paySaturation(s, dealer);
  desaturate(s, dealer);
}

/** Goes on to the next player who has a Step 3, unless the game is over. */
export function endTurn(s: State, dealer: Dealer<Event>): void {
  do {
    closeTurn(s, dealer);
    const next = s.phase.name === 'over' ? null : nextPlayer(s, dealer);
    if (next === null) return;
    if (beginTurn(s, next, dealer)) return;
  } while (s.phase.name !== 'over');
}

/** After each turn: the trigger [SCUBA-130, SCUBA-131] and the end of a solo dive [SCUBA-139]. */
function closeTurn(s: State, dealer: Dealer<Event>): void {
  if (s.phase.name === 'over') return;
  if (s.stage === 'normal') {
    const below = s.divers.filter(({ status }) => status === 'under' || status === 'waiting').length;
    if (below <= 1) enterStage(s, 'finish', dealer);
  } else if (isSoloStage(s) && !isAnybodyUnder(s)) endGame(s, dealer);
}

const isAnybodyUnder = (s: State): boolean => s.divers.some(({ status }) => status === 'under');

function enterStage(s: State, stage: Stage, { tell }: Dealer<Event>): void {
  s.stage = stage;
  tell({ type: 'staged', stage, soloRound: s.soloRounds });
}

/** [SCUBA-11] Seat order; [SCUBA-13, SCUBA-16] a round begins where the starting player sits, alive or not. */
function nextPlayer(s: State, dealer: Dealer<Event>): Seat | null {
  let seat = s.active;
  do {
    seat = (seat + 1) % s.divers.length;
    if (seat === s.first) beginRound(s, dealer);
    if (s.phase.name === 'over') return null;
  } while (!takesTurns(s, seat));
  return seat;
}

/**
 * [SCUBA-15, SCUBA-133] Everybody living and not evacuated; [SCUBA-135, SCUBA-136] in the solo rounds nobody
 * on the boat or next to it; [SCUBA-142] then the solo diver alone.
 */
function takesTurns(s: State, seat: Seat): boolean {
  const { status, at } = s.divers[seat];
  if (status !== 'surfaced') return status === 'under' || status === 'waiting';
  return s.stage !== 'alone' && (s.stage !== 'solo' || !isByTheBoat(at));
}

/** [SCUBA-132] One full round after the trigger's, [SCUBA-134, SCUBA-135] then the end or two solo rounds. */
function beginRound(s: State, dealer: Dealer<Event>): void {
  s.round++;
  if (s.stage === 'finish') enterStage(s, 'final', dealer);
  else if (s.stage === 'final' && !isAnybodyUnder(s)) endGame(s, dealer);
  else if (s.stage === 'final' || (s.stage === 'solo' && s.soloRounds < SOLO_ROUNDS)) {
    s.soloRounds++;
    enterStage(s, 'solo', dealer);
  } else if (s.stage === 'solo') boatLeaves(s, dealer);
}

/**
 * [SCUBA-140] The solo diver pays; [SCUBA-141] for the others it is over: they take their surface points,
 * [SCUBA-18] their dust is taken off, and tiles are seen once the solo diver has seen them.
 */
function boatLeaves(s: State, dealer: Dealer<Event>): void {
  const solo = s.divers.findIndex(({ status }) => status === 'under');
  dealer.tell({ type: 'departed', solo });
  payMoorings(s, dealer);
  score(s, solo, -BOAT_POINTS, 'boat', dealer);
  clearAllDust(s, ((1 << s.divers.length) - 1) & ~(1 << solo), dealer);
  s.active = solo;
  enterStage(s, 'alone', dealer);
  sweep(s, dealer);
}

/** [SCUBA-105] Negative points of the surface space a player snorkels on when the game ends. */
function payMoorings(s: State, dealer: Dealer<Event>): void {
  for (let seat = 0; seat < s.divers.length; seat++) {
    const { status, at } = s.divers[seat];
    if (status === 'surfaced' && !hasPaid(s, seat)) score(s, seat, -surfacePoints(at), 'surface', dealer);
  }
}

/** [SCUBA-141] Once the boat has left only the solo diver still has a mooring to pay. [SCUBA-143] */
const hasPaid = (s: State, seat: Seat): boolean => s.stage === 'alone' && seat !== s.active;

function endGame(s: State, dealer: Dealer<Event>): void {
  payMoorings(s, dealer);
  s.phase = { name: 'over', reason: 'home' };
  dealer.tell({ type: 'ended', reason: 'home', winner: winner(s) });
}
