/** The chance that a diver who turns back now gets home. Judgement, not rules: only bots read this. */
import { CURRENT_CARDS, DIVERS_SHIFT, FAST_STEPS_UP, RIP_AIR, SHIFTS, STEPS_UP } from '../parts.ts';
import { ROW_AIR, ROWS } from '../sea.ts';
import type { State } from '../types.ts';

const AIRS = 21;
const TOKENS = 6; // more tokens than five are as bad as five
const CELLS = (ROWS + 1) * TOKENS * AIRS;
const cell = (row: number, tokens: number, air: number): number => (row * TOKENS + tokens) * AIRS + air;
const capped = (tokens: number): number => Math.min(tokens, TOKENS - 1);

const shareOf = (is: (card: number) => boolean): number =>
  CURRENT_CARDS.filter(is).length / CURRENT_CARDS.length;
const DOWN = shareOf(card => SHIFTS[card][DIVERS_SHIFT].down > 0);
const UP = shareOf(card => SHIFTS[card][DIVERS_SHIFT].down < 0);

const RIPS = [0, 0.06, 0.125, 0.2, 0.35]; // chances that a current card is a rip, for which there is a table
const DRAWS = 4; // at most so many current cards between two own moves

/** The chance by row, tokens and air, one table per number of current cards a round and chance of a rip. */
const TABLES = new Map<number, Float64Array>();

/** Filled when a bot first asks: nobody's start waits for it. */
function tableFor(decompression: boolean, draws: number, nthRip: number): Float64Array {
  const key = (nthRip * (DRAWS + 1) + draws) * 2 + (decompression ? 1 : 0);
  const known = TABLES.get(key) ?? survival(decompression, draws, RIPS[nthRip]);
  TABLES.set(key, known);
  return known;
}

/** Air only ever falls, so the tables are filled from an empty tank upwards. */
function survival(decompression: boolean, draws: number, rip: number): Float64Array {
  const after = Array.from({ length: draws + 1 }, () => new Float64Array(CELLS)); // by cards still to be drawn
  const safe = after[draws];
  for (let air = 1; air < AIRS; air++) {
    for (let row = 1; row <= ROWS; row++) {
      for (let tokens = 0; tokens < TOKENS; tokens++) {
        after[0][cell(row, tokens, air)] = climb(safe, decompression, row, tokens, air);
      }
    }
    for (let left = 1; left <= draws; left++) drift(after[left - 1], after[left], decompression, rip, air);
  }
  return safe;
}

/** The best of all ascents this turn, where `safe` knows what less air is good for. */
function climb(safe: Float64Array, decompression: boolean, row: number, tokens: number, air: number): number {
  let best = 0;
  const most = Math.min(row, decompression ? FAST_STEPS_UP : STEPS_UP);
  for (let up = 0; up <= most; up++) {
    const held = tokens + (up > STEPS_UP ? 1 : 0);
    const to = row - up;
    if (to === 0) {
      if (held <= 1) return 1;
      continue;
    }
    const rest = air - ROW_AIR[to];
    const off = decompression && to <= 2 && held === tokens && held > 0 ? 1 : 0;
    if (rest > 0) best = Math.max(best, safe[cell(to, capped(held - off), rest)]);
  }
  return best;
}

/** One more current card before that. */
function drift(from: Float64Array, to: Float64Array, decompression: boolean, rip: number, air: number): void {
  const calm = 1 - rip - DOWN - UP;
  for (let row = 1; row <= ROWS; row++) {
    for (let tokens = 0; tokens < TOKENS; tokens++) {
      const bottom = decompression && row === ROWS - 1 ? 1 : 0;
      to[cell(row, tokens, air)] =
        calm * from[cell(row, tokens, air)] +
        rip * from[cell(row, tokens, air - 1)] +
        DOWN * from[cell(Math.min(ROWS, row + 1), capped(tokens + bottom), air)] +
        UP * from[cell(Math.max(1, row - 1), tokens, air)];
    }
  }
}

/** For the divers who still take turns and the rips still in the pile. */
export function homecoming(s: State): Float64Array {
  let draws = 0;
  for (const { status } of s.divers) if (status !== 'dead' && status !== 'evacuated') draws++;
  if (s.stage === 'solo' || s.stage === 'alone') draws = 1;
  return tableFor(s.decompression, draws, nearest(ripChance(s, draws)));
}

/** Over the next two rounds: a pile that runs out is made anew from all cards. */
function ripChance(s: State, draws: number): number {
  const all = 4 / CURRENT_CARDS.length;
  const pile = s.currents.length;
  if (pile === 0) return all;
  let rips = 0;
  for (const card of s.currents) rips += RIP_AIR[card];
  const next = Math.min(1, pile / (2 * draws));
  return next * (rips / pile) + (1 - next) * all;
}

function nearest(chance: number): number {
  let best = 0;
  for (let i = 1; i < RIPS.length; i++) {
    if (Math.abs(RIPS[i] - chance) < Math.abs(RIPS[best] - chance)) best = i;
  }
  return best;
}

/** With so much air after paying for the turn that ends in this row. */
export const chanceHome = (table: Float64Array, row: number, tokens: number, air: number): number =>
  air <= 0 ? 0 : table[cell(row, capped(tokens), air)];
