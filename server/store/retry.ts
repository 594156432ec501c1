/** Error codes that say the database was away, not that it minded what was asked. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01', // an administrator shuts it down
  '57P02', // it crashed
  '57P03', // it is starting
]);
const AWAY_TEXT = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

function isAway(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? String(problem.code) : '';
  return AWAY.has(code) || code.startsWith('08') || AWAY_TEXT.test(problem.message);
}

interface Patience {
  readonly forMs: number;
  readonly everyMs: number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Asks again while the database is away, so that its restart is a pause and not a failure. What is asked
 * must be safe to do twice: our writes are, since the second finds the first and answers `conflict`.
 */
export async function persist<T>({ forMs, everyMs, wait }: Patience, ask: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += everyMs) {
    try {
      return await ask();
    } catch (problem) {
      if (!isAway(problem) || waited >= forMs) throw problem;
      await wait(everyMs);
    }
  }
}
