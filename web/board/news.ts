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
  const mark = (step: number) => points.push({ label: String(now), scores: scores(), step });
  history.forEach((news, step) => {
    for (const event of news.events as readonly Event[]) {
      const next = begins(event);
      if (next !== null && next > now) {
        mark(step);
        now = next;
      }
      hear(event);
      if (event.type === 'ended') mark(step);
    }
  });
  return points;
}
