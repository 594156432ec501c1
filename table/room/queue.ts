import { MOVED_ON } from './desk.ts';

/** Homes that change the facts at once go one after the other. */
const PATIENCE = 12;

/** Jobs run strictly one after the other; a failing one does not stop the next. */
export function queue(): <T>(job: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return job => {
    const run = tail.then(job);
    tail = run.catch(() => {}); // whoever asked for the job hears of its failure
    return run;
  };
}

/** Once more for every time somebody else changed the facts first. */
export async function insist<T>(job: () => Promise<T>): Promise<T> {
  for (let left = PATIENCE; ; left--) {
    try {
      return await job();
    } catch (problem) {
      if (problem !== MOVED_ON || left === 0) throw problem;
    }
  }
}
