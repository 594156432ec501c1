import { goofspiel } from '@fathoms/examples/goofspiel/index.ts';
import { pig } from '@fathoms/examples/pig/index.ts';
import { GAMES } from '@fathoms/games/catalog.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type * as BoardgameIo from 'boardgame.io/client';
import { boardgameIoLocker, boardgameIoMoves } from './shared/boardgame-io-locker.ts';
import { loadBoardgameIo } from './shared/load-boardgame-io.ts';
import { actionsPerSecond, rateOf } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';

const ROUNDS = 5;
const SECONDS = 2; // of CPU time a round
const BRIEFLY = 0.5; // where there are many rounds
const PLAYERS = [2, 3, 4];

/** Random playouts: Locker against boardgame.io in the same run on one core, then every game there is, then others'. */
export const engine = (): ReportTable[] => [besideBoardgameIo(), everyGame(), besideOpenSpiel()];

/** Locker's base game, by our engine and by boardgame.io, with the list of legal actions at every action. */
function besideBoardgameIo(): ReportTable {
  const { Client, version } = loadBoardgameIo();
  const rounds: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const chance = seeded('bench');
  for (let round = 0; round < ROUNDS; round++) {
    rounds.ours.push(actionsPerSecond(SECONDS, nth => playRandomly(locker, PLAYERS[nth % 3], chance)));
    rounds.theirs.push(actionsPerSecond(SECONDS, nth => playTheirs(Client, PLAYERS[nth % 3], chance)));
  }
  const [ours, theirs] = [rateOf(rounds.ours), rateOf(rounds.theirs)];
  return {
    title: 'Locker beside boardgame.io',
    columns: [
      { head: 'actions per CPU second' },
      { head: `median of ${ROUNDS} rounds`, digits: 0 },
      { head: 'min – max', digits: 0 },
    ],
    rows: [
      ['Fathoms', ours.median, { min: ours.min, max: ours.max }],
      [`boardgame.io ${version}`, theirs.median, { min: theirs.min, max: theirs.max }],
      ['ratio of the medians', ours.median / theirs.median, null],
    ],
  };
}

/** Each game of the catalogue as it is first offered, with each number of players. */
function everyGame(): ReportTable {
  const games = Object.values(GAMES) as Game[];
  const most = Math.max(...games.map(({ seats }) => seats.max));
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  return {
    title: 'Every game',
    columns: [
      { head: 'actions per CPU second, median (min – max)' },
      ...numbers.map(players => ({ head: players === 1 ? '1 player' : `${players} players`, digits: 0 })),
    ],
    rows: games.map(game => {
      const chance = seeded(`bench ${game.id}`);
      return [game.id, ...numbers.map(players => playedBy(game, players, chance))];
    }),
  };
}

function playedBy(game: Game, players: number, chance: Chance): Cell {
  if (players < game.seats.min || players > game.seats.max) return null;
  const options = defaultOptions(game);
  const rate = () => actionsPerSecond(BRIEFLY, () => playRandomly(game, players, chance, options));
  return rateOf(Array.from({ length: ROUNDS }, rate));
}

/** Games OpenSpiel plays, too, written for our kernel; its own figures are those it published for its C++. */
function besideOpenSpiel(): ReportTable {
  const chance = seeded('bench OpenSpiel');
  const games: [string, () => number, number][] = [
    ['Pig to 100', () => playRandomly(pig, 2, chance, { target: 100 }), 5_900_000],
    ['Goofspiel, 13 cards', () => playRandomly(goofspiel, 2, chance), 1_080_000],
  ];
  return {
    title: 'Beside OpenSpiel',
    columns: [
      { head: 'actions per CPU second, two players' },
      { head: 'Fathoms, median (min – max)', digits: 0 },
      { head: 'OpenSpiel, published', digits: 0 },
      { head: 'ratio', digits: 2 },
    ],
    rows: games.map(([name, play, theirs]) => {
      const ours = rateOf(Array.from({ length: ROUNDS }, () => actionsPerSecond(BRIEFLY, play)));
      return [name, ours, theirs, ours.median / theirs];
    }),
  };
}

/** One match by our engine; answers with its number of actions. */
export function playRandomly<K extends Kinds>(
  game: Game<K>,
  players: number,
  chance: Chance,
  options: K['options'] = defaultOptions(game),
): number {
  const dealer = { chance, tell: () => {} };
  const state = game.setup(players, options, dealer);
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
