import type { Dealer } from '@fathoms/kernel/game.ts';
import { hasSuit, isEmpty, removeCard, topCard } from './hold.ts';
import { type Card, cardId, SUITS } from './parts.ts';
import type { Action, Event, Placed, State } from './types.ts';

/** [LOCKER-76] With an empty Hold the Net has no effect. D04 owes a second card [LOCKER-100]. */
export function netEffect(s: State, net: Placed, { tell }: Dealer<Event>): void {
  if (isEmpty(s.holds[s.active])) {
    tell({ type: 'fizzled', seat: s.active, card: cardId(net.card) });
    return;
  }
  if (s.divers[s.active] === 'D04') s.hauls++;
  s.phase = { name: 'net' };
}

/** [LOCKER-100] The second haul waits for the first card's chain; [LOCKER-101] compulsory if the Hold has cards. */
export function haulAgain(s: State): void {
  while (s.hauls > 0 && s.phase.name === 'exploring') {
    s.hauls--;
    if (!isEmpty(s.holds[s.active])) s.phase = { name: 'net' };
  }
}

/** [LOCKER-77] Any suit in the Hold, even one that causes an incident. */
export function netOptions(s: State): Action[] {
  const options: Action[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (hasSuit(s.holds[s.active], suit)) options.push({ type: 'net', suit });
  }
  return options;
}

/** [LOCKER-75] The top card of the suit leaves the Hold. */
export function takeFromOwnHold(s: State, suit: number): Card {
  const card = topCard(s.holds[s.active], suit);
  removeCard(s.holds[s.active], card);
  return card;
}
