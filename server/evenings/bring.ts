import type { Evenings, StoredEvening } from '../store/stored-evening.ts';

const renamed = (evening: StoredEvening, guest: string, person: string): StoredEvening => ({
  ...evening,
  revision: evening.revision + 1,
  host: evening.host === guest ? person : evening.host,
  people: evening.people.map(one => (one.identity === guest ? { ...one, identity: person } : one)),
});

const ATTEMPTS = 12; // when others change the evening at once

/** A guest's places become those of who signs in, but for evenings where they have one already. */
export async function bringEvenings(
  store: Pick<Evenings, 'eveningsOf' | 'readEvening' | 'saveEvening' | 'seeAtEvening'>,
  guest: string,
  person: string,
): Promise<void> {
  for (const id of await store.eveningsOf(guest))
    for (let i = 0; i < ATTEMPTS; i++) {
      const found = await store.readEvening(id);
      if (!found || found.evening.people.some(({ identity }) => identity === person)) break;
      if ((await store.saveEvening(renamed(found.evening, guest, person))) === 'conflict') continue;
      await store.seeAtEvening(id, person, found.seen.get(guest) ?? 0);
      break;
    }
}
