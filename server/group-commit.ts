import type { Database } from 'better-sqlite3';

interface Job {
  readonly run: () => void;
  readonly settle: (problem: unknown) => void; // null = durable
}

/**
 * Writes that arrive in the same tick share one transaction, hence one flush to disk. Each has a
 * savepoint of its own: one that throws takes nobody else with it.
 */
export function groupCommit(db: Database) {
  let waiting: Job[] = [];
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const results = new Map<Job, unknown>();
    try {
      begin.run();
      for (const job of jobs) results.set(job, attempt(db, job.run));
      commit.run();
    } catch (problem) {
      if (db.inTransaction) rollback.run();
      for (const job of jobs) job.settle(problem);
      return;
    }
    for (const job of jobs) job.settle(results.get(job));
  };

  const write = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      let value: T;
      const run = () => {
        value = work();
      };
      if (
        waiting.push({ run, settle: problem => (problem === null ? resolve(value) : reject(problem)) }) === 1
      )
        setImmediate(flush);
    });

  return { write, flush };
}

/** Runs one write inside the shared transaction; null = it went well. */
function attempt(db: Database, run: () => void): unknown {
  try {
    db.transaction(run)(); // nested: a savepoint
    return null;
  } catch (problem) {
    if (!db.inTransaction) throw problem; // the whole transaction is gone, not only this write
    return problem;
  }
}
