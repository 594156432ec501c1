/** From what happened to how it moves: which card goes where, in which order. Pure; the stage plays it. */
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { Event, Source, Target } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { type Leg, type Plan, SHAKE } from '../../board/travel.ts';

type Spot = 'deck' | 'locker' | 'line' | `crate-${Seat}`;

const TRAVEL = 280;
const SINK = 320;
const APART = 60; // between cards that go one by one

const crate = (seat: Seat): Spot => `crate-${seat}`;
const spotOf = (place: Source | Target): Spot => (typeof place === 'number' ? crate(place) : place);

/** Cards of one haul go one by one, but a long haul does not take longer than a breath. */
const apart = (cards: number): number => Math.min(APART, 220 / Math.max(cards, 1));

export function choreograph(news: readonly News[]): Plan<CardId> {
  const journeys = new Map<CardId, { from: Spot; legs: Leg[] }>();
  let now = 0;

  const go = (card: CardId, from: Spot, leg: Omit<Leg, 'flip'>) => {
    const journey = journeys.get(card) ?? { from, legs: [] };
    const faceDown = journey.legs.length === 0 && (from === 'deck' || from === 'locker');
    journey.legs.push({ ...leg, flip: faceDown });
    journeys.set(card, journey);
  };

  const together = (cards: readonly CardId[], from: Spot, to: Spot, how: Leg['how'], shake: boolean) => {
    const gap = apart(cards.length);
    const ms = (how === 'sink' ? SINK : TRAVEL) + (shake ? SHAKE : 0);
    cards.forEach((card, i) => {
      go(card, from, { to, at: now + i * gap, ms, how, shake });
    });
    return cards.length === 0 ? 0 : ms + (cards.length - 1) * gap;
  };

  const perform = (event: Event): void => {
    switch (event.type) {
      case 'placed':
        now += together([event.card], spotOf(event.from), 'line', 'place', false);
        break;
      case 'tamed':
        now += together([event.card], 'deck', crate(event.seat), 'rise', false);
        break;
      case 'knifed':
        now += together(
          event.cards,
          crate(event.from),
          spotOf(event.to),
          event.to === 'locker' ? 'sink' : 'place',
          true,
        );
        break;
      case 'sunk':
        now += together([event.card], 'line', 'locker', 'sink', true);
        break;
      case 'crashed': {
        now += together([event.trigger], spotOf(event.from), 'line', 'place', false);
        const to = spotOf(event.to);
        const how = event.to === 'locker' ? 'sink' : 'place';
        const rest = event.lost.filter(card => card !== event.trigger);
        together([event.trigger], 'line', to, how, true);
        now += SHAKE;
        const saved = together(event.saved, 'line', crate(event.seat), 'rise', false);
        now += Math.max(SINK, saved, together(rest, 'line', to, how, false));
        break;
      }
      case 'returned': {
        now += together(event.cards, 'line', crate(event.seat), 'rise', false);
        const source = event.raided === null ? 'locker' : crate(event.raided);
        now += together(event.bonus, source, crate(event.seat), 'rise', false);
        break;
      }
      default:
        break; // nothing travels
    }
  };

  for (const { events } of news) for (const event of events) perform(event as Event);
  return { journeys: [...journeys].map(([card, journey]) => ({ card, ...journey })), ms: now };
}

const isCrash = (event: Event): event is Extract<Event, { type: 'crashed' }> => event.type === 'crashed';

/** The card that sank a haul in this news. */
export const triggerOf = (news: readonly News[]): CardId | null =>
  news.flatMap(item => item.events as readonly Event[]).findLast(isCrash)?.trigger ?? null;

/** The card whose effect is worth a caption: the last one placed in this news. */
export function lastPlaced(news: readonly News[]): CardId | null {
  const events = news.flatMap(item => item.events as readonly Event[]);
  const placed = events.filter(event => event.type === 'placed');
  return placed.at(-1)?.card ?? null;
}
