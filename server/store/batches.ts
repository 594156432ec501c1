interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (problem: unknown) => void;
}

interface Work<T, R> {
  readonly most: number; // items at once
  readonly run: (items: readonly T[]) => Promise<readonly R[]>; // all or none
  readonly isOnesFault: (problem: unknown) => boolean; // the others would have gone well without it
}

/** Items that come while a batch is under way share the next one: a busy store is asked less often. */
export function batched<T, R>({ most, run, isOnesFault }: Work<T, R>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let busy = false;

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
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await attempt(batch);
    }
    busy = false;
  };

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!busy) void work();
    });
}
