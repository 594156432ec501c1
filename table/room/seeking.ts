import { mayStart, stand } from '../seats/lobby.ts';
import type { LobbyTable, StoredTable } from '../seats/stored-table.ts';
import type { RoomCore } from './core.ts';
import { saveTimed } from './save-timed.ts';
import { sealOrDeal } from './start.ts';

/** How long somebody may be off the line before they stand up. */
const PATIENCE_MS = 8_000;

/** For the last to promise their luck, and for all to see whom they play. */
const PAUSE_MS = 3_000;

type Needed = Pick<RoomCore, 'state' | 'presence'>;

const seeking = (table: StoredTable): LobbyTable | null =>
  table.status === 'lobby' && table.seeks !== undefined && !table.sealed ? table : null;

const ownersAt = (table: StoredTable): string[] =>
  table.seats.flatMap(seat => (seat.kind === 'human' ? [seat.owner] : []));

const isReady = ({ presence }: Needed, table: LobbyTable): boolean =>
  mayStart(table, table.host) === null && ownersAt(table).every(owner => presence.awayMs(owner) === 0);

/** Until a table that looks for company has something to do by itself, milliseconds; null = nothing so far. */
export function seekMs(core: Needed): number | null {
  const table = seeking(core.state.now().table);
  if (!table) return null;
  if (isReady(core, table)) return PAUSE_MS;
  const away = ownersAt(table)
    .map(core.presence.awayMs)
    .filter(ms => ms > 0);
  return away.length === 0 ? null : Math.max(0, PATIENCE_MS + 1 - Math.max(...away));
}

/** Whoever has left the page looks for company no longer; with the last seat taken the match begins. */
export async function seek(core: RoomCore): Promise<void> {
  const { state, presence, broadcaster } = core;
  const table = seeking(state.now().table);
  if (!table) return;
  if (isReady(core, table)) {
    await sealOrDeal(core, table);
    return;
  }
  let left: StoredTable = table;
  for (const [seat, there] of table.seats.entries()) {
    if (there.kind !== 'human' || presence.awayMs(there.owner) <= PATIENCE_MS) continue;
    const stood = stand(left, there.owner, seat);
    if (stood.ok) left = stood.table;
  }
  if (left === table) return;
  const [heir = table.host] = ownersAt(left);
  const host = ownersAt(left).includes(table.host) ? table.host : heir; // else nobody could free a seat
  if ((await saveTimed(core, { ...left, host })) === 'ok') broadcaster.table();
}
