import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer } from '@fathoms/kernel/game.ts';
import { type Card, cardId, MAP_CARDS } from './parts.ts';
import type { Action, Event, Placed, State } from './types.ts';

/**
 * [LOCKER-54] Three random Locker cards are offered, [LOCKER-55] fewer if there are fewer, [LOCKER-56]
 * none from an empty Locker. [LOCKER-107] D09 chooses from the whole Locker. They lie in the Locker until
 * one is chosen, so the others need no putting back [LOCKER-57].
 */
export function mapEffect(s: State, map: Placed, { chance, tell }: Dealer<Event>): void {
  if (s.locker.length === 0) {
    tell({ type: 'fizzled', seat: s.active, card: cardId(map.card) });
    return;
  }
  const pile = s.locker.slice();
  const drawn: Card[] = [];
  if (s.divers[s.active] === 'D09' || pile.length <= MAP_CARDS) drawn.push(...pile);
  else while (drawn.length < MAP_CARDS) drawn.push(draw(pile, chance));
  drawn.sort((a, b) => a - b);
  s.phase = { name: 'map', drawn };
  tell({ type: 'drew', seat: s.active, count: drawn.length, cards: drawn.map(cardId) });
}

export const mapOptions = (drawn: readonly Card[]): Action[] => drawn.map(card => ({ type: 'map', card }));

/** The chosen card leaves the Locker. */
export function takeFromLocker(s: State, card: Card): Card {
  const i = s.locker.indexOf(card);
  const last = s.locker.pop() as Card;
  if (i < s.locker.length) s.locker[i] = last;
  return card;
}
