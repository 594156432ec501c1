import { SPECIES, type Species } from './parts.ts';
import type { Cards } from './scoring.ts';
import type { Event, View } from './types.ts';

/** What anybody who listened can know: every sighting was public, so face-down cards can be remembered. */
export function cardsHeard(news: readonly Event[], seats: number): Cards[] {
  const cards: Cards[] = Array.from({ length: seats }, () => 0);
  for (const event of news) {
    if (event.type === 'saw' && event.card) cards[event.seat] |= 1 << SPECIES.indexOf(event.species);
  }
  return cards;
}

/** Per seat the animal cards: as shown, or as remembered. */
export const rememberedCards = (view: View, news: readonly Event[]): Species[][] =>
  cardsHeard(news, view.divers.length).map(
    (heard, seat) => view.divers[seat].cards ?? SPECIES.filter((_, i) => heard & (1 << i)),
  );
