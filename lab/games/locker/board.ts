import { foresee } from '@fathoms/games/locker/foresee.ts';
import type { Action, Event, HoldView, LockerKinds, View } from '@fathoms/games/locker/types.ts';
import { type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { boardOf, columns, count, nameOf } from '../../terminal/board.ts';

const help = `Dive for salvage, one card at a time. Two cards of the same suit in one dive are an incident: what you
found sinks into Davy Jones' Locker. Go home in time and everything is yours. In the end only the best card of
every suit counts. Actions: reveal, return, and what a card you found lets you choose.`;

function table(view: View, you: Seat): string {
  const lines = [
    `Turn ${view.turn} · deck ${view.deck} · Locker ${view.locker}${view.variant ? ` · variant ${view.variant}` : ''}`,
    `Found so far: ${view.exploration.map(({ card, saved }) => (saved ? `${card} (saved)` : card)).join(', ') || 'nothing'}`,
  ];
  if (view.owed > 0) lines.push(`A squid demands ${count(view.owed, 'more card')}.`);
  if (view.peek.cards?.length) lines.push(`Next in the deck: ${view.peek.cards.join(', ')}`);
  const rows = view.holds.map((hold, seat) => [
    nameOf(seat, you, seat === view.active),
    count(view.scores[seat], 'point'),
    ...(view.divers[seat] ? [`diver ${view.divers[seat]}`] : []),
    holdText(hold),
  ]);
  return `${lines.join('\n')}\n${columns(rows)}`;
}

const holdText = (hold: HoldView): string =>
  Object.entries(hold)
    .filter(([, values]) => values.length > 0)
    .map(([suit, values]) => `${suit} ${values.join(' ')}`)
    .join(' · ') || 'empty hold';

function news(event: Event): string | null {
  const who = 'seat' in event ? seatLetter(event.seat) : '';
  switch (event.type) {
    case 'opened':
      return `${seatLetter(event.first)} begins.`;
    case 'turned':
      return `— turn ${event.turn}: ${who} —`;
    case 'revealed':
      return `${who} reveals ${event.card}.`;
    case 'placed':
      return event.from === 'deck' ? '' : `${who} lays ${event.card}.`;
    case 'drew':
      return `${who} looks at ${event.cards?.join(', ') ?? count(event.count, 'card')} of the Locker.`;
    case 'peeked':
      return `${who} looks ahead: ${event.cards?.join(', ') ?? count(event.count, 'card')}.`;
    case 'demanded':
      return `The squid demands ${count(event.count, 'more card')}.`;
    case 'crashed':
      return `${who} has an incident with ${event.trigger}: ${event.lost.join(', ')} lost${event.saved.length > 0 ? `, ${event.saved.join(', ')} saved` : ''}.`;
    case 'returned':
      return `${who} returns with ${event.cards.join(', ') || 'nothing'}${event.bonus.length > 0 ? `; key and chest add ${event.bonus.join(', ')}` : ''}.`;
    default:
      return null;
  }
}

const MEANING: { readonly [type in Action['type']]: string } = {
  reveal: 'turn up the next card',
  return: 'go home with what was found',
  name: 'this player is the victim',
  net: 'the net lays your best card of this suit',
  harpoon: 'the harpoon lays their best card of this suit',
  knife: 'the knife sinks their best card of this suit',
  strike: 'the knife strikes this player',
  blade: 'the turned knife sinks your best card of this suit',
  map: 'the map lays this card',
  raid: 'key and chest take their cards here',
};

function meaning(action: Action, view: View, seat: Seat): string {
  const { mark } = foresee(view, seat, action);
  const warning = { busts: ' — an incident!', wastes: ' — does nothing' };
  return `${MEANING[action.type]}${mark ? warning[mark] : ''}`;
}

export const lockerBoard = boardOf<LockerKinds>({ table, news, meaning, help });
