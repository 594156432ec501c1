import { type FlatTable, unfoldTable } from '@fathoms/table/seats/flat-table.ts';
import { rowOf } from './rows.ts';
import type { Sqlite } from './sqlite.ts';
import { isListed } from './store.ts';

/** Step n brings a file from version n to n + 1. Only ever add to the end. */
const STEPS: readonly (string | ((db: Sqlite) => void))[] = [
  `
  CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    meta TEXT NOT NULL
  );
  CREATE TABLE people (
    identity TEXT NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (identity, table_number)
  ) WITHOUT ROWID;
  CREATE INDEX people_by_table ON people (table_number);
  CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  `,
  `
  CREATE INDEX tables_listed ON tables (number)
    WHERE json_extract(meta, '$.settings.listed') = 1 AND json_extract(meta, '$.status') <> 'over';
  `,
  `
  CREATE TABLE subscriptions (
    identity TEXT NOT NULL PRIMARY KEY,
    place TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  unfoldTables,
  `
  CREATE TABLE practice (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    answer TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE daily (
    table_id TEXT NOT NULL PRIMARY KEY,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    identity TEXT NOT NULL,
    score INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX daily_once ON daily (identity, day, game) WHERE identity <> '';
  CREATE INDEX daily_scores ON daily (day, game, score);
  CREATE TABLE daily_field (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    score INTEGER NOT NULL,
    divers INTEGER NOT NULL,
    PRIMARY KEY (day, game, score)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE operator_log (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    time INTEGER NOT NULL,
    operator TEXT NOT NULL,
    act TEXT NOT NULL
  );
  CREATE TABLE node_answers (n INTEGER NOT NULL, answer TEXT NOT NULL);
  CREATE TABLE reports (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    time INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL
  );
  CREATE INDEX reports_by ON reports (reporter);
  CREATE INDEX reports_about ON reports (about);
  CREATE TABLE blocks (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    blocker TEXT NOT NULL,
    other TEXT NOT NULL,
    UNIQUE (blocker, other)
  );
  CREATE INDEX blocks_of ON blocks (other);
  `,
  `
  CREATE TABLE shared_deals (
    id TEXT NOT NULL PRIMARY KEY,
    maker TEXT NOT NULL,
    source TEXT,
    seat INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX shared_deals_once ON shared_deals (source, seat);
  CREATE INDEX shared_deals_by ON shared_deals (maker);
  CREATE TABLE shared_tables (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    deal TEXT NOT NULL,
    table_id TEXT NOT NULL,
    identity TEXT NOT NULL
  );
  CREATE INDEX shared_tables_of ON shared_tables (deal);
  CREATE UNIQUE INDEX shared_tables_once ON shared_tables (identity, deal) WHERE identity <> '';
  `,
  `
  CREATE TABLE passkeys (
    n INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    counter INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX passkeys_of ON passkeys (identity);
  CREATE TABLE recovery (identity TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL UNIQUE) WITHOUT ROWID;
  CREATE TABLE spent_challenges (challenge TEXT NOT NULL PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE sign_outs (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    mark TEXT NOT NULL UNIQUE,
    epoch INTEGER NOT NULL
  );
  CREATE TABLE adopted (guest TEXT NOT NULL PRIMARY KEY, identity TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX adopted_by ON adopted (identity);
  `,
  `
  CREATE TABLE evenings (id TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE evening_guests (
    evening TEXT NOT NULL REFERENCES evenings (id),
    identity TEXT NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (evening, identity)
  ) WITHOUT ROWID;
  CREATE INDEX evenings_of ON evening_guests (identity);
  `,
  `
  CREATE TABLE rated_matches (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    since INTEGER NOT NULL,
    state TEXT NOT NULL,
    why TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX rated_open ON rated_matches (table_id) WHERE state = 'open';
  CREATE TABLE rated_results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    identity TEXT NOT NULL,
    day TEXT NOT NULL,
    place INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    mu_after REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITHOUT ROWID;
  CREATE INDEX rated_results_of ON rated_results (identity, day);
  CREATE TABLE ratings (
    game TEXT NOT NULL,
    identity TEXT NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    PRIMARY KEY (game, identity)
  ) WITHOUT ROWID;
  CREATE INDEX ratings_of ON ratings (identity);
  CREATE INDEX ratings_best ON ratings (game, settled, mu);
  `,
  `
  CREATE TABLE programs (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    identity TEXT NOT NULL,
    program TEXT NOT NULL
  );
  CREATE INDEX programs_of ON programs (owner);
  `,
  `
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    build TEXT NOT NULL,
    entries INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  `,
];

/**
 * Chat, past matches and what moves change leave the one JSON column: chat has rows, past matches follow from
 * the chain of tables, and progress is a small row that is written with the journal.
 */
function unfoldTables(db: Sqlite): void {
  db.exec(`
    CREATE TABLE progress (
      table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
      revision INTEGER NOT NULL,
      entries INTEGER NOT NULL,
      progress TEXT
    ) WITHOUT ROWID;
    CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      n INTEGER NOT NULL,
      message TEXT NOT NULL,
      PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    DROP INDEX tables_listed;
    ALTER TABLE tables RENAME COLUMN meta TO body;
    ALTER TABLE tables ADD COLUMN previous TEXT;
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_listed ON tables (number) WHERE listed;
  `);
  const flat = db.prepare<[number], { number: number; id: string; body: string; entries: number }>(
    `SELECT number, id, body, (SELECT COUNT(*) FROM journal WHERE table_id = id) AS entries FROM tables
     WHERE number > ? ORDER BY number LIMIT 500`,
  );
  const setBody = db.prepare('UPDATE tables SET body = ?, previous = ?, listed = ? WHERE id = ?');
  const addProgress = db.prepare('INSERT INTO progress VALUES (?, ?, ?, ?)');
  const addChat = db.prepare('INSERT INTO chat VALUES (?, ?, ?)');
  for (let some = flat.all(0); some.length > 0; some = flat.all(some.at(-1)?.number ?? 0))
    for (const { id, body, entries } of some) {
      const { table, chat } = unfoldTable(JSON.parse(body) as FlatTable, entries);
      const row = rowOf(table);
      setBody.run(row.body, table.previous ?? null, Number(isListed(table)), id);
      addProgress.run(id, row.revision, row.entries, row.progress);
      for (const { n, ...message } of chat) addChat.run(id, n, JSON.stringify(message));
    }
}

export function migrate(db: Sqlite): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    if (version > STEPS.length)
      throw new Error(`the database is of version ${version}; this build knows ${STEPS.length}`);
    for (const step of STEPS.slice(version)) typeof step === 'string' ? db.exec(step) : step(db);
    db.pragma(`user_version = ${STEPS.length}`);
    db.exec('COMMIT');
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
  }
}
