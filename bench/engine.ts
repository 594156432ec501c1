import { createRequire } from 'node:module';
import { locker } from '@fathoms/games/locker/index.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type * as BoardgameIo from 'boardgame.io/client';
import { boardgameIoLocker, boardgameIoMoves } from './boardgame-io-locker.ts';
import { actionsPerSecond, machine, type Rate, rateOf, thousands } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 2; // of CPU time a round
const PLAYERS = [2, 3, 4];

/** Random playouts of Locker's base game, by our engine and by boardgame.io, in the same run on one core. */
export function engine(): void {
  const { Client, version } = loadBoardgameIo();
  const ours: number[] = [];
  const theirs: number[] = [];
  const chance = seeded('bench');
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(actionsPerSecond(SECONDS, nth => playOurs(PLAYERS[nth % 3], chance)));
    theirs.push(actionsPerSecond(SECONDS, nth => playTheirs(Client, PLAYERS[nth % 3], chance)));
  }
  report(rateOf(ours), rateOf(theirs), version);
}

type Luck = ReturnType<typeof seeded>;

/** One match by our engine; answers with its number of actions. */
export function playOurs(players: number, chance: Luck): number {
  const dealer = { chance, tell: () => {} };
  const state = locker.setup(players, defaultOptions(locker), dealer);
  let actions = 0;
  for (let [seat] = locker.toAct(state); seat !== undefined; [seat] = locker.toAct(state)) {
    locker.apply(state, seat, pick(locker.legal(state, seat), chance), dealer);
    actions++;
  }
  return actions;
}

/** The same by boardgame.io. */
export function playTheirs(Client: typeof BoardgameIo.Client, players: number, chance: Luck): number {
  const game = { ...boardgameIoLocker, seed: chance.below(2 ** 31) };
  const client = Client({ game, numPlayers: players, debug: false });
  let actions = 0;
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    const { name, args } = pick(boardgameIoMoves(state.G, state.ctx), chance);
    client.moves[name](...args);
    actions++;
  }
  return actions;
}

/** Its package has no ES module entry that Node can load, and it reads NODE_ENV while loading. */
export function loadBoardgameIo(): { Client: typeof BoardgameIo.Client; version: string } {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as typeof BoardgameIo;
  const { version } = require('boardgame.io/package.json') as { version: string };
  return { Client, version };
}

function report(ours: Rate, theirs: Rate, version: string): void {
  const line = (name: string, rate: Rate): string =>
    `${name.padEnd(20)} ${thousands(rate.median).padStart(12)}   [${thousands(rate.min)} – ${thousands(rate.max)}]`;
  console.log(`Locker, base game, ${PLAYERS.join('/')} players, random playouts, legal list at every action`);
  console.log(`Actions per CPU second on one core, median of ${ROUNDS} rounds of ${SECONDS} s [min – max]`);
  console.log(`${machine()}\n`);
  console.log(line('Fathoms', ours));
  console.log(line(`boardgame.io ${version}`, theirs));
  console.log(`\nRatio of medians: ${thousands(ours.median / theirs.median)}`);
}
