import { findGame } from '@fathoms/games/catalog.ts';
import { chosen } from '@fathoms/kernel/options.ts';
import type { OptionValues, Tempo } from '@fathoms/protocol/messages.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import { LIMITS, tally } from '../guests/limits.ts';
import { peopleOf } from '../store/store.ts';

/** A table anybody may find, as the start page lists it. */
interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly status: StoredTable['status'];
  readonly seats: number;
  readonly free: number; // seats one may still take
  readonly names: readonly string[]; // of people
  readonly bots: number;
  readonly tempo: Tempo;
  readonly options: OptionValues; // those that are not the usual ones
}

/** Tables whose host wants them found and where somebody is right now, and nobody the asker has blocked. */
export async function findPublic(
  rooms: Pick<Rooms, 'listed'>,
  blocked: readonly string[] = [],
): Promise<PublicTable[]> {
  const perHost = tally(LIMITS.publicTablesOfHost);
  const perAddress = tally(LIMITS.publicTablesOfAddress);
  const shown = (await rooms.listed()).filter(
    ({ table, address }) =>
      isWorthVisiting(table) &&
      !peopleOf(table).some(identity => blocked.includes(identity)) &&
      perHost.add(table.host) &&
      (address === null || perAddress.add(address)),
  );
  return shown.slice(0, LIMITS.publicTables).map(({ table }) => publicTable(table));
}

/** One may sit down, or look on. */
const isWorthVisiting = (table: StoredTable): boolean =>
  table.status === 'lobby' || settingsOf(table).watchable;

const publicTable = (table: StoredTable): PublicTable => {
  const { id, game, status, seats } = table;
  return {
    id,
    game,
    status,
    seats: seats.length,
    free: status === 'lobby' ? seats.filter(seat => seat.kind === 'open').length : 0,
    names: seats.flatMap(seat => (seat.kind === 'human' ? [seat.name] : [])),
    bots: seats.filter(seat => seat.kind === 'bot').length,
    tempo: settingsOf(table).tempo,
    options: unusual(table),
  };
};

function unusual({ game, version, options }: StoredTable): OptionValues {
  const offered = findGame(game, version)?.options ?? {};
  return Object.fromEntries(
    Object.entries(chosen(options)).filter(([name, value]) => offered[name]?.[0] !== value),
  );
}
