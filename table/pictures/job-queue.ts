/** Something to be done when there is a hand free. */
export interface QueuedJob<Result> {
  readonly done: Promise<Result>;
  readonly hurry: () => void; // somebody waits for it: before all that nobody waits for
}

interface Waiting {
  urgent: boolean;
  start: () => Promise<unknown>;
}

/** Does so many things at once, what somebody waits for first, else in the order they came. */
export function openJobQueue(hands: number): <Result>(run: () => Promise<Result>) => QueuedJob<Result> {
  const waiting: Waiting[] = [];
  let busy = 0;

  const next = (): void => {
    if (busy >= hands) return;
    const urgent = waiting.findIndex(job => job.urgent);
    const [job] = waiting.splice(Math.max(0, urgent), 1);
    if (!job) return;
    busy++;
    job.start().finally(() => {
      busy--;
      next();
    });
  };

  return <Result>(run: () => Promise<Result>): QueuedJob<Result> => {
    const job: Waiting = { urgent: false, start: async () => {} };
    const done = new Promise<Result>((resolve, reject) => {
      job.start = () => run().then(resolve, reject);
    });
    waiting.push(job);
    next();
    return {
      done,
      hurry() {
        job.urgent = true;
      },
    };
  };
}
