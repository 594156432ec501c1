import type { Sqlite } from './sqlite.ts';

interface Job {
  readonly run: () => void;
  readonly settle: (problem: unknown) => void; // null = durable
}

/** Where writes become durable. */
export interface Commits {
  readonly write: <T>(work: () => T) => Promise<T>;
  readonly flush: () => void; // what waits, at once
}

/**
 * Writes that arrive together share one transaction, hence one flush to disk. Should one of them throw, each
 * gets a transaction of its own: it takes nobody else with it. `soon`: when what arrives together has arrived.
 */
export function groupCommit(db: Sqlite, soon: (run: () => void) => void = setImmediate): Commits {
  let waiting: Job[] = [];
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');

  /** All or nothing; null = it is durable. */
  const transact = (jobs: readonly Job[]): unknown => {
    try {
      begin.run();
      for (const job of jobs) job.run();
      commit.run();
      return null;
    } catch (problem) {
      if (db.inTransaction) rollback.run();
      return problem;
    }
  };

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const problem = transact(jobs);
    for (const job of jobs) job.settle(problem && jobs.length > 1 ? transact([job]) : problem);
  };

  const write = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      let value: T;
      const run = () => {
        value = work();
      };
      const settle = (problem: unknown) => (problem === null ? resolve(value) : reject(problem));
      if (waiting.push({ run, settle }) === 1) soon(flush);
    });

  return { write, flush };
}
