import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import { cardOf } from '../bot/prospect.ts';
import { deckSize } from '../flow.ts';
import { addCard } from '../hold.ts';
import { causesIncident, savedCards } from '../incident.ts';
import { type Card, cardId } from '../parts.ts';
import { holdScore } from '../scoring.ts';
import { tamer } from '../turn.ts';
import type { Action, State } from '../types.ts';

/** What this decision is about: the odds of an incident and what would sink with it, or the card that is placed. */
export function reasons(s: State, seat: Seat, action: Action): Facts {
  if (action.type === 'reveal' || action.type === 'return') {
    const next = s.peek > 0 ? s.top.slice(0, 1) : [...s.deck, ...s.top];
    return {
      lying: s.exploration.length,
      bad: next.filter(card => tamer(s, card) === null && causesIncident(s, card)).length,
      total: next.length,
      left: deckSize(s),
      stake: stakeOf(s, seat),
    };
  }
  const card = cardOf(s, action);
  if (card === null) return {};
  const facts = { card: cardId(card), stake: stakeOf(s, seat) };
  return causesIncident(s, card) ? facts : { ...facts, sinks: sinksAfter(s, card), left: deckSize(s) };
}

/** Of the cards in the deck, how many would cause an incident once this one lies there. */
function sinksAfter(s: State, card: Card): number {
  const after = { ...s, exploration: [...s.exploration, { card, nth: s.placed + 1, netted: false }] };
  return [...s.deck, ...s.top].filter(next => tamer(s, next) === null && causesIncident(after, next)).length;
}

/** Points that lie in the water and would be lost in an incident. */
function stakeOf(s: State, seat: Seat): number {
  const worth = (cards: readonly Card[]): number => {
    const hold = s.holds[seat].slice();
    for (const card of cards) addCard(hold, card);
    return holdScore(s.variant, hold, s.divers[seat]);
  };
  return worth(s.exploration.map(placed => placed.card)) - worth(savedCards(s).map(placed => placed.card));
}
