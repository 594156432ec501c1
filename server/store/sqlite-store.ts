import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import {
  CHAT_KEPT,
  MOST_PAST,
  type StoredChatMessage,
  type StoredTable,
} from '@fathoms/table/seats/stored-table.ts';
import { type Commits, groupCommit } from './group-commit.ts';
import type { PracticeAnswer } from './practice-answer.ts';
import { pastMatchesFrom, progressText, rowOf, type TableRow, tableFrom } from './rows.ts';
import { sqliteSnapshots } from './snapshots.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { sqliteDaily } from './sqlite-daily.ts';
import { sqliteDesk } from './sqlite-desk.ts';
import { sqliteEvenings } from './sqlite-evenings.ts';
import { migrate } from './sqlite-migrations.ts';
import { sqlitePrograms } from './sqlite-programs.ts';
import { sqliteRatings } from './sqlite-rated.ts';
import { sqliteShared } from './sqlite-shared.ts';
import { sqliteWaysBack } from './sqlite-ways-back.ts';
import { isListed, peopleOf, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

type Row = TableRow<string>;
const ROW = 'revision, entries, body, progress FROM tables JOIN progress ON table_id = id';
const fromRow = (row: Row): StoredTable => tableFrom(row, JSON.parse);

/** The embedded database. What it has accepted survives a power cut (WAL, flushed at every commit). */
export function sqliteStore(
  file: string,
  open = openSqlite,
  commits: (db: Sqlite) => Commits = groupCommit,
): Store {
  const db = open(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('cache_size = -65536'); // KiB: what is written to stays in memory
  db.pragma('wal_autocheckpoint = 4000'); // pages, 16 MB: everybody waits while they are put in their places
  db.pragma('foreign_keys = ON');
  migrate(db);

  const { write, flush } = commits(db);
  const read = readStatements(db);
  const tables = tableStatements(db);
  const chat = chatStatements(db);
  const other = otherStatements(db);
  const { rank, ...daily } = sqliteDaily(db, write);

  const savePeople = (table: StoredTable): void => {
    const number = tables.number.get(table.id);
    tables.forgetPeople.run(number);
    for (const identity of peopleOf(table)) tables.insertPerson.run(identity, number);
  };

  return {
    ...daily,
    ...sqliteDesk(db, write),
    ...sqliteShared(db, write),
    ...sqliteWaysBack(db, write),
    ...sqlitePrograms(db, write),
    ...sqliteSnapshots(db, write),
    ...sqliteEvenings(db, write),
    ...sqliteRatings(db, write),
    append: ({ table, revision, first, entries, progress, score }) =>
      write(() => {
        const moved = tables.move.run(first + entries.length, progressText(progress), table, revision, first);
        if (moved.changes === 0) return 'conflict';
        for (const [i, entry] of entries.entries())
          tables.insertEntry.run(table, first + i, JSON.stringify(entry));
        if (progress.status === 'over') tables.unlist.run(table);
        if (score !== undefined) rank(table, score);
        return 'ok';
      }),
    load: async (table, from = 0) =>
      read.journal.all(table, from).map(entry => JSON.parse(entry) as JournalEntry),
    createTable: table =>
      write(() => {
        const { id, previous = null } = table;
        const { revision, entries, body, progress } = rowOf(table);
        if (tables.insert.run(id, body, previous, Number(isListed(table))).changes === 0) return 'taken';
        tables.insertProgress.run(id, revision, entries, progress);
        savePeople(table);
        return 'ok';
      }),
    saveTable: table =>
      write(() => {
        const { id } = table;
        const { revision, entries, body, progress } = rowOf(table);
        if (tables.number.get(id) === undefined) throw new Error(`no table ${id}`);
        if (tables.revise.run(revision, progress, id, revision - 1, entries).changes === 0) return 'conflict';
        tables.setBody.run(body, Number(isListed(table)), id);
        savePeople(table);
        return 'ok';
      }),
    async readTable(id) {
      const row = read.table.get(id);
      return row ? fromRow(row) : null;
    },
    pastMatches: async ({ previous }) =>
      previous === undefined ? [] : pastMatchesFrom(read.chain.all(previous, MOST_PAST).map(fromRow)),
    addChat: (table, message) =>
      write(() => {
        const n = chat.next.get(table) ?? 1;
        chat.add.run(table, n, JSON.stringify(message));
        chat.trim.run(table, n - CHAT_KEPT);
        return { n, ...message };
      }),
    chatOf: async table =>
      chat.of.all(table).map(({ n, message }) => ({ n, ...JSON.parse(message) }) as StoredChatMessage),
    talkedAt: async identity => chat.tablesOf.all(identity),
    forgetChat: (table, owner) =>
      write(() => {
        chat.blankLast.run(table, owner, table);
        chat.forget.run(table, owner);
      }),
    tablesOf: async (identity, limit) => read.tablesOf.all(identity, limit).map(fromRow),
    listed: async limit => read.listed.all(limit).map(fromRow),
    async subscription(identity) {
      const text = other.subscription.get(identity);
      return text === undefined ? null : (JSON.parse(text) as Subscription);
    },
    subscribe: (identity, to) =>
      write(() => {
        other.unsubscribe.run(identity);
        if (to) other.subscribe.run(identity, JSON.stringify(to));
      }),
    count: (answers, most) =>
      write(() => {
        for (const answer of answers) other.addAnswer.run(JSON.stringify(answer));
        other.trimAnswers.run(most);
      }),
    counted: async () => other.answers.all().map(answer => JSON.parse(answer) as PracticeAnswer),
    secret: (name, fresh) =>
      write(() => {
        other.makeSecret.run(name, fresh());
        const value = other.secret.get(name);
        if (value === undefined) throw new Error(`no secret ${name}`);
        return value;
      }),
    replaceSecret: (name, value) =>
      write(() => {
        if (other.changeSecret.run(value, name).changes === 0) throw new Error(`no secret ${name}`);
      }),
    check: () => write(() => void other.touch.run()), // a full disk can be read
    async close() {
      flush();
      db.close();
    },
  };
}

const readStatements = (db: Sqlite) => ({
  table: db.prepare<[string], Row>(`SELECT ${ROW} WHERE id = ?`),
  journal: db
    .prepare<[string, number], string>(
      'SELECT line FROM journal WHERE table_id = ? AND seq >= ? ORDER BY seq',
    )
    .pluck(),
  tablesOf: db.prepare<[string, number], Row>(
    `SELECT ${ROW} JOIN people ON number = table_number
     WHERE identity = ? ORDER BY table_number DESC LIMIT ?`,
  ),
  listed: db.prepare<[number], Row>(`SELECT ${ROW} WHERE listed ORDER BY number DESC LIMIT ?`),
  chain: db.prepare<[string, number], Row>(
    `WITH RECURSIVE chain (link, before, depth) AS (
       SELECT id, previous, 1 FROM tables WHERE id = ?
       UNION ALL
       SELECT id, previous, depth + 1 FROM chain JOIN tables ON id = before WHERE depth < ?
     )
     SELECT ${ROW} JOIN chain ON link = id ORDER BY depth`,
  ),
});

const tableStatements = (db: Sqlite) => ({
  insert: db.prepare(
    'INSERT INTO tables (id, body, previous, listed) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  ),
  insertProgress: db.prepare('INSERT INTO progress VALUES (?, ?, ?, ?)'),
  number: db.prepare<[string], number>('SELECT number FROM tables WHERE id = ?').pluck(),
  revise: db.prepare(
    'UPDATE progress SET revision = ?, progress = ? WHERE table_id = ? AND revision = ? AND entries = ?',
  ),
  setBody: db.prepare('UPDATE tables SET body = ?, listed = ? WHERE id = ?'),
  unlist: db.prepare('UPDATE tables SET listed = 0 WHERE id = ? AND listed'),
  move: db.prepare(
    `UPDATE progress SET entries = ?, progress = ? WHERE table_id = ? AND revision = ? AND entries = ?
     AND json_extract(progress, '$.status') = 'playing'`,
  ),
  insertEntry: db.prepare('INSERT INTO journal (table_id, seq, line) VALUES (?, ?, ?)'),
  forgetPeople: db.prepare('DELETE FROM people WHERE table_number = ?'),
  insertPerson: db.prepare('INSERT INTO people (identity, table_number) VALUES (?, ?)'),
});

const chatStatements = (db: Sqlite) => ({
  next: db.prepare<[string], number>('SELECT MAX(n) + 1 FROM chat WHERE table_id = ?').pluck(),
  add: db.prepare('INSERT INTO chat VALUES (?, ?, ?)'),
  tablesOf: db
    .prepare<[string], string>(
      `SELECT DISTINCT table_id FROM chat WHERE json_extract(message, '$.owner') = ?`,
    )
    .pluck(),
  trim: db.prepare('DELETE FROM chat WHERE table_id = ? AND n <= ?'),
  of: db.prepare<[string], { n: number; message: string }>(
    `SELECT n, message FROM chat WHERE table_id = ? AND message <> '{}' ORDER BY n`,
  ),
  // the newest row stays, empty: its number is not given again
  blankLast: db.prepare(
    `UPDATE chat SET message = '{}' WHERE table_id = ? AND json_extract(message, '$.owner') = ?
     AND n = (SELECT MAX(n) FROM chat WHERE table_id = ?)`,
  ),
  forget: db.prepare(`DELETE FROM chat WHERE table_id = ? AND json_extract(message, '$.owner') = ?`),
});

const otherStatements = (db: Sqlite) => ({
  subscription: db.prepare<[string], string>('SELECT place FROM subscriptions WHERE identity = ?').pluck(),
  subscribe: db.prepare('INSERT INTO subscriptions (identity, place) VALUES (?, ?)'),
  unsubscribe: db.prepare('DELETE FROM subscriptions WHERE identity = ?'),
  addAnswer: db.prepare('INSERT INTO practice (answer) VALUES (?)'),
  trimAnswers: db.prepare('DELETE FROM practice WHERE n <= (SELECT MAX(n) FROM practice) - ?'),
  answers: db.prepare<[], string>('SELECT answer FROM practice ORDER BY n').pluck(),
  secret: db.prepare<[string], string>('SELECT value FROM secrets WHERE name = ?').pluck(),
  makeSecret: db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING'),
  touch: db.prepare("INSERT INTO secrets VALUES ('checked', '') ON CONFLICT (name) DO UPDATE SET value = ''"),
  changeSecret: db.prepare('UPDATE secrets SET value = ? WHERE name = ?'),
});
