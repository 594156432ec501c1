import { findGame } from '@fathoms/games/catalog.ts';
import { chosen } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import type { RatedSeat } from '@fathoms/protocol/ratings.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import { entriesOf, type StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import type { FoundTable } from '../docs/replies.ts';
import { LIMITS, tally } from '../guests/limits.ts';
import type { RatingDesk } from '../ratings/ratings.ts';
import { peopleOf } from '../store/store.ts';

/** Tables whose host wants them found and where somebody is right now, and nobody the asker has blocked. */
export async function findPublic(
  rooms: Pick<Rooms, 'listed'>,
  ratings: Pick<RatingDesk, 'pointsOf'>,
  blocked: readonly string[] = [],
): Promise<FoundTable[]> {
  const perHost = tally(LIMITS.publicTablesOfHost);
  const perAddress = tally(LIMITS.publicTablesOfAddress);
  const shown = (await rooms.listed()).filter(
    ({ table, address }) =>
      isWorthVisiting(table) &&
      !peopleOf(table).some(identity => blocked.includes(identity)) &&
      perHost.add(table.host) &&
      (address === null || perAddress.add(address)),
  );
  return Promise.all(
    shown.slice(0, LIMITS.publicTables).map(({ table }) => publicTable(table, ratings.pointsOf)),
  );
}

/** One may sit down, or look on. */
const isWorthVisiting = (table: StoredTable): boolean =>
  table.status === 'lobby' || settingsOf(table).watchable;

async function publicTable(table: StoredTable, pointsOf: RatingDesk['pointsOf']): Promise<FoundTable> {
  const { id, game, status, seats } = table;
  const { tempo, rated, watchDelay } = settingsOf(table);
  const owners = seats.flatMap(seat => (seat.kind === 'human' && !seat.program ? [seat.owner] : []));
  const points = rated ? await pointsOf(game, owners) : new Map<string, RatedSeat>();
  return {
    id,
    game,
    status,
    seats: seats.length,
    free: status === 'lobby' ? seats.filter(seat => seat.kind === 'open').length : 0,
    names: seats.flatMap(seat => (seat.kind === 'human' && !seat.program ? [seat.name] : [])),
    bots: seats.filter(seat => seat.kind === 'bot' || (seat.kind === 'human' && seat.program)).length,
    tempo,
    options: unusual(table),
    rated,
    ratings: owners.flatMap(owner => points.get(owner) ?? []),
    moves: status === 'playing' && watchDelay === 0 ? entriesOf(table) : null,
  };
}

function unusual({ game, version, options }: StoredTable): OptionValues {
  const offered = findGame(game, version)?.options ?? {};
  return Object.fromEntries(
    Object.entries(chosen(options)).filter(([name, value]) => offered[name]?.[0] !== value),
  );
}
