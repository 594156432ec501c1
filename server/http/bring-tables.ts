import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import { bringEvenings } from '../evenings/bring.ts';
import { LIMITS } from '../guests/limits.ts';
import { peopleOf, type Store } from '../store/store.ts';

interface BringPorts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly report: (problem: unknown, table: string) => void;
}

/** What a guest had at tables, for whoever signs in on the guest's device. */
export interface BringTables {
  readonly count: (guest: string, person: string) => Promise<number>;
  readonly bring: (guest: string, person: string) => Promise<number>; // so many came along
}

/** Where the person is already, the guest stays: nobody gets to see two hands. What is compared with others' is whose it was. */
const mayCome = (table: StoredTable, person: string): boolean =>
  !table.daily && !table.shared && !peopleOf(table).includes(person);

export function openBringTables({ store, rooms, report }: BringPorts): BringTables {
  const movable = async (guest: string, person: string): Promise<readonly StoredTable[]> =>
    (await store.tablesOf(guest, LIMITS.tablesCounted)).filter(table => mayCome(table, person));
  return {
    count: async (guest, person) => (await movable(guest, person)).length,
    async bring(guest, person) {
      await store.adopt(guest, person);
      await bringEvenings(store, guest, person);
      let brought = 0;
      for (const { id } of await movable(guest, person))
        try {
          const room = await rooms.enter(id);
          await room?.handOver(guest, person);
          brought++;
        } catch (problem) {
          report(problem, id); // it stays with the guest
        }
      return brought;
    },
  };
}
