import { seatLetter } from '@fathoms/kernel/game.ts';
import { transcripts } from '@fathoms/kernel/testing/transcript.ts';
import { diveV1 } from '../index.ts';
import type { DiveKinds, Event, Pawn } from '../types.ts';

export const TRANSCRIPTS = transcripts<DiveKinds>(diveV1, {
  columns: { action: 36, by: 6, rolls: 0 },
  prologue: () => [],
  tale,
});

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'revealed':
      return event.chief ? [`Chief ${event.chief.id}`] : [];
    case 'covered':
      return [`covered ${event.levels.join('')}`];
    case 'turned':
      return [`${event.level}: ${event.card}${event.content?.shark ? ' shark' : ''}`];
    case 'judged':
      return event.wrong.length > 0 ? [`${letters(event.wrong)} wrong`] : [];
    case 'raced':
      return event.winner === null ? ['tie'] : [];
    case 'helped':
      return [`${nameOf(event.pawn)} to ${event.to} by ${event.by}`];
    case 'spent':
      return [`${seatLetter(event.seat)} spent ${event.levels.join('')}`];
    case 'thanked':
      return [`${seatLetter(event.seat)} to ${event.to} by dolphins`];
    case 'rested':
      return [
        event.moves.map(({ pawn, to, blocked }) => `${nameOf(pawn)} ${to}${blocked ? '!' : ''}`).join(' '),
      ];
    case 'ended':
      return [`${event.winners.map(nameOf).join('')} by ${event.reason}`];
    default:
      return [];
  }
}

const nameOf = (pawn: Pawn): string => (pawn === 'chief' ? 'Chief' : seatLetter(pawn));
const letters = (seats: readonly number[]): string => seats.map(seatLetter).join('') || 'nobody';
