import type { Sqlite } from './sqlite.ts';
import { type Evenings, guestsOf, type StoredEvening } from './stored-evening.ts';

export function sqliteEvenings(db: Sqlite, write: <T>(work: () => T) => Promise<T>): Evenings {
  const insert = db.prepare('INSERT INTO evenings VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const update = db.prepare('UPDATE evenings SET revision = ?, body = ? WHERE id = ? AND revision = ?');
  const body = db.prepare<[string], string>('SELECT body FROM evenings WHERE id = ?').pluck();
  const guests = db.prepare<[string], { identity: string; seen: number }>(
    'SELECT identity, seen FROM evening_guests WHERE evening = ?',
  );
  const addGuest = db.prepare(
    'INSERT INTO evening_guests (evening, identity) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const dropGuest = db.prepare('DELETE FROM evening_guests WHERE evening = ? AND identity = ?');
  const see = db.prepare('UPDATE evening_guests SET seen = MAX(seen, ?) WHERE evening = ? AND identity = ?');
  const of = db
    .prepare<[string], string>('SELECT evening FROM evening_guests WHERE identity = ? ORDER BY seen DESC')
    .pluck();

  const saveGuests = (evening: StoredEvening): void => {
    const now = guestsOf(evening);
    for (const { identity } of guests.all(evening.id))
      if (!now.includes(identity)) dropGuest.run(evening.id, identity);
    for (const identity of now) addGuest.run(evening.id, identity);
  };

  return {
    createEvening: evening =>
      write(() => {
        const { id, revision } = evening;
        if (insert.run(id, revision, JSON.stringify(evening)).changes === 0) return 'taken';
        saveGuests(evening);
        return 'ok';
      }),
    async readEvening(id) {
      const text = body.get(id);
      if (text === undefined) return null;
      const seen = new Map(guests.all(id).map(guest => [guest.identity, guest.seen]));
      return { evening: JSON.parse(text) as StoredEvening, seen };
    },
    saveEvening: evening =>
      write(() => {
        const { id, revision } = evening;
        if (update.run(revision, JSON.stringify(evening), id, revision - 1).changes === 0) return 'conflict';
        saveGuests(evening);
        return 'ok';
      }),
    seeAtEvening: (id, identity, at) => write(() => void see.run(at, id, identity)),
    eveningsOf: async identity => of.all(identity),
  };
}
