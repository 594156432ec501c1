/** The end of a match: who won, and by how much. */
import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { Face } from './screen.ts';

/** A finished match, for a game to put into words and parts. */
export interface Ended<View, Words> {
  readonly view: View;
  readonly outcome: Outcome;
  readonly faces: readonly Face[];
  readonly words: Words;
  readonly history: readonly News[]; // everything this viewer has heard
}

export const winnersOf = ({ places }: Outcome): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Points between a seat and the best of its rivals; null = it has none. */
export function leadOf(
  winner: Seat,
  { scores }: Outcome,
  isRival: (seat: Seat) => boolean = () => true,
): number | null {
  const rivals = scores.filter((_, seat) => seat !== winner && isRival(seat));
  return rivals.length === 0 ? null : (scores[winner] ?? 0) - Math.max(...rivals);
}
