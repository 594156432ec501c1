import { once } from 'node:events';
import type { Contestant } from '../load/contestants.ts';
import { type RunningProcess, startServer } from '../load/process.ts';

/** A server that is started again whenever it ends. */
export interface Supervised {
  readonly port: () => Promise<number>; // of the one that runs, or will
  readonly ended: () => number; // how often it did, by itself or by us
  readonly kill: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export function supervise(contestant: Contestant): Supervised {
  let [ended, wanted] = [0, true];
  const start = async (): Promise<RunningProcess> => {
    const running = await startServer(contestant);
    running.child.once('exit', () => {
      ended++;
      if (wanted) current = start();
    });
    return running;
  };
  let current = start();
  const kill = async (): Promise<void> => {
    const { child } = await current;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    port: async () => (await current).port,
    ended: () => ended,
    kill,
    async end() {
      await current;
      wanted = false;
      await kill();
    },
  };
}
