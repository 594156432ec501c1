import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question } from '@fathoms/table/ports.ts';

/** What goes over to a thinking thread and what comes back. */
export interface Ask {
  readonly id: number;
  readonly question: Question;
}
export type Answer =
  | { readonly id: number; readonly action: string }
  | { readonly id: number; readonly problem: string };

interface Thinkers {
  readonly think: (question: Question) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface Thinker {
  readonly worker: Worker;
  readonly pending: Map<number, Waiting>;
}
interface Waiting {
  readonly resolve: (action: string) => void;
  readonly reject: (problem: Error) => void;
}

/** Bots search in threads of their own, so that the tables never wait for them. */
export function openThinkers(script: URL, count = Math.max(1, availableParallelism() - 1)): Thinkers {
  const thinkers = new Set<Thinker>();
  let asked = 0;
  let closed = false;

  const hire = (): Thinker => {
    const thinker: Thinker = { worker: new Worker(script), pending: new Map() };
    thinker.worker.on('message', (answer: Answer) => settle(thinker, answer));
    thinker.worker.on('error', problem => dismiss(thinker, problem));
    thinker.worker.on('exit', code => dismiss(thinker, new Error(`a thinking thread ended with ${code}`)));
    thinker.worker.unref();
    thinkers.add(thinker);
    return thinker;
  };

  /** A thread that died is replaced when the next question comes. */
  const dismiss = (thinker: Thinker, problem: Error): void => {
    thinkers.delete(thinker);
    for (const { reject } of thinker.pending.values()) reject(problem);
    thinker.pending.clear();
  };

  const leastBusy = (): Thinker => {
    if (thinkers.size < count && [...thinkers].every(({ pending }) => pending.size > 0)) return hire();
    return [...thinkers].reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
  };

  return {
    think(question) {
      if (closed) return Promise.reject(new Error('the thinking threads are closed'));
      const { worker, pending } = leastBusy();
      const id = ++asked;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, question } satisfies Ask);
      });
    },
    async close() {
      closed = true;
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()));
    },
  };
}

function settle({ pending }: Thinker, answer: Answer): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if ('action' in answer) waiting?.resolve(answer.action);
  else waiting?.reject(new Error(answer.problem));
}
