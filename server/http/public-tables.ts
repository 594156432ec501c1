import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import { LIMITS, tally } from '../guests/limits.ts';

/** A table anybody may find, as the start page lists it. */
interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly status: StoredTable['status'];
  readonly seats: number;
  readonly free: number; // seats one may still take
  readonly names: readonly string[];
}

/** Tables whose host wants them found and where somebody is right now: an empty room helps nobody. */
export async function findPublic(rooms: Pick<Rooms, 'listed'>): Promise<PublicTable[]> {
  const perHost = tally(LIMITS.publicTablesOfHost);
  const perAddress = tally(LIMITS.publicTablesOfAddress);
  const shown = (await rooms.listed()).filter(
    ({ table, address }) =>
      isWorthVisiting(table) && perHost.add(table.host) && (address === null || perAddress.add(address)),
  );
  return shown.slice(0, LIMITS.publicTables).map(({ table }) => publicTable(table));
}

/** One may sit down, or look on. */
const isWorthVisiting = (table: StoredTable): boolean =>
  table.status === 'lobby' || settingsOf(table).watchable;

const publicTable = ({ id, game, status, seats }: StoredTable): PublicTable => ({
  id,
  game,
  status,
  seats: seats.length,
  free: status === 'lobby' ? seats.filter(seat => seat.kind === 'open').length : 0,
  names: seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name])),
});
