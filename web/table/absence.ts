/** What happened in one's own seat while a bot held it. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, TableInfo } from '@fathoms/protocol/messages.ts';
import type { LogRow, StoryRow } from '../logbook/log.ts';

export interface Absence {
  readonly seat: Seat;
  readonly since: number; // steps told before
}

/** The own seat that was with a bot before and is not any more. */
export function returned(before: TableInfo, now: TableInfo): Absence | null {
  for (const seat of now.yours) {
    const [was, is] = [before.seats[seat], now.seats[seat]];
    if (was?.kind === 'human' && was.standIn && is?.kind === 'human' && !is.standIn)
      return { seat, since: was.standIn.since };
  }
  return null;
}

export const doneByBot = (
  { seat, since }: Absence,
  rows: readonly LogRow[],
  history: readonly News[],
): StoryRow[] =>
  rows.filter((row): row is StoryRow => {
    const news = history[row.step];
    return row.kind === 'story' && row.step >= since && news?.seat === seat && news.by === 'bot';
  });
