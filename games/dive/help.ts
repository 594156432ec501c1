import type { Dealer } from '@fathoms/kernel/game.ts';
import type { Helper } from './ocean/cards.ts';
import { MANTA_LIMIT } from './parts.ts';
import type { Event, Pawn, State, Unmoved } from './types.ts';

export interface Contender {
  readonly pawn: Pawn;
  readonly speed: number;
}

/** [DIVE-42, DIVE-44] The single fastest; [DIVE-43] null = a tie, and nobody is helped. */
export function fastest(contenders: readonly Contender[]): Pawn | null {
  let top = Number.NEGATIVE_INFINITY;
  let first: Pawn | null = null;
  for (const { pawn, speed } of contenders) {
    if (speed < top) continue;
    first = speed > top ? pawn : null;
    top = speed;
  }
  return first;
}

/** [DIVE-45] At once, and it cannot be refused. [DIVE-55] Turtles work in both zones. */
export function help(s: State, pawn: Pawn, by: Helper, { tell }: Dealer<Event>): void {
  const from = spaceOf(s, pawn);
  const { to, why } =
    by === 'manta' ? mantaRide(s, pawn) : { to: from + turtleSpaces(s, pawn, by), why: null };
  moveTo(s, pawn, to);
  tell({ type: 'helped', pawn, by, from, to, why });
}

/** By its type: comparing a number with a name takes a hundred times as long. */
export const isChief = (pawn: Pawn): pawn is 'chief' => typeof pawn === 'string';

export const spaceOf = (s: State, pawn: Pawn): number =>
  isChief(pawn) ? (s.chief?.space ?? 0) : s.divers[pawn].space;

export function moveTo(s: State, pawn: Pawn, space: number): void {
  if (!isChief(pawn)) s.divers[pawn].space = space;
  else if (s.chief) s.chief.space = space;
}

/** [DIVE-46, DIVE-47] One space, or two; [DIVE-106] the Giant Green Turtle's owner gets one more from green ones. */
function turtleSpaces(s: State, pawn: Pawn, by: Helper): number {
  if (by === 'red') return 2;
  return !isChief(pawn) && s.divers[pawn].using === 'green' ? 2 : 1;
}

/**
 * [DIVE-48, DIVE-51] To the nearest pawn strictly ahead, [DIVE-123] the Chief's included, [DIVE-49] but never past
 * 15. [DIVE-50, DIVE-52, DIVE-54] With nobody ahead, on 15 or deeper there is no movement.
 */
export function mantaRide(s: State, pawn: Pawn): { to: number; why: Unmoved | null } {
  const from = spaceOf(s, pawn);
  if (from >= MANTA_LIMIT) return { to: from, why: 'too-deep' };
  let nearest = Number.POSITIVE_INFINITY;
  for (const { space } of s.divers) if (space > from && space < nearest) nearest = space;
  if (s.chief && s.chief.space > from && s.chief.space < nearest) nearest = s.chief.space;
  if (nearest === Number.POSITIVE_INFINITY) return { to: from, why: 'nobody-ahead' };
  return { to: Math.min(nearest, MANTA_LIMIT), why: null };
}
