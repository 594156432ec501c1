/** From what happened to how it is told: beats, and which card goes where in each. Pure. */
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Event, Owner } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../board/news.ts';
import { type BeatParts, type Script, scripting, tellEach } from '../../board/script.ts';
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

export function script(news: readonly News[]): Script<Traveller> {
  const { move, land, beat, script } = scripting<Traveller>(SINK, APART, BREATH);
  let backs = 0;
  const faceDown = (count: number): Traveller[] =>
    Array.from({ length: Math.min(count, MOST_BACKS) }, () => `back-${backs++}` as const);
  const pay = ({ seat, paid }: { readonly seat: Seat; readonly paid: readonly CardId[] }) =>
    move(paid, { from: hand(seat), to: 'discard', how: 'sink' });

  const perform = (event: Event): BeatParts => {
    switch (event.type) {
      case 'drew': {
        const { seat, count, cards, why } = event;
        const flip = cards !== null;
        move(cards ?? faceDown(count), { from: 'deck', to: hand(seat), how: 'rise', flip });
        const own = why === 'draw';
        return { seat, spot: hand(seat), sound: own ? 'flip' : 'coin', silent: !own && cards === null };
      }
      case 'took':
        move([event.card], { from: 'row', to: stake(event.seat, event.card), how: 'rise' });
        return { seat: event.seat, spot: 'row', sound: 'knock' };
      case 'bought': {
        const { seat, card } = event;
        pay(event);
        move([card], { from: hand(seat), to: stake(seat, card), how: 'rise' });
        return { seat, spot: stack(companyIn(card)), sound: 'coin' };
      }
      case 'expanded':
        move([event.card], { from: hand(event.seat), to: stack(event.company), how: 'sink' });
        return { seat: event.seat, spot: stack(event.company), sound: 'splash' };
      case 'played':
        pay(event);
        move([event.card], { from: hand(event.seat), to: stack(event.on), how: 'sink' });
        return { seat: event.seat, spot: stack(event.on), sound: 'splash' };
      case 'removed':
        pay(event);
        move([event.card], { from: stack(event.from), to: 'discard', how: 'rise' });
        return { seat: event.seat, spot: stack(event.from), sound: 'swish' };
      case 'moved':
        pay(event);
        move([event.card], { from: stack(event.from), to: stack(event.to), how: 'place' });
        return { seat: event.seat, spot: stack(event.to), sound: 'swish' };
      case 'topped':
        pay(event);
        move([event.card], { from: stack(event.on), to: stack(event.on), how: 'place' });
        return { seat: event.seat, spot: stack(event.on), sound: 'swish' };
      case 'acquired': {
        const { seat, from, card, price, paid } = event;
        const seller = from === 'X' ? 'discard' : hand(from);
        move(paid ?? faceDown(price), { from: hand(seat), to: seller, how: 'place' });
        move([card], { from: stake(from, card), to: stake(seat, card), how: 'rise' });
        return { seat, spot: stack(companyIn(card)), sound: 'coin' };
      }
      case 'shuffled':
        move(faceDown(event.cards.length), { from: 'discard', to: 'deck', how: 'place' });
        return { spot: 'deck', sound: 'flip' };
      case 'resolved': {
        const { share, added, discarded } = event;
        if (share === null) return { spot: 'deck' };
        land(); // what the four cards are is seen before they go to their places
        const shown = { from: 'deck', flip: true } as const;
        move([share], { ...shown, to: stake('X', share), how: 'rise' });
        if (added !== null) move([added], { ...shown, to: stack(companyIn(share)), how: 'sink' });
        move(discarded, { ...shown, to: 'discard', how: 'place' });
        return { weight: 'big', sound: 'chime' };
      }
      case 'declared':
        return event.amounts.some(amount => amount > 0)
          ? { weight: 'big', sound: 'fanfare' }
          : { spot: stack(event.company) };
      case 'fundraised':
        return { weight: 'big', sound: 'bell' };
      case 'depleted':
      case 'triggered':
        return { weight: 'big', sound: 'bell' };
      case 'turned':
      case 'offered':
        return { silent: true };
      case 'declined':
        return { seat: event.seat, spot: stack(event.company) };
      case 'missed':
        return { seat: event.seat, spot: hand(event.seat) };
      case 'surfaced':
        return { spot: 'deck', sound: 'flip' };
      default:
        return {};
    }
  };
  tellEach(eventsIn<Event>(news), perform, beat);
  return script();
}
