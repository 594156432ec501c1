import type { DailyDeal } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '../match/journal.ts';
import { newTable, seatBot, sit } from '../seats/lobby.ts';
import type { DailyTry, PlayingTable, StoredTable } from '../seats/stored-table.ts';
import { luckFault } from './check-luck.ts';
import { recordOf } from './record.ts';
import { beginAtOnce } from './shared.ts';
import { storedMatch } from './stored-match.ts';

/** Where whoever dives sits; bots have the other seats. */
const DIVER = 0;

export interface DailyWish {
  readonly id: string;
  readonly seed: string; // the day's
  readonly diver: string; // an identity
  readonly name: string;
  readonly daily: DailyTry;
  readonly now: number;
}

type Dealt =
  | { readonly ok: true; readonly table: PlayingTable }
  | { readonly ok: false; readonly code: ErrorCode };

/** A try at a day's deal: begun at once, since there is nobody to wait for and nothing to add to its luck. */
export function dealDaily(game: Game, { bots, options }: DailyDeal, wish: DailyWish): Dealt {
  const { id, seed, diver, name, daily, now } = wish;
  const made = newTable(game, { id, seed, host: diver, seats: 1 + bots.length, options });
  if (!made.ok) throw new Error(`the deal of the day of ${game.id} is no table: ${made.code}`);
  const seated = sit(made.table, diver, DIVER, name);
  if (!seated.ok) return seated;
  let { table } = seated;
  for (const [i, level] of bots.entries()) {
    const filled = seatBot(table, diver, 1 + i, level);
    if (!filled.ok) throw new Error(`no bot in the deal of the day of ${game.id}: ${filled.code}`);
    table = filled.table;
  }
  return { ok: true, table: beginAtOnce(game, { ...made.table, seats: table.seats, daily }, now) };
}

/**
 * What a finished try counts, played again from its journal and the day's seed; null = it does not count. Nobody's
 * word is taken: every move has to be legal, every roll the day's, and every decision the diver's own and final.
 */
export function dailyScore(
  game: Game,
  { score }: DailyDeal,
  table: StoredTable,
  journal: readonly JournalEntry[],
  now: number,
): number | null {
  if (!table.daily?.counted || now >= table.daily.until || table.seats[DIVER]?.kind !== 'human') return null;
  const isOwn = (entry: JournalEntry): boolean =>
    !('undo' in entry) && !(entry.seat === DIVER && entry.by === 'bot');
  if (!journal.every(isOwn)) return null;
  const live = storedMatch(game, table, journal);
  const record = recordOf(table, live, true);
  if (!record.end || luckFault(game, record, table.seed)) return null;
  return score(record.end.outcome, DIVER);
}
