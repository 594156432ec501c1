/** Which cards one misses least: a suggestion, never a rule. */
import type { CardId } from '@fathoms/games/shares/parts.ts';
import { COMPANIES } from '@fathoms/games/shares/parts.ts';
import { previewExpand } from '@fathoms/games/shares/preview.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { companyIn, numberOf } from './cards.ts';

/** What a card could still do: its best use as a depth card, and what its share is worth above its price. */
export function useOf(card: CardId, view: View, seat: Seat): number {
  const depth = COMPANIES.map(company => {
    const { fits, dividend, scores } = previewExpand(view, company, card);
    if (!fits) return 0;
    return (dividend?.[seat] ?? 0) + (scores[seat] ?? 0) - (view.scores[seat] ?? 0);
  });
  const { worth, price } = view.companies[companyIn(card)];
  return Math.max(...depth) + Math.max(0, worth - price);
}

/** The cards to pay with, least useful first; of equals the lowest, which will fit fewest lines. */
export function payWith(candidates: readonly CardId[], count: number, view: View, seat: Seat): CardId[] {
  const use = new Map(candidates.map(card => [card, useOf(card, view, seat)]));
  const ranked = [...candidates].sort(
    (a, b) => (use.get(a) ?? 0) - (use.get(b) ?? 0) || numberOf(a) - numberOf(b),
  );
  return ranked.slice(0, count);
}
