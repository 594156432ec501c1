import { seatLetter } from '@fathoms/kernel/game.ts';
import { transcripts } from '@fathoms/kernel/testing/transcript.ts';
import { locker } from '../index.ts';
import type { Event, LockerKinds, State } from '../types.ts';

export const TRANSCRIPTS = transcripts<LockerKinds>(locker, {
  columns: { action: 20, by: 6, rolls: 16 },
  prologue: ({ state }) => cast(state),
  tale,
});

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'revealed':
      return [event.card];
    case 'placed':
      return event.from === 'deck' || event.from === 'locker' ? [] : [event.card];
    case 'tamed':
      return ['straight into the Hold'];
    case 'lapsed':
      return [`${event.owed} owed`];
    case 'fizzled':
      return ['no effect'];
    case 'drew':
      return [`drew ${event.cards?.join(' ')}`];
    case 'peeked':
      return [`next ${event.cards?.join(' ')}`];
    case 'knifed':
      return [`cut ${event.cards.join(' ')}`];
    case 'sunk':
      return ['sunk'];
    case 'crashed':
      return [
        `incident: saved ${event.saved.join(' ') || 'nothing'}`,
        `lost ${event.lost.join(' ')}${event.to === 'locker' ? '' : ` to ${seatLetter(event.to)}`}`,
      ];
    case 'returned':
      return [
        event.cards.join(' ') || 'nothing',
        ...(event.bonus.length ? [`bonus ${event.bonus.join(' ')}`] : []),
      ];
    case 'ended':
      return [`over: ${event.reason}`];
    default:
      return [];
  }
}

/** Who plays which Diver, if any. */
const cast = ({ divers }: State): string[] =>
  divers.flatMap((diver, seat) => (diver === null ? [] : [`${seatLetter(seat)} ${diver}`]));
