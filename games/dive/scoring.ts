import type { Outcome } from '@fathoms/kernel/game.ts';
import type { Pawn, State } from './types.ts';

/** Everybody shares the victory whose pawn is furthest; a Chief among them wins alone. */
export function winners(s: State): Pawn[] {
  const furthest = furthestSpace(s);
  if (s.chief?.space === furthest) return ['chief']; // [DIVE-130]
  return [...s.divers.keys()].filter(seat => s.divers[seat].space === furthest);
}

/**
 * [DIVE-68] By the pawn's space, 1-2-2-4. [DIVE-69, DIVE-81] The first place may be shared. [DIVE-131] The Chief
 * takes a place like a diver: where it wins nobody else is first.
 */
export function outcome(s: State): Outcome | null {
  if (s.phase !== 'over') return null;
  const scores = s.divers.map(({ space }) => space);
  return { scores, places: scores.map(space => placeOf(s, space)) };
}

function placeOf(s: State, space: number): number {
  const ahead = s.divers.filter(diver => diver.space > space).length;
  if (s.chief === null) return 1 + ahead;
  const behindChief = s.chief.space > space || (s.chief.space === space && furthestSpace(s) === space);
  return 1 + ahead + (behindChief ? 1 : 0);
}

export function furthestSpace(s: State): number {
  let furthest = s.chief?.space ?? 0;
  for (const { space } of s.divers) if (space > furthest) furthest = space;
  return furthest;
}
