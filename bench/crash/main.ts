/** Part of `npm run chaos`: the same crash, for us and for peers, each as its documentation says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@fathoms/kernel/chance.ts';
import { type Contestant, contestantsIn } from '../load/contestants.ts';
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
  print(
    '| server | kills | acknowledged | lost | tables gone | ended by itself | back after, median | longest |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  try {
    const lost: number[] = [];
    for (const [contestant, promise] of runs) {
      const { row, loss } = await suffer(contestant, promise, { tables, kills, seed });
      print(row);
      lost.push(loss.actions + loss.tables);
    }
    return lost[0] === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function suffer(
  contestant: Contestant,
  promise: 'accepted' | 'view',
  { tables, kills, seed }: Pick<Parts, 'tables' | 'kills' | 'seed'>,
): Promise<{ row: string; loss: Loss }> {
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
  const at = (share: number): string => {
    const ms = healed[Math.min(healed.length - 1, Math.floor(share * healed.length))];
    return ms === undefined ? 'never' : `${Math.round(ms).toLocaleString('en')} ms`;
  };
  const own = server.ended() - kills - 1; // the last end is ours too
  const cells = [contestant.name, kills, people.acknowledged(), lost, gone, own, at(0.5), at(1)];
  const row = cells.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(' | ');
  return { row: `| ${row} |`, loss: { actions: lost, tables: gone } };
}
