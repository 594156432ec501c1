/** What the host may do about a table that does not begin, or does not end. */
import { type Change, no, yes } from '@fathoms/table/seats/lobby.ts';
import {
  entriesOf,
  type Occupant,
  type StoredTable,
  withProgress,
} from '@fathoms/table/seats/stored-table.ts';
import type { StoredEvening } from '../store/stored-evening.ts';
import { withBot } from './rounds.ts';
import { patienceMs } from './settle.ts';

type Rescue = (table: StoredTable, evening: StoredEvening, waitedMs: number) => Change;

const isAwaited = (seat: Occupant): boolean => seat.kind === 'human' && seat.awaited === true;

/** Somebody is missing, and has been for long enough. */
function missingFault(table: StoredTable, evening: StoredEvening, waitedMs: number): Change | null {
  if (table.status !== 'lobby' || table.sealed || !table.seats.some(isAwaited)) return no('not-now');
  return waitedMs < patienceMs(evening) ? no('still-here') : null;
}

/** Bots take the seats of those who did not come. */
export const fillWithBots: Rescue = (table, evening, waitedMs) => {
  const wrong = missingFault(table, evening, waitedMs);
  if (wrong) return wrong;
  const empty = table.seats.map((seat): Occupant => (isAwaited(seat) ? { kind: 'open' } : seat));
  const filled = table.seats.reduce<StoredTable>(
    (now, seat, at) => (isAwaited(seat) ? withBot(now, at, evening.plan) : now),
    { ...table, seats: empty },
  );
  return yes(filled);
};

/** It is not played: who came has a bye. */
export const callOff: Rescue = (table, evening, waitedMs) =>
  missingFault(table, evening, waitedMs) ?? yes(ended(table));

/** It ends where it stands. */
export const closeTable: Rescue = (table, evening, waitedMs) => {
  if (table.status !== 'playing') return no('not-now');
  return waitedMs < patienceMs(evening) ? no('still-here') : yes(ended(table));
};

const ended = (table: StoredTable): StoredTable =>
  withProgress(table, { status: 'over', entries: entriesOf(table), outcome: null });
