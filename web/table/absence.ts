/** What happened in one's own seat while a bot held it. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, TableInfo } from '@fathoms/protocol/messages.ts';
import type { LogLine, StoryLine } from '../logbook/log.ts';

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
  lines: readonly LogLine[],
  history: readonly News[],
): StoryLine[] =>
  lines.filter((line): line is StoryLine => {
    const news = history[line.step];
    return line.kind === 'line' && line.step >= since && news?.seat === seat && news.by === 'bot';
  });
