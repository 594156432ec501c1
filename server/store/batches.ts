import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (problem: unknown) => void;
}

interface Work<T, R> {
  readonly most: number; // items at once
  readonly mostWaiting: number; // more are refused: whoever sends them holds back, or memory is the queue
  readonly everyMs: number; // from one batch to the next. A lonely item does not wait; under load, more of them share one
  readonly run: (items: readonly T[]) => Promise<readonly R[]>; // all or none
  readonly isOnesFault: (problem: unknown) => boolean; // the others would have gone well without it
}

/** Items that come while a batch is under way share the next one: a busy store is asked less often. */
export function batched<T, R>({ most, mostWaiting, everyMs, run, isOnesFault }: Work<T, R>) {
  let waiting: Waiting<T, R>[] = [];
  let busy = false;
  let begunAt = Number.NEGATIVE_INFINITY;

  const attempt = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R);
    } catch (problem) {
      if (batch.length > 1 && isOnesFault(problem)) for (const one of batch) await attempt([one]);
      else for (const { reject } of batch) reject(problem);
    }
  };

  const work = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const pause = begunAt + everyMs - performance.now();
      await (pause > 0 ? wait(pause) : soon()); // what comes in the same moment goes along
      begunAt = performance.now();
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await attempt(batch);
    }
    busy = false;
  };

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new Error(`the store is ${mostWaiting} writes behind`));
        return;
      }
      waiting.push({ item, resolve, reject });
      if (!busy) void work();
    });
}
