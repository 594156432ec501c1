import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { Rooms } from '../cluster/rooms.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';

/** A table anybody may find, as the home page lists it. */
interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableMeta['status'];
  readonly seats: number;
  readonly free: number; // seats one may still take
  readonly names: readonly string[];
}

/** Tables whose host wants them found and where somebody is right now: an empty room helps nobody. */
export async function findPublic(store: Store, rooms: Pick<Rooms, 'hasGuests'>): Promise<PublicTable[]> {
  const metas = (await store.listed(LIMITS.publicTables)).filter(isWorthVisiting);
  const lively = await Promise.all(metas.map(meta => rooms.hasGuests(meta.id)));
  return metas.filter((_, i) => lively[i]).map(publicTable);
}

/** One may sit down, or look on. */
const isWorthVisiting = (meta: TableMeta): boolean => meta.status === 'lobby' || settingsOf(meta).watchable;

const publicTable = ({ id, game, status, seats }: TableMeta): PublicTable => ({
  id,
  game,
  status,
  seats: seats.length,
  free: status === 'lobby' ? seats.filter(seat => seat.kind === 'open').length : 0,
  names: seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name])),
});
