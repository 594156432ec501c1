import type { Database } from 'better-sqlite3';

interface Job {
  readonly run: () => void;
  readonly settle: (problem: unknown) => void; // null = durable
}

/** From one flush to disk to the next. A lonely write does not wait; under load, more of them share a flush. */
const PAUSE_MS = 3;

/**
 * Writes that arrive together share one transaction, hence one flush to disk. Each has a savepoint of its
 * own: one that throws takes nobody else with it.
 */
export function groupCommit(db: Database) {
  let waiting: Job[] = [];
  let flushedAt = Number.NEGATIVE_INFINITY;
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const savepoint = db.prepare('SAVEPOINT write');
  const release = db.prepare('RELEASE write');
  const takeBack = db.prepare('ROLLBACK TO write');

  /** Runs one write inside the shared transaction; null = it went well. */
  const attempt = (run: () => void): unknown => {
    savepoint.run();
    try {
      run();
    } catch (problem) {
      if (!db.inTransaction) throw problem; // the whole transaction is gone, not only this write
      takeBack.run();
      release.run();
      return problem;
    }
    release.run();
    return null;
  };

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const results = new Map<Job, unknown>();
    try {
      begin.run();
      for (const job of jobs) results.set(job, attempt(job.run));
      commit.run();
    } catch (problem) {
      if (db.inTransaction) rollback.run();
      for (const job of jobs) job.settle(problem);
      return;
    }
    flushedAt = performance.now();
    for (const job of jobs) job.settle(results.get(job));
  };

  const flushSoon = (): void => {
    const pause = flushedAt + PAUSE_MS - performance.now();
    if (pause > 0) setTimeout(flush, pause);
    else setImmediate(flush);
  };

  const write = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      let value: T;
      const run = () => {
        value = work();
      };
      const settle = (problem: unknown) => (problem === null ? resolve(value) : reject(problem));
      if (waiting.push({ run, settle }) === 1) flushSoon();
    });

  return { write, flush };
}
