/** From what happened to how it moves: which card goes where, in which order. Pure; the stage plays it. */
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { Event, Source, Target } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { choreography } from '../../board/choreography.ts';
import { eventsIn } from '../../board/news.ts';
import { type Plan, SHAKE } from '../../board/travel.ts';

type Spot = 'deck' | 'locker' | 'line' | `crate-${Seat}`;

const SINK = 320; // ms
const APART = 60; // ms between cards that go one by one
const BREATH = 220; // ms a haul is spread out at most

const crate = (seat: Seat): Spot => `crate-${seat}`;
const spotOf = (place: Source | Target): Spot => (typeof place === 'number' ? crate(place) : place);
const isFaceDown = (place: Spot): boolean => place === 'deck' || place === 'locker';
const fallsTo = (place: Target) => (place === 'locker' ? 'sink' : 'place');

export function choreograph(news: readonly News[]): Plan<CardId> {
  const { start, move, wait, plan } = choreography<CardId>(SINK, APART, BREATH);
  const place = (card: CardId, source: Source) => {
    const from = spotOf(source);
    move([card], { from, to: 'line', how: 'place', flip: isFaceDown(from) });
  };
  const perform = (event: Event): void => {
    switch (event.type) {
      case 'placed':
        place(event.card, event.from);
        break;
      case 'tamed':
        move([event.card], { from: 'deck', to: crate(event.seat), how: 'rise', flip: true });
        break;
      case 'knifed': {
        const how = fallsTo(event.to);
        move(event.cards, { from: crate(event.from), to: spotOf(event.to), how, shake: true });
        break;
      }
      case 'sunk':
        move([event.card], { from: 'line', to: 'locker', how: 'sink', shake: true });
        break;
      case 'crashed': {
        place(event.trigger, event.from);
        const lost = { from: 'line', to: spotOf(event.to), how: fallsTo(event.to) } as const;
        start([event.trigger], { ...lost, shake: true });
        wait(SHAKE);
        const saved = start(event.saved, { from: 'line', to: crate(event.seat), how: 'rise' });
        const rest = event.lost.filter(card => card !== event.trigger);
        wait(Math.max(SINK, saved, start(rest, lost)));
        break;
      }
      case 'returned': {
        const home = { to: crate(event.seat), how: 'rise' } as const;
        const source = event.raided === null ? 'locker' : crate(event.raided);
        move(event.cards, { ...home, from: 'line' });
        move(event.bonus, { ...home, from: source, flip: isFaceDown(source) });
        break;
      }
      default:
        break; // nothing travels
    }
  };
  for (const event of eventsIn<Event>(news)) perform(event);
  return plan();
}

const isCrash = (event: Event): event is Extract<Event, { type: 'crashed' }> => event.type === 'crashed';

/** The card that sank a haul in this news. */
export const triggerOf = (news: readonly News[]): CardId | null =>
  eventsIn<Event>(news).findLast(isCrash)?.trigger ?? null;

/** The card whose effect is worth a caption: the last one placed in this news. */
export function lastPlaced(news: readonly News[]): CardId | null {
  const placed = eventsIn<Event>(news).filter(event => event.type === 'placed');
  return placed.at(-1)?.card ?? null;
}
