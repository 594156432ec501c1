/** What a viewer has heard, as a game's own events. */
import type { News } from '@fathoms/protocol/messages.ts';
import type { TimePoint } from './screen.ts';

/** The shell hands a board only news of its own game. */
export const eventsIn = <Event>(news: readonly News[]): readonly Event[] =>
  news.flatMap(({ events }) => events as readonly Event[]);

/** Counts the scores along with the news. */
interface Tally<Event> {
  readonly begins: (event: Event) => number | null; // the turn or round that begins with this event
  readonly hear: (event: Event) => void;
  readonly scores: () => readonly number[]; // per seat, after what was heard
}

/** What everybody had at the start, after each turn or round, and at the end. */
export function timelineOf<Event extends { readonly type: string }>(
  history: readonly News[],
  { begins, hear, scores }: Tally<Event>,
): readonly TimePoint[] {
  const points: TimePoint[] = [];
  let now = 0;
  const mark = () => points.push({ label: String(now), scores: scores() });
  for (const event of eventsIn<Event>(history)) {
    const next = begins(event);
    if (next !== null && next > now) {
      mark();
      now = next;
    }
    hear(event);
    if (event.type === 'ended') mark();
  }
  return points;
}
