/** What every hold was worth after each turn, from public news alone. */
import { addCard, emptyHold, removeCard } from '@fathoms/games/locker/hold.ts';
import type { CardId, DiverId, VariantId } from '@fathoms/games/locker/parts.ts';
import { holdScore } from '@fathoms/games/locker/scoring.ts';
import type { Event, Hold } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { timelineOf } from '../../board/news.ts';
import type { TimePoint } from '../../board/screen.ts';
import { cardNumber } from './cards.ts';

interface Tally {
  variant: VariantId | null;
  readonly divers: (DiverId | null)[];
  readonly holds: Hold[];
}

export function timeline(history: readonly News[], seats: number): readonly TimePoint[] {
  const tally: Tally = {
    variant: null,
    divers: Array.from({ length: seats }, () => null),
    holds: Array.from({ length: seats }, emptyHold),
  };
  return timelineOf<Event>(history, {
    begins: event => (event.type === 'turned' ? event.turn : null),
    hear: event => hear(tally, event),
    scores: () => tally.holds.map((hold, seat) => holdScore(tally.variant, hold, tally.divers[seat] ?? null)),
  });
}

function hear(tally: Tally, event: Event): void {
  switch (event.type) {
    case 'opened':
      tally.variant = event.variant;
      break;
    case 'dealt':
      tally.divers[event.seat] = event.diver;
      break;
    case 'placed':
      if (typeof event.from === 'number') take(tally, event.from, [event.card]);
      break;
    case 'tamed':
      give(tally, event.seat, [event.card]);
      break;
    case 'knifed':
      take(tally, event.from, event.cards);
      if (event.to !== 'locker') give(tally, event.to, event.cards);
      break;
    case 'crashed':
      if (typeof event.from === 'number') take(tally, event.from, [event.trigger]);
      give(tally, event.seat, event.saved);
      if (event.to !== 'locker') give(tally, event.to, event.lost);
      break;
    case 'returned':
      if (event.raided !== null) take(tally, event.raided, event.bonus);
      give(tally, event.seat, event.cards);
      give(tally, event.seat, event.bonus);
      break;
    default:
      break; // no hold changes
  }
}

const holdAt = (tally: Tally, seat: Seat): Hold => {
  const hold = tally.holds[seat];
  if (!hold) throw new Error(`no seat ${seat}`);
  return hold;
};

function give(tally: Tally, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) addCard(holdAt(tally, seat), cardNumber(card));
}

function take(tally: Tally, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) removeCard(holdAt(tally, seat), cardNumber(card));
}
