/** Part of `npm run chaos`: the same crash, for us and for peers, each as its documentation says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@fathoms/kernel/chance.ts';
import { type Contestant, contestantsIn } from '../load/contestants.ts';
import { percentile } from '../shared/measure.ts';
import { type Cell, markdownOf } from '../shared/report.ts';
import { gather, type Loss } from './people.ts';
import { supervise } from './supervise.ts';

interface Parts {
  readonly built: string; // the folder of our built server
  readonly tables: number;
  readonly kills: number;
  readonly seed: string;
  readonly print: (text: string) => void;
}

/**
 * One server in one process each, killed under load and started again on what it left behind. Answers whether
 * ours lost nothing.
 */
export async function crashBesidePeers({ built, tables, kills, seed, print }: Parts): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-crash-'));
  const { ours, boardgameIo, colyseus } = contestantsIn(built, fileURLToPath(new URL('.', import.meta.url)));
  const files = { FLATFILE_DIR: join(folder, 'boardgame.io') };
  const runs: [Contestant, 'accepted' | 'view'][] = [
    [{ ...ours(join(folder, 'fathoms')), name: 'Fathoms (one process, its file)' }, 'accepted'],
    [{ ...boardgameIo, name: 'boardgame.io (FlatFile)', env: files }, 'view'], // it says nothing else
    [{ ...colyseus, name: 'Colyseus (keeps nothing)' }, 'accepted'],
  ];
  print(`The same crash beside peers: ${tables} tables of four at Locker, ${kills} kills each`);
  try {
    const rows: Cell[][] = [];
    const lost: number[] = [];
    for (const [contestant, promise] of runs) {
      const { row, loss } = await suffer(contestant, promise, { tables, kills, seed });
      rows.push(row);
      lost.push(loss.actions + loss.tables);
    }
    print(markdownOf({ title: 'The same crash beside peers', columns: COLUMNS, rows }));
    return lost[0] === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const COLUMNS = [
  ...[
    { head: 'server' },
    { head: 'kills' },
    { head: 'acknowledged' },
    { head: 'lost' },
    { head: 'tables gone' },
  ],
  ...[
    { head: 'ended by itself' },
    { head: 'back after, median ms', digits: 0 },
    { head: 'longest ms', digits: 0 },
  ],
];

async function suffer(
  contestant: Contestant,
  promise: 'accepted' | 'view',
  { tables, kills, seed }: Pick<Parts, 'tables' | 'kills' | 'seed'>,
): Promise<{ row: Cell[]; loss: Loss }> {
  const luck = seeded(`${seed} ${contestant.name}`);
  const server = supervise(contestant);
  const people = await gather(contestant.open, await server.port(), tables, luck, promise);
  let [lost, gone] = [0, 0];
  const healed: number[] = [];
  try {
    for (let i = 0; i < kills; i++) {
      people.play(true);
      await wait(500 + luck.below(500));
      const from = performance.now();
      await server.kill();
      people.play(false);
      const loss = await people.back(server);
      if (loss.tables < tables) healed.push(performance.now() - from);
      lost += loss.actions;
      gone += loss.tables;
      await people.renew(await server.port());
    }
  } finally {
    people.leave();
    await server.end();
  }
  healed.sort((a, b) => a - b);
  const after = (share: number): Cell => (healed.length > 0 ? percentile(healed, share) : 'never');
  const own = server.ended() - kills - 1; // the last end is ours too
  return {
    row: [contestant.name, kills, people.acknowledged(), lost, gone, own, after(0.5), after(1)],
    loss: { actions: lost, tables: gone },
  };
}
