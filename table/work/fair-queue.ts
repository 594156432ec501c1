import { type Accounts, bySpent, openAccounts, type Payer } from './accounts.ts';

/** For whom something is done, and whether anybody still waits for it. */
export interface Work {
  readonly payers: readonly Payer[]; // whoever of them has had least pays; [] = nobody is there, and everybody goes first
  readonly isWanted: () => boolean;
  readonly isFew?: true; // whoever asks sees to it that few of these wait: none is dropped for want of room
}

/** What a node does for nobody in particular. */
export const FOR_ANYBODY: Work = { payers: [], isWanted: () => true };

/** Something to be done when there is a hand free. */
export interface QueuedJob<Result> {
  readonly done: Promise<Result | null>; // null = dropped: nobody wanted it any more, or they wanted too much
  readonly hurry: (work?: Work) => void; // somebody waits for it: before all that nobody waits for
}

/** Does expensive things, a few at a time, so that nobody's are done at everybody else's cost. */
export type FairQueue = <Result>(work: Work, run: () => Promise<Result>) => QueuedJob<Result>;

interface FairQueuePorts {
  readonly hands: number; // so many things are done at once
  readonly accounts: Accounts;
  readonly now: () => number; // milliseconds
  readonly most?: number; // waiting on one account; none = the asker sees to that
}

interface Waiting {
  urgent: boolean;
  payer: Payer | null;
  readonly wanted: (() => boolean)[]; // by any of them
  readonly start: () => Promise<void>;
  readonly drop: () => void;
}

/** What somebody waits for first; of those, whoever has had least; else in the order they came. */
export function openFairQueue({ hands, accounts, now, most = Infinity }: FairQueuePorts): FairQueue {
  const waiting = new Set<Waiting>();
  let busy = 0;

  const cheapest = (payers: readonly Payer[]): Payer | null =>
    payers.reduce<Payer | null>(
      (least, payer) => (least && bySpent(accounts.spent(least), accounts.spent(payer)) <= 0 ? least : payer),
      null,
    );

  const isBefore = (a: Waiting, b: Waiting): boolean => {
    if (a.urgent !== b.urgent) return a.urgent;
    if (!a.payer || !b.payer) return a.payer !== null && b.payer === null;
    return bySpent(accounts.spent(a.payer), accounts.spent(b.payer)) < 0;
  };

  const dropUnwanted = (): void => {
    for (const job of waiting)
      if (!job.wanted.some(isWanted => isWanted())) {
        waiting.delete(job);
        job.drop();
      }
  };

  const next = (): void => {
    while (busy < hands) {
      dropUnwanted();
      let first: Waiting | null = null;
      for (const job of waiting) if (!first || isBefore(job, first)) first = job;
      if (!first) return;
      waiting.delete(first);
      begin(first);
    }
  };

  const begin = ({ start, payer }: Waiting): void => {
    const at = now();
    busy++;
    start().finally(() => {
      busy--;
      if (payer) accounts.charge(payer, now() - at);
      next();
    });
  };

  /** Makes room on an account for one more: what nobody waits for goes first, else the newcomer. */
  const makeRoom = (newcomer: Waiting): void => {
    if (waiting.size <= most) return;
    const key = newcomer.payer && accounts.keyOf(newcomer.payer);
    const same = [...waiting].filter(job => (job.payer && accounts.keyOf(job.payer)) === key);
    if (same.length <= most) return;
    const victim = same.find(job => !job.urgent) ?? newcomer;
    waiting.delete(victim);
    victim.drop();
  };

  return <Result>(work: Work, run: () => Promise<Result>): QueuedJob<Result> => {
    const { promise, resolve, reject } = withResolvers<Result | null>();
    const job: Waiting = {
      urgent: false,
      payer: cheapest(work.payers),
      wanted: [work.isWanted],
      start: () => run().then(resolve, reject),
      drop: () => resolve(null),
    };
    waiting.add(job);
    if (!work.isFew) makeRoom(job);
    next();
    return {
      done: promise,
      hurry(also) {
        job.urgent = true;
        if (!also) return;
        job.wanted.push(also.isWanted);
        job.payer = cheapest(job.payer ? [job.payer, ...also.payers] : also.payers);
      },
    };
  };
}

/** A queue where nobody can be unfair to anybody: a browser's own. */
export const openPlainQueue = (hands: number): FairQueue =>
  openFairQueue({ hands, accounts: openAccounts(() => 0), now: () => 0 });

/** As `Promise.withResolvers`, which the oldest Node we promise does not have. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (problem: unknown) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
