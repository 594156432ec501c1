/** From what happened to how it is told: beats, and which card goes where in each. Pure. */
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { Event, Source, Target } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../board/news.ts';
import { type BeatParts, type Script, scripting, tellEach } from '../../board/script.ts';
import { SHAKE } from '../../board/travel.ts';

type Spot = 'deck' | 'locker' | 'line' | `crate-${Seat}`;

const SINK = 320; // ms
const APART = 60; // ms between cards that go one by one
const BREATH = 220; // ms a haul is spread out at most

const crate = (seat: Seat): Spot => `crate-${seat}`;
const spotOf = (place: Source | Target): Spot => (typeof place === 'number' ? crate(place) : place);
const isFaceDown = (place: Spot): boolean => place === 'deck' || place === 'locker';
const fallsTo = (place: Target) => (place === 'locker' ? 'sink' : 'place');

export function script(news: readonly News[]): Script<CardId> {
  const { start, move, wait, land, beat, script } = scripting<CardId>(SINK, APART, BREATH);
  const place = (card: CardId, source: Source) => {
    const from = spotOf(source);
    move([card], { from, to: 'line', how: 'place', flip: isFaceDown(from) });
  };
  /** Moves what moves; null = it is told with what follows. */
  const perform = (event: Event): BeatParts | null => {
    switch (event.type) {
      case 'revealed':
        return null; // told when the card is seen
      case 'placed':
        place(event.card, event.from);
        return { seat: event.seat, spot: event.card, sound: 'flip' };
      case 'tamed':
        move([event.card], { from: 'deck', to: crate(event.seat), how: 'rise', flip: true });
        return { seat: event.seat, spot: crate(event.seat), sound: 'chime' };
      case 'knifed': {
        const how = fallsTo(event.to);
        move(event.cards, { from: crate(event.from), to: spotOf(event.to), how, shake: true });
        return { seat: event.seat, spot: crate(event.from), sound: 'sink' };
      }
      case 'sunk':
        move([event.card], { from: 'line', to: 'locker', how: 'sink', shake: true });
        return { seat: event.seat, spot: 'line', sound: 'sink' };
      case 'crashed': {
        place(event.trigger, event.from);
        land();
        const lost = { from: 'line', to: spotOf(event.to), how: fallsTo(event.to) } as const;
        start([event.trigger], { ...lost, shake: true });
        wait(SHAKE);
        const saved = start(event.saved, { from: 'line', to: crate(event.seat), how: 'rise' });
        const rest = event.lost.filter(card => card !== event.trigger);
        wait(Math.max(SINK, saved, start(rest, lost)));
        return { weight: 'big', seat: event.seat, sound: 'crash' };
      }
      case 'returned': {
        const home = { to: crate(event.seat), how: 'rise' } as const;
        const source = event.raided === null ? 'locker' : crate(event.raided);
        move(event.cards, { ...home, from: 'line' });
        move(event.bonus, { ...home, from: source, flip: isFaceDown(source) });
        return { weight: 'big', seat: event.seat, sound: 'fanfare' };
      }
      case 'turned':
        return { silent: true };
      case 'ended':
        return { sound: 'bell' };
      case 'drew':
      case 'peeked':
        return { seat: event.seat, spot: event.type === 'drew' ? 'locker' : 'deck', sound: 'swish' };
      default:
        return 'seat' in event ? { seat: event.seat, spot: crate(event.seat) } : {};
    }
  };
  tellEach(eventsIn<Event>(news), perform, beat);
  return script();
}

/** The card whose effect is worth a caption: the last one placed in this news, if it did something. */
export function lastPlaced(news: readonly News[]): CardId | null {
  const events = eventsIn<Event>(news);
  const card = events.findLast(event => event.type === 'placed')?.card ?? null;
  return events.some(event => event.type === 'fizzled' && event.card === card) ? null : card;
}
