import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer } from '@fathoms/kernel/game.ts';
import { triggerEnd } from './flow.ts';
import { type Card, cardId, FINAL_DEPLETION, isBonus } from './parts.ts';
import type { Event, State } from './types.ts';

function hasShareCard(pile: readonly Card[]): boolean {
  for (let i = 0; i < pile.length; i++) if (!isBonus(pile[i])) return true;
  return false;
}

/**
 * Takes the top card of the draw deck; whoever calls puts it where it belongs and then calls `settle`.
 * [SHARES-61, SHARES-63] A deck that could not be formed earlier is formed now that a card is due.
 * [SHARES-62, SHARES-135] With no DS card in deck and discard pile nothing is drawn, not even a bonus share.
 */
export function turnUp(s: State, dealer: Dealer<Event>): Card | null {
  if (!hasShareCard(s.deck) && !hasShareCard(s.discards)) return null;
  if (s.deck.length === 0) formDeck(s, dealer);
  return draw(s.deck, dealer.chance);
}

/** [SHARES-57] The discard pile, bonus shares included [SHARES-125], is the new draw deck. */
function formDeck(s: State, { tell }: Dealer<Event>): void {
  s.deck = s.discards;
  s.discards = [];
  tell({ type: 'shuffled', cards: s.deck.map(cardId) });
}

/**
 * [SHARES-56] Taking the last card depletes the deck. [SHARES-57] The first time the discards are shuffled at
 * once, unless they hold no DS card [SHARES-63]; [SHARES-59] the second time the end is triggered. After that
 * an empty deck has no consequence [SHARES-61].
 */
export function settle(s: State, dealer: Dealer<Event>): void {
  if (s.deck.length > 0 || s.depletions === FINAL_DEPLETION) return;
  s.depletions++;
  dealer.tell({ type: 'depleted', nth: s.depletions });
  if (s.depletions === FINAL_DEPLETION) triggerEnd(s, 'depletion', dealer);
  else if (hasShareCard(s.discards)) formDeck(s, dealer);
}
