import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** What goes over to a thread and what comes back. */
interface Ask<Question> {
  readonly n: number;
  readonly question: Question;
}
type Reply<Answer> =
  | { readonly n: number; readonly answer: Answer }
  | { readonly n: number; readonly problem: string };

export interface Threads<Question, Answer> {
  /** Questions about the same thing go to the same thread as long as it is remembered. */
  readonly ask: (question: Question, about?: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

interface Thread<Answer> {
  readonly worker: Worker;
  readonly pending: Map<number, Waiting<Answer>>;
}
interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
}

const REMEMBERED = 64;

/** One processor is left to the tables. */
export const MOST_THREADS = Math.max(1, availableParallelism() - 1);

/** Threads that all run the same script, started when there is work for one more. */
export function openThreads<Question, Answer>(script: URL, count = MOST_THREADS): Threads<Question, Answer> {
  const threads = new Set<Thread<Answer>>();
  const lastAsked = new Map<string, Thread<Answer>>(); // who was asked about what, the last at the end
  let asked = 0;
  let closed = false;

  const hire = (): Thread<Answer> => {
    const thread: Thread<Answer> = { worker: new Worker(script), pending: new Map() };
    thread.worker.on('message', (reply: Reply<Answer>) => settle(thread, reply));
    thread.worker.on('error', problem => dismiss(thread, problem));
    thread.worker.on('exit', code => dismiss(thread, new Error(`a thread ended with ${code}`)));
    thread.worker.unref();
    threads.add(thread);
    return thread;
  };

  /** A thread that died is replaced when the next question comes. */
  const dismiss = (thread: Thread<Answer>, problem: Error): void => {
    threads.delete(thread);
    for (const { reject } of thread.pending.values()) reject(problem);
    thread.pending.clear();
  };

  const leastBusy = (): Thread<Answer> => {
    if (threads.size < count && [...threads].every(({ pending }) => pending.size > 0)) return hire();
    return [...threads].reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
  };

  const threadFor = (about: string): Thread<Answer> => {
    const last = lastAsked.get(about);
    const thread = last && threads.has(last) ? last : leastBusy();
    lastAsked.delete(about);
    lastAsked.set(about, thread);
    for (const oldest of lastAsked.keys()) if (lastAsked.size > REMEMBERED) lastAsked.delete(oldest);
    return thread;
  };

  return {
    ask(question, about) {
      if (closed) return Promise.reject(new Error('the threads are closed'));
      const { worker, pending } = about === undefined ? leastBusy() : threadFor(about);
      const n = ++asked;
      return new Promise((resolve, reject) => {
        pending.set(n, { resolve, reject });
        worker.postMessage({ n, question } satisfies Ask<Question>);
      });
    },
    async close() {
      closed = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function settle<Answer>({ pending }: Thread<Answer>, reply: Reply<Answer>): void {
  const waiting = pending.get(reply.n);
  pending.delete(reply.n);
  if ('answer' in reply) waiting?.resolve(reply.answer);
  else waiting?.reject(new Error(reply.problem));
}

/** The thread's side: one question after the other. */
export function answerAll<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  let tail = Promise.resolve();
  parentPort?.on('message', ({ n, question }: Ask<Question>) => {
    tail = tail
      .then(async () => ({ n, answer: await answer(question) }))
      .catch(problem => ({ n, problem: describe(problem) }))
      .then((reply: Reply<Answer>) => parentPort?.postMessage(reply));
  });
}

const describe = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
