/** From what happened to how it is told: a card is held up before it does something. Pure. */
import type { Event } from '@fathoms/games/scuba/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../board/news.ts';
import { type BeatParts, type Script, scripting, tellEach } from '../../board/script.ts';

const LOOK = 500; // ms at the current before the water moves
const DRIFT = 1100; // as long as the reef drifts
const CARD = 2200; // an event card has a sentence to read

export function script(news: readonly News[]): Script {
  const { wait, land, beat, script } = scripting<never>(0, 0, 0);
  const perform = (event: Event): BeatParts | null => {
    switch (event.type) {
      case 'began':
      case 'cleared':
      case 'dusted':
      case 'asked':
        return { silent: true };
      case 'drawn':
        land();
        wait(LOOK);
        return { shows: false, sound: 'swish' };
      case 'drifted': {
        const moves = event.tiles.length + event.divers.length > 0;
        land();
        if (moves) wait(DRIFT);
        const swept = event.divers.find(({ from, to }) => from !== to);
        if (swept) return { weight: 'big', seat: swept.seat, sound: 'swish' };
        return { shows: true, silent: !event.tiles.some(({ to }) => to === null) };
      }
      case 'breathed':
        return { seat: event.seat, spot: diver(event.seat), silent: event.change === 0 };
      case 'stepped': {
        const jumps = event.from === 'boat';
        return { seat: event.seat, silent: !jumps, sound: jumps ? 'splash' : 'swish' };
      }
      case 'turned':
        if (event.front !== 'empty') return null; // told with what came up
        return { shows: true, seat: event.seat, spot: diver(event.seat), sound: 'flip' };
      case 'happened':
        return { weight: 'big', hold: CARD, shows: false, seat: event.seat, sound: 'bell' };
      case 'saw':
        return event.card
          ? { weight: 'big', seat: event.seat, sound: 'chime' }
          : { shows: true, seat: event.seat, spot: diver(event.seat), sound: 'chime' };
      case 'scored':
        return { shows: true, seat: event.seat, spot: diver(event.seat), silent: event.by === 'animal' };
      case 'surfaced':
        return { weight: 'big', shows: false, seat: event.seat, sound: 'splash' };
      case 'died':
      case 'evacuated':
        return { weight: 'big', shows: event.type === 'died', seat: event.seat, sound: 'gasp' };
      case 'departed':
        return { weight: 'big', seat: event.solo, sound: 'bell' };
      case 'staged':
      case 'ended':
        return { sound: 'bell' };
      case 'halted':
      case 'slowed':
      case 'darkened':
        return { shows: true, silent: true };
      case 'left':
      case 'opened':
        return { shows: true };
      default: {
        const seat = event.type === 'picked' ? event.about : event.seat;
        return {
          shows: event.type !== 'moved',
          seat,
          spot: diver(seat),
          sound: event.type === 'moved' ? 'swish' : null,
        };
      }
    }
  };
  tellEach(eventsIn<Event>(news), perform, beat);
  return script();
}

const diver = (seat: number): string => `diver-${seat}`;
