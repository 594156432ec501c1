/** From what happened to how it moves: which card goes where, in which order. Pure; the stage plays it. */
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Event, Owner } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { Leg, Plan } from '../../board/travel.ts';
import { companyIn, isShare } from './turn/cards.ts';

/** A card nobody at this screen may read travels as a back. */
export type Traveller = CardId | `back-${number}`;
export const isBack = (card: Traveller): card is `back-${number}` => card.startsWith('back-');

const TRAVEL = 280;
const SINK = 340;
const MOST_BACKS = 4; // of one payout

const hand = (seat: Seat): string => `hand-${seat}`;
const stack = (company: CompanyId): string => `stack-${company}`;
const stake = (owner: Owner, card: CardId): string => `stake-${owner}-${companyIn(card)}`;
/** Cards that go one by one, but a long row does not take longer than a breath. */
const apart = (cards: number): number => Math.min(70, 260 / Math.max(cards, 1));

interface Way {
  readonly from: string;
  readonly to: string;
  readonly how: Leg['how'];
  readonly flip?: boolean;
  readonly shake?: boolean;
}

export function choreograph(news: readonly News[]): Plan<Traveller> {
  const journeys = new Map<Traveller, { from: string; legs: Leg[] }>();
  let now = 0;
  let backs = 0;

  const together = (cards: readonly Traveller[], way: Way): number => {
    const gap = apart(cards.length);
    const ms = way.how === 'sink' ? SINK : TRAVEL;
    cards.forEach((card, i) => {
      const journey = journeys.get(card) ?? { from: way.from, legs: [] };
      const { to, how, flip = false, shake = false } = way;
      journey.legs.push({ to, how, shake, flip, ms, at: now + i * gap });
      journeys.set(card, journey);
    });
    return cards.length === 0 ? 0 : ms + (cards.length - 1) * gap;
  };
  const faceDown = (count: number): Traveller[] =>
    Array.from({ length: Math.min(count, MOST_BACKS) }, () => `back-${backs++}` as const);
  const pay = (seat: Seat, cards: readonly CardId[], to: string) =>
    together(cards, { from: hand(seat), to, how: 'sink' });

  const perform = (event: Event): void => {
    switch (event.type) {
      case 'drew':
        now += together(event.cards ?? faceDown(event.count), {
          from: 'deck',
          to: hand(event.seat),
          how: 'rise',
          flip: event.cards !== null,
        });
        break;
      case 'took':
        now += together([event.card], { from: 'row', to: stake(event.seat, event.card), how: 'rise' });
        break;
      case 'bought':
        now += pay(event.seat, event.paid, 'discard');
        now += together([event.card], {
          from: hand(event.seat),
          to: stake(event.seat, event.card),
          how: 'rise',
        });
        break;
      case 'expanded':
        now += together([event.card], { from: hand(event.seat), to: stack(event.company), how: 'sink' });
        break;
      case 'played':
        now += pay(event.seat, event.paid, 'discard');
        now += together([event.card], { from: hand(event.seat), to: stack(event.on), how: 'sink' });
        break;
      case 'removed':
        now += pay(event.seat, event.paid, 'discard');
        now += together([event.card], { from: stack(event.from), to: 'discard', how: 'rise' });
        break;
      case 'moved':
        now += pay(event.seat, event.paid, 'discard');
        now += together([event.card], { from: stack(event.from), to: stack(event.to), how: 'place' });
        break;
      case 'topped':
        now += pay(event.seat, event.paid, 'discard');
        now += together([event.card], { from: stack(event.on), to: stack(event.on), how: 'place' });
        break;
      case 'acquired': {
        const to = event.from === 'X' ? 'discard' : hand(event.from);
        now += together(event.paid ?? faceDown(event.price), { from: hand(event.seat), to, how: 'place' });
        now += together([event.card], {
          from: stake(event.from, event.card),
          to: stake(event.seat, event.card),
          how: 'rise',
        });
        break;
      }
      case 'shuffled':
        now += together(faceDown(event.cards.length), { from: 'discard', to: 'deck', how: 'place' });
        break;
      case 'resolved': {
        const { share, added } = event;
        if (share === null) break;
        now += together([share], { from: 'deck', to: stake('X', share), how: 'rise', flip: true });
        if (added !== null)
          now += together([added], { from: 'deck', to: stack(companyIn(share)), how: 'sink', flip: true });
        now += together(event.discarded.filter(isShare), {
          from: 'deck',
          to: 'discard',
          how: 'place',
          flip: true,
        });
        break;
      }
      default:
        break; // nothing travels
    }
  };

  for (const { events } of news) for (const event of events) perform(event as Event);
  return { journeys: [...journeys].map(([card, journey]) => ({ card, ...journey })), ms: now };
}
