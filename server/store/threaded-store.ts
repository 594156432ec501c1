import { setImmediate as soon } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { batched } from './batches.ts';
import { type Commits, groupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** One call of a store's method, as it goes over to the thread. */
type Call = readonly [method: keyof Store, args: readonly unknown[]];
type Done = { readonly value: unknown } | { readonly problem: unknown };

/** As much of a thread, or of a port to one, as is used here. */
interface Thread {
  postMessage(calls: readonly Call[]): void;
  on(event: 'message', listen: (done: readonly Done[]) => void): unknown;
  on(event: 'error', listen: (problem: unknown) => void): unknown;
  on(event: 'exit' | 'close', listen: () => void): unknown;
}

const EVERY_MS = 6; // a move waits for one flush at most; each takes 0.2 ms of the processor, however much it writes
const MOST_AT_ONCE = 500;
const MOST_WAITING = 20_000;

/** What a method hears that wants to write where only reading is done. */
const ELSEWHERE = new Error('written by another thread');

/**
 * The embedded database, written by a thread of its own: nobody at a table waits while others' moves are flushed
 * to disk. What waits goes over as one batch, which is one transaction there. Reading is done here, at once; what
 * was answered is committed, so it is seen. `failed`: the thread is gone, and nothing is acknowledged any more.
 */
export function threadedStore(
  file: string,
  startThread: () => Thread,
  failed: (problem: unknown) => void,
): Store {
  let isWrittenHere = false;
  let gone: unknown = null; // why nothing can be written any more
  let closing: Promise<void> | null = null;
  let answer: (done: readonly Done[]) => void = () => {};
  let giveUp: (problem: unknown) => void = () => {};

  const here = sqliteStore(file, openSqlite, db => {
    const own = groupCommit(db);
    const write: Commits['write'] = work => (isWrittenHere ? own.write(work) : Promise.reject(ELSEWHERE));
    return { ...own, write };
  });
  const thread = startThread(); // after that: a file is brought up to date once

  const send = batched<Call, Done>({
    ...{ most: MOST_AT_ONCE, mostWaiting: MOST_WAITING, everyMs: EVERY_MS },
    run: calls =>
      new Promise((resolve, reject) => {
        [answer, giveUp] = [resolve, reject];
        if (gone) reject(gone);
        else thread.postMessage(calls);
      }),
    isOnesFault: () => false,
  });

  const there = (...call: Call): Promise<unknown> => send(call).then(resultOf);

  /** A function cannot be sent; the few calls that bring one are rare, and SQLite keeps the two writers apart. */
  const written = (method: keyof Store, args: readonly unknown[]): Promise<unknown> => {
    isWrittenHere = args.some(arg => typeof arg === 'function');
    try {
      return (here[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    } finally {
      isWrittenHere = false;
    }
  };

  const call = (method: keyof Store) => {
    let isWriter = false; // it wanted to write once: it is not tried here again
    return (...args: unknown[]): Promise<unknown> =>
      isWriter
        ? there(method, args)
        : written(method, args).catch(problem => {
            if (problem !== ELSEWHERE) throw problem;
            isWriter = true;
            return there(method, args);
          });
  };

  const lose = (problem: unknown): void => {
    if (gone) return;
    gone = problem;
    giveUp(problem);
    failed(problem);
  };
  thread.on('message', done => answer(done));
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the thread that writes has ended')));
  thread.on('close', () => lose(new Error('the thread that writes has hung up')));

  const close = async (): Promise<void> => {
    await soon(); // what was asked for before is on its way by then
    await there('close', []);
    gone = new Error('the store is closed');
    await here.close();
  };

  const methods = Object.keys(here).map(method => [method, call(method as keyof Store)]);
  return {
    ...(Object.fromEntries(methods) as unknown as Store),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function resultOf(done: Done): unknown {
  if ('problem' in done) throw done.problem;
  return done.value;
}

/** The thread's side. What comes together is written together. */
export function serveStore(store: Store, port: MessagePort): void {
  port.on('message', async (calls: readonly Call[]) => {
    const settled = await Promise.allSettled(calls.map(([method, args]) => invoke(store, method, args)));
    port.postMessage(
      settled.map(
        (one): Done => (one.status === 'fulfilled' ? { value: one.value } : { problem: one.reason }),
      ),
    );
    if (calls.some(([method]) => method === 'close')) port.close();
  });
}

const invoke = (store: Store, method: keyof Store, args: readonly unknown[]): unknown =>
  (store[method] as (...args: readonly unknown[]) => unknown)(...args);
