import type { Kinds } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { ReviewEffort, Rounds } from '@fathoms/kernel/sounding.ts';
import { decide } from './decide.ts';
import { type Expertise, openRoundOutlook, playImagined } from './imagine.ts';
import { type MadeMove, readMoves } from './moves.ts';
import type { Readings } from './readings.ts';
import type { Review, ReviewStep } from './review.ts';
import { averageOf } from './weigh.ts';
import { whole } from './whole.ts';

/** All that was decided in a round: one turn of the review. */
interface Round {
  readonly nth: number;
  readonly all: readonly MadeMove[];
  readonly moves: readonly MadeMove[]; // those that counted: without what was taken back
  readonly end: number; // entries played when it is over
}

/**
 * A match in which all seats decide in secret before anything happens, round by round. A seat's decision is what it
 * chose against the best by what it knew, whatever the others may have chosen. Luck is what the round came to against
 * what was to be expected once everything had been chosen. All else is what the others made of it.
 */
export function* reviewRounds(
  expertise: Expertise,
  log: Log<Kinds>,
  seed: string,
  effort: ReviewEffort,
  readings: Readings,
): Generator<ReviewStep | null, Review> {
  const { moves, outcome } = readMoves(expertise, log);
  const rounds = roundsOf(expertise, moves, log.entries.length);
  const end = winShares(outcome.places).map(whole);
  const chances = rounds.map(round => chancesAt(expertise, round, `${seed} ${round.nth}`));
  const steps: ReviewStep[] = [];
  for (const [i, round] of rounds.entries()) {
    const after = chances[i + 1] ?? end;
    const judging = { expertise, round, seed, effort, readings };
    const expected = expectedOf(judging);
    const luck = after.map((chance, seat) => chance - expected[seat]);
    const now = [...chances[i]];
    for (const move of round.moves) {
      const step = judgeStep(judging, move, now, luck);
      steps.push(step);
      now[move.seat] = isLast(expertise, move) ? after[move.seat] : now[move.seat] + step.cost;
      yield step;
    }
  }
  return { seats: log.seats, steps, end, outcome, rounds: true };
}

/** The part of a sounding this is all about. */
const roundsIn = ({ sounding }: Expertise): Rounds => sounding.rounds as Rounds;

const isLast = (expertise: Expertise, { text }: MadeMove): boolean =>
  roundsIn(expertise).isSealed(expertise.game.parse(text));

function roundsOf(expertise: Expertise, moves: readonly MadeMove[], entries: number): Round[] {
  const { round } = roundsIn(expertise);
  const byRound = new Map<number, MadeMove[]>();
  for (const move of moves) {
    const nth = round(move.state);
    byRound.set(nth, [...(byRound.get(nth) ?? []), move]);
  }
  const all = [...byRound.values()];
  return [...byRound].map(([nth, own], i) => ({
    nth,
    all: own,
    moves: own.filter(move => !isTakenBack(expertise, move, own)),
    end: all[i + 1]?.[0].step ?? entries,
  }));
}

/** What a seat took back is no decision, and neither is taking it back. */
function isTakenBack(expertise: Expertise, move: MadeMove, all: readonly MadeMove[]): boolean {
  const { seat, step, state } = move;
  if (!expertise.game.toAct(state).includes(seat)) return true;
  const later = all.some(other => other.seat === seat && other.step > step && isLast(expertise, other));
  return later && isLast(expertise, move);
}

const WORLDS = 8; // guesses at what is hidden that the judge alone is asked about

/** The judge's word before anybody has looked or decided anything. */
function chancesAt(expertise: Expertise, { moves: [first] }: Round, seed: string): number[] {
  const { world } = openRoundOutlook(expertise, first.seen, seed);
  return averageOf(Array.from({ length: WORLDS }, (_, nth) => expertise.judge(world(nth)))).map(whole);
}

interface Judging {
  readonly expertise: Expertise;
  readonly round: Round;
  readonly seed: string;
  readonly effort: ReviewEffort;
  readonly readings: Readings;
}

/** What was to be expected of what everybody had chosen, with nothing unsure but what nobody could know. */
function expectedOf({ expertise, round, seed, effort, readings }: Judging): number[] {
  const { game, judge } = expertise;
  const first = round.moves.find(move => isLast(expertise, move)) ?? round.moves[0];
  const seen = { ...first.seen, glimpse: readings[first.step] };
  const { world, luck } = openRoundOutlook(expertise, seen, `${seed} ${round.nth} all`);
  const chosen = round.all.filter(({ step }) => step >= first.step);
  const games = Array.from({ length: 2 * effort.close }, (_, nth) => {
    const [state, chance] = [world(nth), luck(nth)];
    for (const { seat, text } of chosen) playImagined(game, state, seat, game.parse(text), chance);
    return judge(state);
  });
  return averageOf(games).map(whole);
}

function judgeStep(
  { expertise, round, seed, effort, readings }: Judging,
  move: MadeMove,
  now: readonly number[],
  luck: readonly number[],
): ReviewStep {
  const { step, seat, text } = move;
  const glimpse = seenBy(expertise, round, move, readings);
  const outlook = openRoundOutlook(expertise, { ...move.seen, glimpse }, `${seed} ${step}`);
  const { cost, decision } = decide(expertise, outlook, text, effort);
  const isSealed = isLast(expertise, move);
  return {
    step,
    seat,
    turn: round.nth,
    before: [...now],
    luck: now.map((_, other) => (isSealed && other === seat ? luck[seat] : 0)),
    cost: whole(cost),
    decision,
    ...(isSealed && { until: round.end }),
  };
}

/** The reading all of a seat's decisions in a round are judged by: as what it chose in the end allows. */
function seenBy(
  expertise: Expertise,
  { moves }: Round,
  { step, seat }: MadeMove,
  readings: Readings,
): unknown {
  const glimpse = readings[step] ?? null;
  const last = moves.findLast(move => move.seat === seat) as MadeMove;
  const { seenBy: lenient } = roundsIn(expertise);
  return glimpse === null || !lenient
    ? glimpse
    : lenient(glimpse, last.state, expertise.game.parse(last.text));
}
