/** From what happened to how it moves: which card goes where, in which order. Pure; the stage plays it. */
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Event, Owner } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { choreography } from '../../board/choreography.ts';
import { eventsIn } from '../../board/news.ts';
import type { Plan } from '../../board/travel.ts';
import { companyIn } from './turn/cards.ts';

/** A card nobody at this screen may read travels as a back. */
export type Traveller = CardId | `back-${number}`;
export const isBack = (card: Traveller): card is `back-${number}` => card.startsWith('back-');

const SINK = 340; // ms
const APART = 70; // ms between cards that go one by one
const BREATH = 260; // ms a payment or a payout is spread out at most
const MOST_BACKS = 4; // of one payout

const hand = (seat: Seat): string => `hand-${seat}`;
const stack = (company: CompanyId): string => `stack-${company}`;
const stake = (owner: Owner, card: CardId): string => `stake-${owner}-${companyIn(card)}`;

export function choreograph(news: readonly News[]): Plan<Traveller> {
  const { move, plan } = choreography<Traveller>(SINK, APART, BREATH);
  let backs = 0;
  const faceDown = (count: number): Traveller[] =>
    Array.from({ length: Math.min(count, MOST_BACKS) }, () => `back-${backs++}` as const);
  const pay = ({ seat, paid }: { readonly seat: Seat; readonly paid: readonly CardId[] }) =>
    move(paid, { from: hand(seat), to: 'discard', how: 'sink' });

  const perform = (event: Event): void => {
    switch (event.type) {
      case 'drew': {
        const { seat, count, cards } = event;
        const flip = cards !== null;
        move(cards ?? faceDown(count), { from: 'deck', to: hand(seat), how: 'rise', flip });
        break;
      }
      case 'took':
        move([event.card], { from: 'row', to: stake(event.seat, event.card), how: 'rise' });
        break;
      case 'bought':
        pay(event);
        move([event.card], { from: hand(event.seat), to: stake(event.seat, event.card), how: 'rise' });
        break;
      case 'expanded':
        move([event.card], { from: hand(event.seat), to: stack(event.company), how: 'sink' });
        break;
      case 'played':
        pay(event);
        move([event.card], { from: hand(event.seat), to: stack(event.on), how: 'sink' });
        break;
      case 'removed':
        pay(event);
        move([event.card], { from: stack(event.from), to: 'discard', how: 'rise' });
        break;
      case 'moved':
        pay(event);
        move([event.card], { from: stack(event.from), to: stack(event.to), how: 'place' });
        break;
      case 'topped':
        pay(event);
        move([event.card], { from: stack(event.on), to: stack(event.on), how: 'place' });
        break;
      case 'acquired': {
        const { seat, from, card, price, paid } = event;
        const seller = from === 'X' ? 'discard' : hand(from);
        move(paid ?? faceDown(price), { from: hand(seat), to: seller, how: 'place' });
        move([card], { from: stake(from, card), to: stake(seat, card), how: 'rise' });
        break;
      }
      case 'shuffled':
        move(faceDown(event.cards.length), { from: 'discard', to: 'deck', how: 'place' });
        break;
      case 'resolved': {
        const { share, added, discarded } = event;
        if (share === null) break;
        const shown = { from: 'deck', flip: true } as const;
        move([share], { ...shown, to: stake('X', share), how: 'rise' });
        if (added !== null) move([added], { ...shown, to: stack(companyIn(share)), how: 'sink' });
        move(discarded, { ...shown, to: 'discard', how: 'place' });
        break;
      }
      default:
        break; // nothing travels
    }
  };
  for (const event of eventsIn<Event>(news)) perform(event);
  return plan();
}
