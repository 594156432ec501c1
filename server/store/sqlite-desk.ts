import {
  ANSWERS_KEPT,
  BLOCKS_KEPT,
  type Desk,
  LOOKS_KEPT,
  type LoggedAct,
  type OperatorAct,
  REPORTS_KEPT,
  type StoredComplaint,
} from './desk.ts';
import type { Sqlite } from './sqlite.ts';

type ActRow = Omit<LoggedAct, 'act'> & { readonly act: string };

/** What operators and people leave for each other, in the same file. */
export function sqliteDesk(db: Sqlite, write: <T>(work: () => T) => Promise<T>): Desk {
  const log = logStatements(db);
  const report = reportStatements(db);
  const block = blockStatements(db);
  return {
    addAct: (time, by, act) =>
      write(() => {
        log.add.run(time, by, JSON.stringify(act));
        const n = log.last.get() ?? 0;
        log.trim.run(n - LOOKS_KEPT);
        log.forgetAnswers.run(n - ANSWERS_KEPT);
        return n;
      }),
    acts: async after =>
      log.after.all(after).map(({ act, ...line }) => ({ ...line, act: JSON.parse(act) as OperatorAct })),
    answerAct: (n, answer) => write(() => void log.answer.run(n, answer)),
    takeAnswers: n =>
      write(() => {
        const taken = log.answers.all(n);
        log.dropAnswers.run(n);
        return taken;
      }),
    addReport: ({ time, by, table, about, name, text }) =>
      write(() => {
        report.add.run(time, by, table, about, name, text);
        report.trim.run(REPORTS_KEPT);
      }),
    reports: async limit => report.newest.all(limit),
    block: (by, other) =>
      write(() => {
        block.remove.run(by, other);
        block.add.run(by, other);
        block.trim.run(by, by, BLOCKS_KEPT);
      }),
    unblock: (by, other) => write(() => void block.remove.run(by, other)),
    blockedBy: async by => block.of.all(by),
    hasBlocked: async (by, other) => block.one.get(by, other) !== undefined,
    forgetAtDesk: identity =>
      write(() => {
        block.forget.run(identity, identity);
        report.forget.run(identity);
        report.blank.run(identity);
      }),
  };
}

const logStatements = (db: Sqlite) => ({
  add: db.prepare('INSERT INTO operator_log (time, operator, act) VALUES (?, ?, ?)'),
  last: db.prepare<[], number>('SELECT MAX(n) FROM operator_log').pluck(),
  trim: db.prepare(`DELETE FROM operator_log WHERE n <= ? AND json_extract(act, '$.is') = 'look'`),
  after: db.prepare<[number], ActRow>(
    'SELECT n, time, operator AS by, act FROM operator_log WHERE n > ? ORDER BY n',
  ),
  answer: db.prepare('INSERT INTO node_answers VALUES (?, ?)'),
  answers: db.prepare<[number], string>('SELECT answer FROM node_answers WHERE n = ?').pluck(),
  dropAnswers: db.prepare('DELETE FROM node_answers WHERE n = ?'),
  forgetAnswers: db.prepare('DELETE FROM node_answers WHERE n <= ?'),
});

const reportStatements = (db: Sqlite) => ({
  add: db.prepare(
    'INSERT INTO reports (time, reporter, table_id, about, name, text) VALUES (?, ?, ?, ?, ?, ?)',
  ),
  trim: db.prepare('DELETE FROM reports WHERE n <= (SELECT MAX(n) FROM reports) - ?'),
  newest: db.prepare<[number], StoredComplaint>(
    'SELECT n, time, reporter AS by, table_id AS "table", about, name, text FROM reports ORDER BY n DESC LIMIT ?',
  ),
  forget: db.prepare('DELETE FROM reports WHERE reporter = ?'),
  blank: db.prepare(`UPDATE reports SET about = NULL, name = '' WHERE about = ?`),
});

const blockStatements = (db: Sqlite) => ({
  add: db.prepare('INSERT INTO blocks (blocker, other) VALUES (?, ?)'),
  remove: db.prepare('DELETE FROM blocks WHERE blocker = ? AND other = ?'),
  trim: db.prepare(
    `DELETE FROM blocks WHERE blocker = ? AND n NOT IN
     (SELECT n FROM blocks WHERE blocker = ? ORDER BY n DESC LIMIT ?)`,
  ),
  of: db.prepare<[string], string>('SELECT other FROM blocks WHERE blocker = ? ORDER BY n').pluck(),
  one: db.prepare<[string, string], number>('SELECT n FROM blocks WHERE blocker = ? AND other = ?').pluck(),
  forget: db.prepare('DELETE FROM blocks WHERE blocker = ? OR other = ?'),
});
