import type { Tally } from '@fathoms/kernel/game.ts';
import { pricesOf } from './buy.ts';
import { COMPANIES } from './parts.ts';
import { valuesNow } from './scoring.ts';
import type { Event, State } from './types.ts';

/** A finished match for the lab: how it ended, how long it was, and what became of each company. */
export function tally(s: State, news: readonly Event[]): Tally {
  const end = news.find(event => event.type === 'triggered');
  const shares = pricesOf(s);
  const values = valuesNow(s);
  const companies = COMPANIES.flatMap((name, company) => [
    [`${name} depth`, s.stacks[company].length],
    [`${name} shares`, shares[company]],
    [`${name} share value`, values[company]],
  ]);
  return {
    match: {
      end: end?.reason ?? 'none',
      'turns each': s.turn / s.hands.length,
      ...Object.fromEntries(companies),
    },
    seats: s.hands.map((hand, seat) => ({
      'triggered the end': seat === end?.seat ? 'yes' : 'no',
      'cards left in hand': hand.length,
    })),
  };
}
