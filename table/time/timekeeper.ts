import type { Seat } from '@fathoms/kernel/game.ts';
import { type ClockInfo, type CountdownInfo, TEMPOS } from '@fathoms/protocol/messages.ts';
import type { LiveMatch } from '../match/live.ts';
import { settingsOf } from '../seats/settings.ts';
import type { PlayingTable, Progress, StoredTable } from '../seats/stored-table.ts';
import { expiresIn } from './clock.ts';
import { countdownInfos, hurryMs, isUpFor } from './countdown.ts';
import { progressAfter, running, timed } from './progress.ts';

/** Time at a table: whose goes by, what is left of it, and when somebody is out of it. */
export interface Timekeeper {
  readonly clock: () => ClockInfo | null; // null = no hurry
  readonly countdowns: () => CountdownInfo[];
  readonly isOut: (seat: Seat) => boolean; // of time on the clock
  readonly upFor: (live: LiveMatch) => Seat | null; // for whom the table has to decide: a countdown is over
  readonly expiresIn: () => number | null; // milliseconds until somebody's clock is at 0
  readonly hurryMs: () => number | null; // and until a countdown is; while time stands still: both null
  readonly timed: (table: StoredTable) => StoredTable; // with the time that has gone by until now
  readonly after: (before: LiveMatch, next: LiveMatch) => Progress; // what a move leads to
  readonly wasOpen: () => void; // somebody has the table open at another node
}

/** So long a table waits when it opens: a page that is back says again what it had put together. */
const RETURN_MS = 3000;

interface Played {
  readonly table: PlayingTable;
  readonly live: LiveMatch;
}

/** `now`: milliseconds. `present`: the table as stored, and its match. */
export function timekeeper(
  present: () => { readonly table: StoredTable; readonly live: LiveMatch | null },
  now: () => number,
): Timekeeper {
  // A table nobody had open keeps its players' minutes: the clock it opens with counts from here on. Days
  // pass everywhere.
  const opened = present().table;
  const restedAt = opened.status === 'playing' ? opened.clock?.at : undefined;
  const pagesBackAt = now() + RETURN_MS;
  let restedUntil = TEMPOS[settingsOf(opened).tempo]?.anew ? null : now();

  const rested = (table: PlayingTable): PlayingTable => {
    const { clock } = table;
    return clock && restedUntil !== null && clock.at === restedAt
      ? { ...table, clock: { ...clock, at: restedUntil } }
      : table;
  };

  const played = (): Played | null => {
    const { table, live } = present();
    return table.status === 'playing' && live ? { table: rested(table), live } : null;
  };

  const clock = (): ClockInfo | null => {
    const at = played();
    if (!at?.table.clock) return null;
    const goes = running(at.table, at.live);
    const { clock, pausedAt } = timed(at.table, goes, now());
    return { left: clock?.left ?? [], running: goes, paused: pausedAt !== undefined };
  };

  return {
    clock,
    countdowns() {
      const at = played();
      return at ? countdownInfos(at.table, at.live, now()) : [];
    },
    isOut(seat) {
      const info = clock();
      return (info?.running.includes(seat) ?? false) && info?.left[seat] === 0;
    },
    upFor(live) {
      const { table } = present();
      return table.status === 'playing' && now() >= pagesBackAt ? isUpFor(table, live, now()) : null;
    },
    expiresIn() {
      const at = played();
      if (!at?.table.clock || at.table.pausedAt !== undefined) return null;
      return expiresIn(at.table.clock, running(at.table, at.live), now());
    },
    hurryMs() {
      const at = played();
      const ms = at ? hurryMs(at.table, at.live, now()) : null;
      return ms === null ? null : Math.max(ms, pagesBackAt - now());
    },
    timed(table) {
      const at = played(); // whose time went by until now, whatever the change says
      if (table.status !== 'playing' || !at) return table;
      return timed(rested(table), running(at.table, at.live), now());
    },
    after(before, next) {
      const { table } = present();
      if (table.status !== 'playing') throw new Error(`table ${table.id} is ${table.status}`);
      return progressAfter(rested(table), before, next, now());
    },
    wasOpen() {
      restedUntil = null;
    },
  };
}
