import { type Evenings, guestsOf, type StoredEvening } from './stored-evening.ts';

export function memoryEvenings(): Evenings {
  const evenings = new Map<string, string>(); // as JSON, so that nobody shares an object with the store
  const seen = new Map<string, Map<string, number>>();
  const read = (id: string): StoredEvening | null => {
    const text = evenings.get(id);
    return text === undefined ? null : (JSON.parse(text) as StoredEvening);
  };
  const put = (evening: StoredEvening): void => {
    evenings.set(evening.id, JSON.stringify(evening));
    const before = seen.get(evening.id);
    seen.set(evening.id, new Map(guestsOf(evening).map(guest => [guest, before?.get(guest) ?? 0])));
  };
  return {
    async createEvening(evening) {
      if (evenings.has(evening.id)) return 'taken';
      put(evening);
      return 'ok';
    },
    async readEvening(id) {
      const evening = read(id);
      return evening && { evening, seen: new Map(seen.get(id)) };
    },
    async saveEvening(evening) {
      if (read(evening.id)?.revision !== evening.revision - 1) return 'conflict';
      put(evening);
      return 'ok';
    },
    async seeAtEvening(id, identity, at) {
      const guests = seen.get(id);
      const before = guests?.get(identity);
      if (guests && before !== undefined) guests.set(identity, Math.max(before, at));
    },
    eveningsOf: async identity =>
      [...seen]
        .flatMap(([id, guests]) => (guests.has(identity) ? [{ id, at: guests.get(identity) ?? 0 }] : []))
        .sort((a, b) => b.at - a.at)
        .map(({ id }) => id),
  };
}
