/** From what happened to how it is told: a dive waits at every scene, the rest is quick. Pure. */
import type { Event } from '@fathoms/games/dive/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../board/news.ts';
import { type BeatParts, type Script, scripting, tellEach } from '../../board/script.ts';
import { diveOf } from './model/choreography.ts';

export function script(news: readonly News[]): Script {
  const events = eventsIn<Event>(news);
  const dive = diveOf(news);
  const from = dive ? events.findLastIndex(({ type }) => type === 'revealed') : events.length;
  const rested = events.findIndex(({ type }, i) => i > from && type === 'rested');
  const { beat, script } = scripting<never>(0, 0, 0);
  /** Null = told with what follows: a scene ends before the next card is lifted. */
  const perform = (event: Event, i: number): BeatParts | null => {
    if (i < from) return before(event);
    if (i > rested) return { silent: event.type === 'round', sound: event.type === 'ended' ? 'bell' : null };
    const next = events[i + 1]?.type;
    const last = i === rested || (i < rested && next === 'turned') || (i < rested && beginsRest(events, i));
    if (!last) return null;
    const shark = lastCard(events.slice(from, i + 1));
    return { waits: true, sound: shark === null ? 'flip' : shark ? 'crash' : 'chime' };
  };
  tellEach(events, perform, beat);
  return script();
}

function before(event: Event): BeatParts {
  switch (event.type) {
    case 'used':
      return { weight: 'big', seat: event.seat, sound: 'splash' };
    case 'took':
      return { seat: event.seat, sound: 'knock' };
    default:
      return { silent: event.type !== 'sounded' };
  }
}

/** The last level is over: what follows belongs to the rest. */
const beginsRest = (events: readonly Event[], i: number): boolean => {
  const next = events[i + 1]?.type;
  const now = events[i]?.type;
  return isRest(next) && !isRest(now);
};
const isRest = (type: Event['type'] | undefined): boolean =>
  type === 'spent' || type === 'thanked' || type === 'rested';

/** Whether the card lifted last showed a shark; null = none was lifted yet. */
function lastCard(events: readonly Event[]): boolean | null {
  const card = events.findLast(event => event.type === 'turned');
  return card ? (card.content?.shark ?? false) : null;
}
