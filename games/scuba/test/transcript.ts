import { type Game, seatLetter } from '@fathoms/kernel/game.ts';
import { transcripts } from '@fathoms/kernel/testing/transcript.ts';
import type { Event, ScubaKinds } from '../types.ts';

export const transcriptsOf = (game: Game<ScubaKinds>) =>
  transcripts(game, { columns: { action: 14, by: 6, rolls: 10 }, prologue: () => [], tale });

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'began':
      return [`${seatLetter(event.seat)} turn ${event.turn} round ${event.round}`];
    case 'drawn':
      return [`${event.card}${event.wake ? ' wake' : ''}${event.shuffled ? ' shuffled' : ''}`];
    case 'drifted':
      return [
        ...event.tiles.map(({ tile, to }) => `${tile} to ${to ?? 'nowhere'}`),
        ...event.divers.map(({ seat, to }) => `${seatLetter(seat)} to ${to}`),
      ];
    case 'breathed':
      return [`${seatLetter(event.seat)} ${event.air} air`];
    case 'turned':
      return [`${event.tile} ${event.front}`];
    case 'happened':
      return [`${event.card}${event.idle ? ' idle' : ''}`];
    case 'saw':
      return [`${seatLetter(event.seat)} saw ${event.tile}`];
    case 'left':
      return [`${event.tile} seen by all`];
    case 'scored':
      return [`${seatLetter(event.seat)} ${signed(event.points)} ${event.by}`];
    case 'moved':
      return [`${seatLetter(event.seat)} to ${event.to}`];
    case 'picked':
      return [`${seatLetter(event.about)} pushed ${event.side}`];
    case 'saturated':
      return [`${seatLetter(event.seat)} ${event.tokens} tokens`];
    case 'died':
      return [`${seatLetter(event.seat)} died`];
    case 'evacuated':
      return [`${seatLetter(event.seat)} evacuated to ${event.to}`];
    case 'staged':
      return [event.stage];
    case 'departed':
      return ['the boat leaves'];
    case 'ended':
      return [`over: ${event.reason}`];
    default:
      return [];
  }
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
