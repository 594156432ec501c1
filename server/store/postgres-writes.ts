import type { Append, Written } from '@fathoms/table/room/storage.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { CHAT_KEPT, type StoredChatMessage } from '@fathoms/table/seats/stored-table.ts';
import type { NewChatMessage } from '@fathoms/table/talk/chat.ts';
import { type Generated, type Kysely, sql } from 'kysely';
import { progressText } from './rows.ts';

export interface Schema {
  tables: { number: Generated<string>; id: string; listed: boolean; body: string; previous: string | null };
  progress: { table_id: string; revision: number; entries: number; status: string; progress: string | null };
  people: { identity: string; table_number: string };
  journal: { table_id: string; seq: number; line: string };
  chat: { table_id: string; n: number; owner: string; message: string };
  subscriptions: { identity: string; place: string };
  secrets: { name: string; value: string };
  practice: { n: Generated<string>; answer: string };
}

/** Where another node takes the same number at the same moment, the loser takes the next. */
export async function addChat(
  db: Kysely<Schema>,
  table: string,
  { owner, ...message }: NewChatMessage,
): Promise<StoredChatMessage> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      WITH added AS (
        INSERT INTO chat (table_id, n, owner, message)
        SELECT ${table}, COALESCE(MAX(n), 0) + 1, ${owner}, ${JSON.stringify(message)}::json
        FROM chat WHERE table_id = ${table}
        ON CONFLICT DO NOTHING RETURNING n
      ), trimmed AS (
        DELETE FROM chat USING added WHERE table_id = ${table} AND chat.n <= added.n - ${CHAT_KEPT}::integer
      )
      SELECT n FROM added`.execute(db);
    const [added] = rows;
    if (added) return { n: added.n, owner, ...message };
  }
}

/** The newest row stays, empty and nobody's: its number is not given again. */
export async function forgetChat(db: Kysely<Schema>, table: string, owner: string): Promise<void> {
  await sql`
    WITH blank AS (
      UPDATE chat SET owner = ${NOBODY}, message = '{}' WHERE table_id = ${table} AND owner = ${owner}
      AND n = (SELECT MAX(n) FROM chat WHERE table_id = ${table}) RETURNING n
    )
    DELETE FROM chat WHERE table_id = ${table} AND owner = ${owner} AND n NOT IN (SELECT n FROM blank)`.execute(
    db,
  );
}

/**
 * The moves of many tables in one statement, hence one flush to disk. Rows are locked in one order, so that two
 * nodes never wait for each other. A row that another node moved on meanwhile no longer fits: `conflict`.
 */
export async function appendAll(db: Kysely<Schema>, items: readonly Append[]): Promise<Written[]> {
  const rows = items.flatMap(({ table, first, entries }, i) =>
    entries.map((entry, j) => ({ item: i, table, seq: first + j, line: JSON.stringify(entry) })),
  );
  const scored = items.flatMap(({ score }, item) => (score === undefined ? [] : [{ item, score }]));
  // a row of the field is locked by one node at a time, in one order
  const ranking =
    scored.length === 0
      ? sql``
      : sql`, ranked AS (
      UPDATE daily SET score = result.score
      FROM unnest(
        ${scored.map(({ item }) => item)}::integer[], ${scored.map(({ score }) => score)}::integer[]
      ) AS result (item, score) JOIN moved USING (item)
      WHERE daily.table_id = moved.id AND daily.score IS NULL
      RETURNING daily.day, daily.game, daily.score
    ), counted AS (
      INSERT INTO daily_field (day, game, score, divers)
      SELECT day, game, score, COUNT(*)::integer FROM ranked GROUP BY day, game, score ORDER BY day, game, score
      ON CONFLICT (day, game, score) DO UPDATE SET divers = daily_field.divers + EXCLUDED.divers
    )`;
  const { rows: moved } = await sql<{ item: number }>`
    WITH new AS (
      SELECT * FROM unnest(
        ${items.map((_, i) => i)}::integer[], ${items.map(item => item.table)}::text[],
        ${items.map(item => item.revision)}::integer[], ${items.map(item => item.first)}::integer[],
        ${items.map(item => item.first + item.entries.length)}::integer[],
        ${items.map(item => item.progress.status)}::text[],
        ${items.map(item => progressText(item.progress))}::json[]
      ) AS new (item, id, revision, first, entries, status, progress)
    ), locked AS (
      SELECT table_id FROM progress WHERE table_id IN (SELECT id FROM new) ORDER BY table_id FOR UPDATE
    ), moved AS (
      UPDATE progress SET entries = new.entries, status = new.status, progress = new.progress
      FROM new JOIN locked ON locked.table_id = new.id
      WHERE progress.table_id = new.id AND progress.revision = new.revision
        AND progress.entries = new.first AND progress.status = 'playing'
      RETURNING new.item, new.id, new.status
    ), written AS (
      INSERT INTO journal (table_id, seq, line)
      SELECT line.table_id, line.seq, line.line
      FROM unnest(
        ${rows.map(row => row.item)}::integer[], ${rows.map(row => row.table)}::text[],
        ${rows.map(row => row.seq)}::integer[], ${rows.map(row => row.line)}::json[]
      ) AS line (item, table_id, seq, line) JOIN moved USING (item)
    ), unlisted AS (
      UPDATE tables SET listed = false FROM moved WHERE tables.id = moved.id AND moved.status = 'over' AND listed
    )${ranking}
    SELECT item FROM moved`.execute(db);
  const done = new Set(moved.map(({ item }) => item));
  return items.map((_, i) => (done.has(i) ? 'ok' : 'conflict'));
}
