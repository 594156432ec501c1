import { createRequire } from 'node:module';
import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type * as BoardgameIo from 'boardgame.io/client';
import { boardgameIoLocker, boardgameIoMoves } from './shared/boardgame-io-locker.ts';
import { actionsPerSecond, machine, type Rate, rateOf, thousands } from './shared/measure.ts';

const ROUNDS = 5;
const SECONDS = 2; // of CPU time a round
const BRIEFLY = 0.5; // where there are many rounds
const PLAYERS = [2, 3, 4];

/** Random playouts: Locker against boardgame.io in the same run on one core, then every game there is. */
export function engine(): void {
  againstBoardgameIo();
  everyGame();
}

/** Locker's base game, by our engine and by boardgame.io. */
function againstBoardgameIo(): void {
  const { Client, version } = loadBoardgameIo();
  const ours: number[] = [];
  const theirs: number[] = [];
  const chance = seeded('bench');
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(actionsPerSecond(SECONDS, nth => playRandomly(locker, PLAYERS[nth % 3], chance)));
    theirs.push(actionsPerSecond(SECONDS, nth => playTheirs(Client, PLAYERS[nth % 3], chance)));
  }
  report(rateOf(ours), rateOf(theirs), version);
}

/** Each game of the catalogue as it is first offered, with each number of players. */
function everyGame(): void {
  console.log(`\nEvery game, default options, ${ROUNDS} rounds of ${BRIEFLY} s:`);
  for (const id of Object.keys(GAMES)) {
    const game = currentGame(id);
    if (!game) continue;
    const chance = seeded(`bench ${id}`);
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const rates = Array.from({ length: ROUNDS }, () =>
        actionsPerSecond(BRIEFLY, () => playRandomly(game, players, chance)),
      );
      console.log(line(`${id}, ${players} players`, rateOf(rates)));
    }
  }
}

/** One match by our engine; answers with its number of actions. */
export function playRandomly<K extends Kinds>(game: Game<K>, players: number, chance: Chance): number {
  const dealer = { chance, tell: () => {} };
  const state = game.setup(players, defaultOptions(game), dealer);
  let actions = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    game.apply(state, seat, anyAction(game, state, seat, chance), dealer);
    actions++;
  }
  return actions;
}

/** Of a decision too large to list every second action is one of those not listed. */
function anyAction<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: number,
  chance: Chance,
): K['action'] {
  const legal = game.legal(state, seat);
  const choice = game.choices?.describe(state, seat) ?? null;
  if (choice === null || !game.choices) return pick(legal, chance);
  return legal.length > 0 && chance.below(2) === 0
    ? pick(legal, chance)
    : game.choices.sample(choice, chance);
}

/** The same by boardgame.io. */
export function playTheirs(Client: typeof BoardgameIo.Client, players: number, chance: Chance): number {
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

const line = (name: string, rate: Rate): string =>
  `${name.padEnd(20)} ${thousands(rate.median).padStart(12)}   [${thousands(rate.min)} – ${thousands(rate.max)}]`;

function report(ours: Rate, theirs: Rate, version: string): void {
  console.log(`Locker, base game, ${PLAYERS.join('/')} players, random playouts, legal list at every action`);
  console.log(`Actions per CPU second on one core, median of ${ROUNDS} rounds of ${SECONDS} s [min – max]`);
  console.log(`${machine()}\n`);
  console.log(line('Fathoms', ours));
  console.log(line(`boardgame.io ${version}`, theirs));
  console.log(`\nRatio of medians: ${thousands(ours.median / theirs.median)}`);
}
