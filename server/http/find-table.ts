import { currentGame } from '@fathoms/games/catalog.ts';
import type { TableSearch } from '@fathoms/protocol/ratings.ts';
import { isRated } from '@fathoms/table/seats/rated.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { LobbyTable, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import type { RatingDesk } from '../ratings/ratings.ts';
import { peopleOf, type Store } from '../store/store.ts';

/** How far from one's own rating people may be at first, and how much further every second. */
const NEAR = 150;
const WIDER_PER_SECOND = 10;

const LIVE = ['calm', 'brisk', 'steady']; // a match one sits down to now

interface FindPorts {
  readonly rooms: Pick<Rooms, 'listed'>;
  readonly store: Pick<Store, 'blockedBy' | 'hasBlocked' | 'readTable'>;
  readonly ratings: Pick<RatingDesk, 'pointsOf'>;
}

/** The best table that waits for somebody like this; null = none does. */
export async function findTable(
  { rooms, store, ratings }: FindPorts,
  search: TableSearch,
  identity: string,
): Promise<string | null> {
  const own = search.at === null ? null : await store.readTable(search.at);
  if (own && !isAlone(own, identity)) return own.id; // whoever has company stays
  const blocked = await store.blockedBy(identity);
  const waiting = (await rooms.listed()).flatMap(({ table }) =>
    suits(table, search, identity) && isOlder(table, own) ? [table] : [],
  );
  const reach = NEAR + (WIDER_PER_SECOND * search.waitedMs) / 1000;
  const found: { readonly table: LobbyTable; readonly distance: number }[] = [];
  for (const table of waiting) {
    const people = peopleOf(table);
    if (people.some(other => blocked.includes(other))) continue;
    if ((await Promise.all(people.map(other => store.hasBlocked(other, identity)))).includes(true)) continue;
    const distance = search.rated ? await distanceTo(ratings, table, identity) : 0;
    if (distance <= reach) found.push({ table, distance });
  }
  const [best] = found.sort((a, b) => a.distance - b.distance || freeAt(a.table) - freeAt(b.table));
  return best?.table.id ?? own?.id ?? null;
}

/** How many seats a table opened for somebody has who does not mind. */
export const fewestSeats = (game: string): number => Math.max(2, currentGame(game)?.seats.min ?? 2);

const freeAt = (table: StoredTable): number => table.seats.filter(seat => seat.kind === 'open').length;

function suits(
  table: StoredTable,
  { game, seats, rated, at }: TableSearch,
  identity: string,
): table is LobbyTable {
  return (
    table.status === 'lobby' &&
    !table.sealed &&
    table.game === game &&
    table.id !== at &&
    (seats === 0 || table.seats.length === seats) &&
    isRated(table) === rated &&
    LIVE.includes(settingsOf(table).tempo) &&
    freeAt(table) > 0 &&
    !peopleOf(table).includes(identity) &&
    !table.barred?.includes(identity)
  );
}

const isAlone = (table: StoredTable, identity: string): boolean =>
  table.status === 'lobby' && peopleOf(table).every(other => other === identity);

/** Of two who wait for each other at tables of their own, the later goes to the earlier. */
function isOlder(table: LobbyTable, own: StoredTable | null): boolean {
  if (own?.seeks === undefined || table.seeks === undefined) return true;
  return table.seeks < own.seeks || (table.seeks === own.seeks && table.id < own.id);
}

/** Between one's own rating and the mean of those who sit there. */
async function distanceTo(
  ratings: Pick<RatingDesk, 'pointsOf'>,
  table: LobbyTable,
  identity: string,
): Promise<number> {
  const people = peopleOf(table);
  const points = await ratings.pointsOf(table.game, [identity, ...people]);
  const of = (person: string): number => points.get(person)?.points ?? 0;
  const mean = people.reduce((sum, person) => sum + of(person), 0) / people.length;
  return Math.abs(mean - of(identity));
}
