import { FIRST_DEEP, STONE } from '../parts.ts';
import { outcome } from '../scoring.ts';
import type { State } from '../types.ts';

/** Spaces a pawn makes in a round, by zone. */
const DIVER_PACE = { tranquil: 4.3, deep: 2.6 };
const CHIEF_PACE = { tranquil: 5, deep: 3.4 };
const LUCK = 0.75; // rounds by which luck can change who is first

/** How well each seat stands, from 0 (lost) to 1 (won): who won, or who is likely to be at the stone first. */
export function standing(s: State): readonly number[] {
  const places = outcome(s)?.places;
  if (places) return shares(places.map(place => (place === 1 ? 1 : 0)));
  const divers = s.divers.map(({ space }) => Math.exp(-roundsLeft(space, DIVER_PACE) / LUCK));
  const chief = s.chief ? Math.exp(-roundsLeft(s.chief.space, CHIEF_PACE) / LUCK) : 0;
  const sum = divers.reduce((a, b) => a + b, chief);
  return divers.map(chance => chance / sum);
}

const shares = (wins: readonly number[]): number[] => {
  const winners = Math.max(
    1,
    wins.reduce((a, b) => a + b, 0),
  );
  return wins.map(won => won / winners);
};

function roundsLeft(space: number, pace: { tranquil: number; deep: number }): number {
  const tranquil = Math.max(0, FIRST_DEEP - space);
  const deep = STONE - Math.max(space, FIRST_DEEP);
  return tranquil / pace.tranquil + deep / pace.deep;
}
