import type { Sqlite } from './sqlite.ts';

/** Step n brings a file from version n to n + 1. Only ever add to the end. */
const STEPS = [
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
] as const;

export function migrate(db: Sqlite): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    if (version > STEPS.length)
      throw new Error(`the database is of version ${version}; this build knows ${STEPS.length}`);
    for (const step of STEPS.slice(version)) db.exec(step);
    db.pragma(`user_version = ${STEPS.length}`);
    db.exec('COMMIT');
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
  }
}
