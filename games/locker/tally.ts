import type { PlaceCounts, Tally } from '@fathoms/kernel/game.ts';
import { countCards, hasSuit } from './hold.ts';
import { type CardId, parseCard, SUITS, suitOf } from './parts.ts';
import type { Event, State } from './types.ts';

/** A finished match for the lab: how long it was, how everybody dived, and what became of each suit. */
export function tally(s: State, news: readonly Event[]): Tally {
  return {
    match: {
      end: s.phase.name === 'over' ? s.phase.reason : 'none',
      'turns each': s.turn / s.holds.length,
      'cards in the Locker': s.locker.length,
    },
    seats: s.holds.map((hold, seat) => ({
      ...(s.divers[seat] !== null && { diver: s.divers[seat] }),
      incidents: news.filter(event => event.type === 'crashed' && event.seat === seat).length,
      'ways home': news.filter(event => event.type === 'returned' && event.seat === seat).length,
      'cards in the Hold': countCards(hold),
      'suits in the Hold': SUITS.filter((_, suit) => hasSuit(hold, suit)).length,
    })),
    places: { suits: suitCounts(news) },
  };
}

/** What can become of a card, by the news that tell of it. */
const FATES: { readonly [fate: string]: (event: Event) => readonly CardId[] } = {
  'turned up': event => (event.type === 'revealed' ? [event.card] : []),
  'brought home': event => (event.type === 'returned' ? [...event.cards, ...event.bonus] : []),
  'sank the haul': event => (event.type === 'crashed' ? [event.trigger] : []),
  'sank with it': event => (event.type === 'crashed' ? event.lost : []),
};

function suitCounts(news: readonly Event[]): PlaceCounts {
  const counts = Object.values(FATES).map(cardsOf => {
    const bySuit = SUITS.map(() => 0);
    for (const event of news) for (const card of cardsOf(event)) bySuit[suitOf(parseCard(card) ?? 0)] += 1;
    return bySuit;
  });
  return { rows: Object.keys(FATES), columns: SUITS, counts };
}
