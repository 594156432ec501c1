import type { Seat } from '@fathoms/kernel/game.ts';
import { removeFromHand } from './hand.ts';
import type { Card } from './parts.ts';
import type { State } from './types.ts';

/** [SHARES-23, SHARES-27] A price is paid by discarding cards of one's own choice, each worth one. */
export function pay(s: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    removeFromHand(s.hands[seat], card);
    s.discards.push(card);
  }
}
