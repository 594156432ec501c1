/** Something to be done when there is a hand free. */
export interface Errand<Result> {
  readonly done: Promise<Result>;
  readonly hurry: () => void; // somebody waits for it: before all that nobody waits for
}

interface Waiting {
  urgent: boolean;
  start: () => Promise<unknown>;
}

/** Does so many things at once, what somebody waits for first, else in the order they came. */
export function openErrands(hands: number): <Result>(run: () => Promise<Result>) => Errand<Result> {
  const waiting: Waiting[] = [];
  let busy = 0;

  const next = (): void => {
    if (busy >= hands) return;
    const urgent = waiting.findIndex(errand => errand.urgent);
    const [errand] = waiting.splice(Math.max(0, urgent), 1);
    if (!errand) return;
    busy++;
    errand.start().finally(() => {
      busy--;
      next();
    });
  };

  return <Result>(run: () => Promise<Result>): Errand<Result> => {
    const errand: Waiting = { urgent: false, start: async () => {} };
    const done = new Promise<Result>((resolve, reject) => {
      errand.start = () => run().then(resolve, reject);
    });
    waiting.push(errand);
    next();
    return {
      done,
      hurry() {
        errand.urgent = true;
      },
    };
  };
}
