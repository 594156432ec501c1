import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import { priceOf } from '../buy.ts';
import { COMPANIES, type Company, companyOf } from '../parts.ts';
import { valuesNow } from '../scoring.ts';
import type { Action, State } from '../types.ts';

/** What this decision is about: whose company it is, what its share costs and is worth, and how far the end is. */
export function reasons(s: State, seat: Seat, action: Action): Facts {
  const deck = { deck: s.deck.length, depletions: s.depletions };
  const company = companyIn(action);
  if (company === null) return deck;
  const others = s.hands.flatMap((_, other) => (other === seat ? [] : [s.portfolios[other][company].length]));
  return {
    company: COMPANIES[company],
    price: priceOf(s, company),
    worth: valuesNow(s)[company],
    own: s.portfolios[seat][company].length,
    rival: Math.max(...others), // the largest holding of another
    ...deck,
  };
}

/** The company whose shares or depth an action is about. */
function companyIn(action: Action): Company | null {
  switch (action.type) {
    case 'take':
    case 'buy':
      return companyOf(action.card);
    case 'expand':
    case 'acquire':
      return action.company;
    case 'play':
      return action.on;
    case 'move':
      return action.to;
    default:
      return null;
  }
}
