import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { hasSuit, removeCard, topCard } from './hold.ts';
import { type Card, cardId, SQUID, SUITS } from './parts.ts';
import type { Action, Event, Placed, State } from './types.ts';

/** The opponent whose Riposte (D12) answers a Harpoon of the active player. */
export const riposteOwner = (s: State): Seat | null => {
  const owner = s.divers.indexOf('D12');
  return owner < 0 || owner === s.active ? null : owner;
};

/**
 * [LOCKER-111] Against Riposte the owner's top Squid is the only choice; [LOCKER-113] without one the
 * Harpoon leaves the Exploration for the Locker. [LOCKER-80] With no legal suit there is no effect.
 */
export function harpoonEffect(s: State, harpoon: Placed, { tell }: Dealer<Event>): void {
  const riposte = riposteOwner(s);
  if (riposte !== null && !hasSuit(s.holds[riposte], SQUID)) {
    s.exploration.pop();
    s.locker.push(harpoon.card);
    tell({ type: 'sunk', seat: s.active, card: cardId(harpoon.card), owner: riposte });
    return;
  }
  s.phase = { name: 'harpoon', riposte };
  if (harpoonOptions(s, riposte).length > 0) return;
  s.phase = { name: 'exploring' };
  tell({ type: 'fizzled', seat: s.active, card: cardId(harpoon.card) });
}

/** [LOCKER-78] Each opponent's suit that one's own Hold lacks; [LOCKER-110] D11: any suit. */
export function harpoonOptions(s: State, riposte: Seat | null): Action[] {
  if (riposte !== null) return [{ type: 'harpoon', from: riposte, suit: SQUID }];
  const options: Action[] = [];
  const free = s.divers[s.active] === 'D11';
  for (let from = 0; from < s.holds.length; from++) {
    if (from === s.active) continue;
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (!hasSuit(s.holds[from], suit)) continue;
      if (free || !hasSuit(s.holds[s.active], suit)) options.push({ type: 'harpoon', from, suit });
    }
  }
  return options;
}

export function takeFromRival(s: State, from: Seat, suit: number): Card {
  const card = topCard(s.holds[from], suit);
  removeCard(s.holds[from], card);
  return card;
}
