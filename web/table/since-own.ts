/** What happened since somebody's own last decision. Pure. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';

/** The first step after it that somebody else took; null = nobody has. */
export function sinceOwn(history: readonly News[], seat: Seat | null): number | null {
  if (seat === null) return null;
  const own = history.findLastIndex(news => news.by !== 'table' && news.seat === seat);
  const from = history.findIndex((news, i) => i > own && news.by !== 'table' && news.seat !== null);
  return own < 0 || from < 0 ? null : from;
}

/** What came of it for oneself. */
export interface OwnChange {
  readonly before: number; // points
  readonly now: number;
  readonly hits: readonly Hit[]; // what changed them, or befell this seat
}

export interface Hit {
  readonly row: string; // the key of its line in the log
  readonly before: number;
  readonly after: number;
}

type Timeline = (history: readonly News[]) => readonly { readonly scores: readonly number[] }[];

const NOW: News = { seat: null, by: 'table', events: [{ type: 'ended' }] }; // a timeline marks the end of what it hears

/** Null = this game keeps no score along the way. `isOwn`: an event that befalls this seat. */
export function ownChange(
  history: readonly News[],
  from: number,
  seat: Seat,
  timeline: Timeline,
  isOwn: (event: unknown) => boolean,
): OwnChange | null {
  const scoreAt = (heard: readonly News[]) => timeline([...heard, NOW]).at(-1)?.scores[seat];
  const before = scoreAt(history.slice(0, from));
  if (before === undefined) return null;
  let now = before;
  const hits: Hit[] = [];
  history.slice(from).forEach((news, n) => {
    news.events.forEach((event, i) => {
      const part = { ...news, events: news.events.slice(0, i + 1) };
      const after = scoreAt([...history.slice(0, from + n), part]) ?? now;
      if (after !== now || isOwn(event)) hits.push({ row: `${from + n}.${i}`, before: now, after });
      now = after;
    });
  });
  return { before, now, hits };
}
