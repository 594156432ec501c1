import { type Bot, chooseAction } from '@fathoms/bots/levels.ts';
import { currentGame, findHints, GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { type Answering, playMatch } from './shared/asked-match.ts';
import { theirBot } from './shared/boardgame-io-bot.ts';
import { loadBoardgameIo } from './shared/load-boardgame-io.ts';
import type { Cell, ReportTable } from './shared/report.ts';

const { BENCH_MATCHES = '60', BENCH_ONLY = '' } = process.env;
const MATCHES = Number(BENCH_MATCHES);
const EFFORTS = [1, 4]; // Barracuda's games, and a quarter of them
const ITERATIONS = [4, 40]; // of boardgame.io's bot: about our time, and what is still to be waited for
const OPTIONS: { readonly [game: string]: object } = { dive: { sonar: 'on' } }; // its bots hear where they cannot see

/** What a player's decisions took. */
interface Meter {
  decisions: number;
  ms: number;
  games: number; // imagined
}

interface Thinker {
  readonly name: string;
  readonly matches: number;
  readonly player: Answering;
  readonly meter: Meter;
}

/** Matches of two against Seal: what a thought costs and what it is good for. */
export async function strength(): Promise<ReportTable> {
  const rows: Cell[][] = [];
  for (const id of Object.keys(GAMES).filter(id => BENCH_ONLY === '' || BENCH_ONLY.split(' ').includes(id))) {
    const [game, hints] = [currentGame(id), findHints(id)];
    if (!game || !hints) continue;
    for (const thinker of thinkersAt(game, hints)) rows.push([id, ...(await measured(game, hints, thinker))]);
  }
  return {
    title: 'Thought and strength',
    columns: [
      { head: 'game' },
      { head: 'player' },
      { head: 'imagined games a decision', digits: 0 },
      { head: 'CPU ms a decision', digits: 2 },
      { head: 'imagined games per CPU second', digits: 0 },
      { head: 'victories against Seal', digits: 1 },
    ],
    rows,
  };
}

function thinkersAt(game: Game, hints: Hints): Thinker[] {
  const ours = EFFORTS.map(part => barracuda(game, hints, Math.round(hints.effort.games / part)));
  return game.id === 'locker' ? [...ours, ...ITERATIONS.map(boardgameIo)] : ours;
}

const newMeter = (): Meter => ({ decisions: 0, ms: 0, games: 0 });

function barracuda(game: Game, hints: Hints, games: number): Thinker {
  const meter = newMeter();
  const counting = counted(hints, games, meter);
  const player = seated(game, counting, 'barracuda');
  return { name: `Barracuda, at most ${games} games`, matches: MATCHES, player, meter };
}

/** Hints that count the games imagined with them: in a search each is judged once. */
function counted(hints: Hints, games: number, meter: Meter): Hints {
  if (hints.expert === undefined) {
    const worth = (state: unknown): readonly number[] => {
      meter.games++;
      return hints.worth(state);
    };
    return { ...hints, effort: { ...hints.effort, games }, worth };
  }
  const expert = (seen: Seen<never>, rounds: number, chance: Chance): unknown => {
    const [all, one] = [luckCounter(chance), luckCounter(seeded('one'))];
    const action = hints.expert(seen, rounds, all);
    const start = process.cpuUsage();
    hints.expert(seen, 1, one); // who needs no more luck for more games has imagined none
    if (all.used() > one.used()) meter.games += rounds;
    meter.ms -= msSince(start);
    return action;
  };
  return { ...hints, effort: { games }, expert } as Hints;
}

function luckCounter(chance: Chance): Chance & { readonly used: () => number } {
  let used = 0;
  return {
    used: () => used,
    below(n) {
      used++;
      return chance.below(n);
    },
  };
}

const seated =
  (game: Game, hints: Hints, bot: Bot): Answering =>
  ({ seen, legal, choice, seed }) =>
    chooseAction(game, hints, bot, seen, legal, choice, seed);

function boardgameIo(iterations: number): Thinker {
  const meter = newMeter();
  const bot = theirBot(iterations) as Answering;
  const player: Answering = question => {
    if (question.legal.length > 1) meter.games += iterations;
    return bot(question);
  };
  const name = `boardgame.io ${loadBoardgameIo().version}, ${iterations} games`;
  return { name, matches: Math.ceil(MATCHES / 3), player, meter }; // it takes its time
}

function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function measured(game: Game, hints: Hints, thinker: Thinker): Promise<Cell[]> {
  const { name, matches, player, meter } = thinker;
  const timed: Answering = async question => {
    if (question.legal.length === 1) return question.legal[0];
    const start = process.cpuUsage();
    const text = await player(question);
    meter.ms += msSince(start);
    meter.decisions++;
    return text;
  };
  const seal = seated(game, hints, 'seal');
  const victory = async (nth: number): Promise<number> => {
    const seat = nth % 2; // each deal from both sides
    const players = seat === 0 ? [timed, seal] : [seal, timed];
    const { places } = await playMatch(game, players, `strength-${nth >> 1}`, OPTIONS[game.id]);
    return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0;
  };
  await victory(0); // compiles the code
  Object.assign(meter, newMeter());
  let won = 0;
  for (let i = 0; i < matches; i++) won += await victory(i);
  const share = won / matches;
  const within = 196 * Math.sqrt((share * (1 - share)) / matches);
  const { decisions, ms, games } = meter;
  return [name, games / decisions, ms / decisions, (1000 * games) / ms, { percent: 100 * share, within }];
}
