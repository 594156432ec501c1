import { type ChildProcess, fork } from 'node:child_process';
import type { Contestant } from './contestants.ts';
import type { Figures, Load } from './pace.ts';
import type { RunningProcess } from './process.ts';

/** Whose tables are to be filled, and how many. */
export interface CrowdWish {
  readonly name: string;
  readonly engines: readonly number[];
  readonly pid: number;
  readonly port: number;
  readonly tables: number;
}

export type CrowdAsk = { readonly come: CrowdWish } | { readonly pace: Load } | { readonly most: true };
export type CrowdReply = Figures | null;

export interface FarCrowd {
  readonly pace: (load: Load) => Promise<Figures>;
  readonly most: () => Promise<Figures | null>;
  readonly leave: () => void;
}

/** Seats people at so many tables, from a process of their own, which `script` is. */
export async function seatCrowd(
  script: string,
  { name, engines }: Contestant,
  { pid, port }: RunningProcess,
  tables: number,
): Promise<FarCrowd> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await ask(child, { come: { name, engines, pid, port, tables } });
  return {
    async pace(load) {
      const figures = await ask(child, { pace: load });
      if (!figures) throw new Error(`the crowd of ${name} has no figures`);
      return figures;
    },
    most: () => ask(child, { most: true }),
    leave: () => child.disconnect(),
  };
}

type Reply = { readonly figures: CrowdReply } | { readonly problem: string };

const ask = (child: ChildProcess, what: CrowdAsk): Promise<CrowdReply> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('the crowd has gone'));
    child.once('exit', gone);
    child.once('message', (reply: Reply) => {
      child.off('exit', gone);
      if ('problem' in reply) reject(new Error(reply.problem));
      else resolve(reply.figures);
    });
    child.send(what);
  });
