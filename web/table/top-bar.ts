/** What the bar above a board says of the table itself. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { Words } from '../words/en.ts';

/** What the match counts for besides itself. */
export interface TopNote {
  readonly name: string | null;
  readonly text: string;
}

/** What is different at a deal that others have, too. */
export function noteOf({ daily, shared, settings }: TableInfo, words: Words): TopNote | null {
  if (daily)
    return { name: words.daily.name, text: daily.counted ? words.daily.counted : words.daily.practice };
  if (shared) return { name: words.shared.name, text: words.shared[shared.as] };
  return settings.rated ? { name: null, text: words.rated } : null;
}

/** Who looks on, and how many steps behind; null = plays. */
export const watchingAt = ({ settings, status }: TableInfo, seat: Seat | null): number | null =>
  seat === null ? (status === 'playing' ? settings.watchDelay : 0) : null;
