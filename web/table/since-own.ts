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
