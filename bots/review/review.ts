import type { Facts, Kinds, Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { ReviewEffort } from '@fathoms/kernel/sounding.ts';
import { decide } from './decide.ts';
import { type Expertise, GAMES_A_WORLD, openOutlook } from './imagine.ts';
import { type MadeMove, readMoves } from './moves.ts';
import type { Quality } from './quality.ts';
import type { Readings } from './readings.ts';
import { reviewRounds } from './rounds.ts';
import { averageOf, FULL_EFFORT } from './weigh.ts';
import { whole } from './whole.ts';

/** Chances are whole hundredths of a per cent, so that what is added up is exact. */
export type Chances = readonly number[]; // per seat

/** One move of a match with what luck and the table made of it. */
export interface ReviewStep {
  readonly step: number; // entries played before it
  readonly seat: Seat; // whose move
  readonly turn: number; // from 1; goes up when the move passes on
  readonly before: Chances;
  readonly luck: Chances; // what came of it against what could be expected
  readonly cost: number; // for whose move it is: the chosen against the best; never above 0
  readonly decision: Decision | null; // null = there was nothing to decide
  readonly until?: number; // entries played when it came true, where that was not at once
}

export interface Decision {
  readonly quality: Quality;
  readonly chosen: string;
  readonly best: string;
  readonly options: readonly { readonly action: string; readonly worth: number }[]; // for the seat; best first
  readonly reasons: Facts; // of the chosen one
  readonly instead: Facts; // of the best one
}

export interface Review {
  readonly seats: number;
  readonly steps: readonly ReviewStep[];
  readonly end: Chances; // shares of the victory
  readonly outcome: Outcome;
  readonly rounds?: true; // turns are rounds, in which everybody decides at once
}

/** What the judge makes of a move before it is split up; chances from 0 to 1. */
interface Judged {
  readonly value: readonly number[]; // before it, with the best move now and sensible play by all from there
  // what luck is measured against: what was chosen before was weighed by the same word
  readonly passed: readonly number[]; // where the move has just passed on: the judge's
  readonly sensible: readonly number[]; // within a turn: with sensible play from here
  readonly chosen: readonly number[];
  readonly cost: number;
  readonly decision: Decision | null;
}

/**
 * Goes through a finished match, move by move. Luck is what a move came to against the average of imagined games
 * from what its seat knew. A decision is the chosen against the best. All else that changes a seat's chance is its
 * rivals' play. Where there are pictures, `readings` is what eyes made of them.
 */
export function* reviewMatch(
  expertise: Expertise,
  log: Log<Kinds>,
  seed: string,
  effort: ReviewEffort = expertise.sounding.review ?? FULL_EFFORT,
  readings: Readings = [],
): Generator<ReviewStep | null, Review> {
  if (expertise.sounding.rounds) return yield* reviewRounds(expertise, log, seed, effort, readings);
  const { moves, outcome } = readMoves(expertise, log);
  const end = winShares(outcome.places);
  const steps: ReviewStep[] = [];
  let turn = 0;
  let last: { move: MadeMove; judged: Judged } | null = null;
  const finish = (value: readonly number[]): void => {
    if (!last) return;
    const { move, judged } = last;
    steps.push({
      step: move.step,
      seat: move.seat,
      turn,
      before: judged.value.map(whole),
      luck: value.map((chance, seat) => whole(chance - judged.chosen[seat])),
      cost: whole(judged.cost),
      decision: judged.decision,
    });
  };
  for (const move of moves) {
    const judged = judgeMove(expertise, move, `${seed} ${move.step}`, effort);
    const hasPassed = last?.move.seat !== move.seat;
    finish(hasPassed ? judged.passed : judged.sensible);
    if (hasPassed) turn++;
    last = { move, judged };
    yield steps.at(-1) ?? null;
  }
  finish(end);
  return { seats: log.seats, steps, end: end.map(whole), outcome };
}

const WORLDS = 8; // guesses at what is hidden that the judge alone is asked about

function judgeMove(expertise: Expertise, move: MadeMove, seed: string, effort: ReviewEffort): Judged {
  const { game, sounding, judge } = expertise;
  const outlook = openOutlook(game, move.seen, seed);
  const { favourite, chosen, sensible, cost, decision } = decide(expertise, outlook, move.text, effort);
  const worlds = Array.from({ length: WORLDS }, (_, which) => outlook.world(which * GAMES_A_WORLD));
  const passed = sounding.isLate(worlds[0]) ? sensible.worth : averageOf(worlds.map(judge));
  return { value: favourite.worth, passed, sensible: sensible.worth, chosen: chosen.worth, cost, decision };
}
