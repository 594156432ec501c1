import type { Dealer } from '@fathoms/kernel/game.ts';
import { droneEffect } from './drone.ts';
import { harpoonEffect } from './harpoon.ts';
import { causesIncident, incident } from './incident.ts';
import { knifeEffect } from './knife.ts';
import { mapEffect } from './map.ts';
import { netEffect } from './net.ts';
import { type Card, cardId, SUITS, type Suit, suitOf } from './parts.ts';
import { squidEffect } from './squid.ts';
import type { Event, Placed, Source, State } from './types.ts';

type Effect = (s: State, placed: Placed, dealer: Dealer<Event>) => void;

/** Nothing on being placed: Key and Chest wait for the Return [LOCKER-19], a Mermaid does nothing [LOCKER-20]. */
const none: Effect = () => {};

const EFFECTS: Record<Suit, Effect> = {
  anchor: none, // it works in an incident only [LOCKER-45]
  squid: squidEffect,
  map: mapEffect,
  key: none,
  chest: none,
  knife: knifeEffect,
  drone: droneEffect,
  net: netEffect,
  harpoon: harpoonEffect,
  mermaid: none,
};

/**
 * [LOCKER-16] A card that causes no incident joins the end of the Exploration, and [LOCKER-17, LOCKER-18]
 * its effect applies at once, wherever it came from. An effect that needs a choice leaves its phase behind.
 */
export function place(s: State, card: Card, from: Source, netted: boolean, dealer: Dealer<Event>): void {
  s.phase = { name: 'exploring' };
  if (causesIncident(s, card)) {
    incident(s, card, from, dealer);
    return;
  }
  s.placed++;
  const placed: Placed = { card, nth: s.placed, netted };
  s.exploration.push(placed);
  dealer.tell({ type: 'placed', seat: s.active, card: cardId(card), from });
  EFFECTS[SUITS[suitOf(card)]](s, placed, dealer);
}
