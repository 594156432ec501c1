import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import { type Evenings, guestsOf, type StoredEvening } from './stored-evening.ts';

interface Ways {
  readonly ask: <T>(question: () => Promise<T>) => Promise<T>;
  readonly change: <T>(work: (tx: Transaction<Schema>) => Promise<T>) => Promise<T>;
}

export function postgresEvenings(db: Kysely<Schema>, { ask, change }: Ways): Evenings {
  return {
    createEvening: evening =>
      change(async tx => {
        const { rows } = await sql`INSERT INTO evenings
          VALUES (${evening.id}, ${evening.revision}, ${JSON.stringify(evening)})
          ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
        if (rows.length === 0) return 'taken';
        await saveGuests(tx, evening);
        return 'ok';
      }),
    async readEvening(id) {
      const { rows } = await ask(() =>
        sql<{ body: StoredEvening }>`SELECT body FROM evenings WHERE id = ${id}`.execute(db),
      );
      const [found] = rows;
      if (!found) return null;
      const guests = await ask(() =>
        sql<{ identity: string; seen: number }>`
          SELECT identity, seen FROM evening_guests WHERE evening = ${id}`.execute(db),
      );
      return { evening: found.body, seen: new Map(guests.rows.map(guest => [guest.identity, guest.seen])) };
    },
    saveEvening: evening =>
      change(async tx => {
        const { id, revision } = evening;
        const { rows } = await sql`
          UPDATE evenings SET revision = ${revision}, body = ${JSON.stringify(evening)}
          WHERE id = ${id} AND revision = ${revision - 1} RETURNING id`.execute(tx);
        if (rows.length === 0) return 'conflict';
        await saveGuests(tx, evening);
        return 'ok';
      }),
    async seeAtEvening(id, identity, at) {
      await ask(() =>
        sql`UPDATE evening_guests SET seen = GREATEST(seen, ${at})
          WHERE evening = ${id} AND identity = ${identity}`.execute(db),
      );
    },
    async eveningsOf(identity) {
      const { rows } = await ask(() =>
        sql<{ evening: string }>`
          SELECT evening FROM evening_guests WHERE identity = ${identity} ORDER BY seen DESC`.execute(db),
      );
      return rows.map(({ evening }) => evening);
    },
  };
}

async function saveGuests(tx: Transaction<Schema>, evening: StoredEvening): Promise<void> {
  const guests = guestsOf(evening);
  await sql`DELETE FROM evening_guests
    WHERE evening = ${evening.id} AND identity <> ALL (${guests})`.execute(tx);
  await sql`INSERT INTO evening_guests (evening, identity)
    SELECT ${evening.id}, identity FROM unnest(${guests}::text[]) AS identity
    ON CONFLICT DO NOTHING`.execute(tx);
}
