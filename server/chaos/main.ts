/** `npm run chaos`: three real nodes over a real database and a real broker, all of which keep breaking. */
import { setTimeout as wait } from 'node:timers/promises';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { postgresStore } from '../store/postgres-store.ts';
import { type Crowd, gather } from './crowd.ts';
import { type Node, newNode } from './nodes.ts';

/** A server that can be stopped and started again where it was. */
interface Service {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  readonly freeze?: (on: boolean) => void;
}

interface Parts {
  readonly script: string;
  readonly preload: string;
  readonly postgres: Required<Service>;
  readonly nats: Service;
  readonly nodes: number;
  readonly tables: number;
  readonly kills: number;
  readonly others: number; // of every other kind of fault
  readonly seed: string;
  readonly print: (text: string) => void;
}

interface Fault {
  readonly name: string;
  readonly times: number;
  readonly strike: () => Promise<void>; // resolves once the cause is over
  readonly repair?: () => Promise<void>; // afterwards: people did not wait for it
}

/** Answers whether nothing was lost and nothing illegal came to be. */
export async function chaos(parts: Parts): Promise<boolean> {
  const { postgres, nats, print, seed } = parts;
  const luck = seeded(seed);
  const company = {
    script: parts.script,
    preload: parts.preload,
    databaseUrl: postgres.url,
    natsUrl: nats.url,
  };
  const nodes = Array.from({ length: parts.nodes }, () => newNode(company));
  await Promise.all(nodes.map(node => node.start()));
  const store = await postgresStore(postgres.url, () => {});
  const crowd = await gather(nodes, store, parts.tables, seed);
  try {
    print(`${parts.nodes} nodes, ${parts.tables} tables at a time, seed ${seed}`);
    for (const fault of faults(parts, nodes, crowd, () => pick(nodes, luck)))
      print(await suffer(crowd, fault, () => 100 + luck.below(400)));
    const { matches, entries, lost, illegal } = await crowd.audit();
    print(
      `${matches} matches, ${entries} journal entries, ${crowd.acknowledged()} actions acknowledged: ${lost} lost, ${illegal} matches illegal`,
    );
    return lost + illegal === 0;
  } finally {
    crowd.leave();
    await Promise.all(nodes.map(node => node.stop('SIGKILL')));
    await store.close();
  }
}

function faults(parts: Parts, nodes: readonly Node[], crowd: Crowd, anyNode: () => Node): Fault[] {
  const { postgres, nats, kills, others } = parts;
  const during = async (stop: () => unknown, ms: number, start: () => unknown): Promise<void> => {
    await stop();
    await wait(ms);
    await start();
  };
  let killed: Node | undefined;
  return [
    {
      name: 'a node killed',
      times: kills,
      async strike() {
        killed = anyNode();
        await killed.stop('SIGKILL');
      },
      async repair() {
        await killed?.start();
      },
    },
    { name: 'broker gone for 2 s', times: others, strike: () => during(nats.stop, 2000, nats.start) },
    {
      name: 'database restarted',
      times: others,
      strike: () => during(() => postgres.stop('SIGINT'), 0, postgres.start),
    },
    {
      name: 'database crashed',
      times: others,
      strike: () => during(() => postgres.stop('SIGQUIT'), 0, postgres.start),
    },
    {
      name: 'disk hangs for 1.5 s',
      times: others,
      strike: () =>
        during(
          () => postgres.freeze(true),
          1500,
          () => postgres.freeze(false),
        ),
    },
    {
      name: 'a clock jumps an hour',
      times: others,
      async strike() {
        anyNode().signal('SIGUSR2'); // there, and back the next time it is hit
      },
    },
    { name: 'connections left half-open', times: others, strike: async () => crowd.abandonSome() },
    {
      name: 'all nodes restarted in turn',
      times: 1,
      async strike() {
        for (const node of nodes) await during(() => node.stop('SIGTERM'), 0, node.start);
      },
    },
  ];
}

/** Lets people play, strikes at a random moment, then waits until every seat sees the truth again. */
async function suffer(
  crowd: Crowd,
  { name, times, strike, repair }: Fault,
  randomMs: () => number,
): Promise<string> {
  const healed: number[] = [];
  const before = crowd.acknowledged();
  for (let i = 0; i < times; i++) {
    crowd.play(true);
    await wait(randomMs());
    const from = performance.now();
    await strike();
    const cause = performance.now() - from;
    crowd.play(false);
    healed.push(cause + (await crowd.whole()));
    await repair?.();
    await crowd.renew();
  }
  healed.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${Math.round(healed[Math.min(healed.length - 1, Math.floor(share * healed.length))] ?? 0)} ms`;
  const acknowledged = crowd.acknowledged() - before;
  return `${name.padEnd(28)} ${String(times).padStart(4)} times   all seats right again after ${at(0.5)} (median), ${at(1)} (longest)   ${acknowledged} actions`;
}
