import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { Evenings, StoredEvening } from '../store/stored-evening.ts';

/** Without a trace of who somebody was; their results stay, as nobody's. */
const without = (evening: StoredEvening, identity: string): StoredEvening => ({
  ...evening,
  revision: evening.revision + 1,
  host: evening.host === identity ? NOBODY : evening.host,
  people: evening.people.map(person =>
    person.identity === identity ? { identity: NOBODY, name: 'Diver', is: 'gone' } : person,
  ),
});

/** An evening is found by its people, so it is found again if this ends half way, or somebody else wrote first. */
export async function forgetAtEvenings(
  store: Pick<Evenings, 'eveningsOf' | 'readEvening' | 'saveEvening'>,
  identity: string,
): Promise<void> {
  for (
    let [id] = await store.eveningsOf(identity);
    id !== undefined;
    [id] = await store.eveningsOf(identity)
  ) {
    const found = await store.readEvening(id);
    if (!found) return;
    await store.saveEvening(without(found.evening, identity));
  }
}
