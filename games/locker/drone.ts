import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer } from '@fathoms/kernel/game.ts';
import { deckSize } from './flow.ts';
import { cardId, PEEK_CARDS, WIDE_PEEK_CARDS } from './parts.ts';
import type { Event, Placed, State } from './types.ts';

/**
 * [LOCKER-69] The active player peeks at the top card; [LOCKER-108] D10 at up to three, in order. What
 * was looked at keeps its place on the deck [LOCKER-70]. [LOCKER-73] An empty deck has nothing to show.
 */
export function droneEffect(s: State, drone: Placed, { chance, tell }: Dealer<Event>): void {
  const wanted = s.divers[s.active] === 'D10' ? WIDE_PEEK_CARDS : PEEK_CARDS;
  const count = Math.min(wanted, deckSize(s));
  if (count === 0) {
    tell({ type: 'fizzled', seat: s.active, card: cardId(drone.card) });
    return;
  }
  while (s.top.length < count) s.top.push(draw(s.deck, chance));
  s.peek = count;
  tell({ type: 'peeked', seat: s.active, count, cards: s.top.slice(0, count).map(cardId) });
}
