import { readFileSync, writeFileSync } from 'node:fs';
import { readLayers, writeLayers } from '@fathoms/bots/judge/net.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Sounding, Weights } from '@fathoms/kernel/sounding.ts';
import { table } from '../run/statistics.ts';
import { readArguments, readCount, readTable } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { openPositions } from '../train/positions.ts';
import { type Reliability, reliabilityOf } from '../train/reliability.ts';
import { type Position, selfPlay } from '../train/self-play.ts';
import { openTrainer } from '../train/trainer.ts';

export const train: Command = {
  usage:
    'train GAME [--games K] [--held-out K] [--seed S] [--astray K] [--weights FILE] [--json] [--positions FILE [--part K/N]] [--taught FILE]',
  summary:
    'Teaches the judge of positions by self-play and says how far it can be believed. The same words give the same weights. --positions writes what there is to learn for lab/train/teach.py, --taught judges what that has learned.',
  async run(args, io) {
    const parsed = readArguments(args, FLAGS);
    if (!parsed.ok) return refuse(io, parsed.problem);
    const { flags } = parsed.value;
    const setting = readTable(parsed.value);
    if (!setting.ok) return refuse(io, setting.problem);
    const games = readCount('games', flags.games, 40_000);
    if (!games.ok) return refuse(io, games.problem);
    const heldOut = readCount('held-out', flags['held-out'], 2_000);
    if (!heldOut.ok) return refuse(io, heldOut.problem);
    const { game } = setting.value;
    const sounding = await findSounding(game.id);
    if (!sounding) return refuse(io, `${game.id} has nothing a judge could look at.`);
    const seed = typeof flags.seed === 'string' ? flags.seed : 'judge';
    const astray = typeof flags.astray === 'string' ? Number(flags.astray) : 0;
    const lesson = { seed, games: games.value, heldOut: heldOut.value, astray };
    if (typeof flags.positions === 'string')
      return write(game, sounding, lesson, flags.positions, flags.part, io);
    const taught = typeof flags.taught === 'string' ? readTaught(flags.taught) : null;
    if (taught && !taught.ok) return refuse(io, taught.problem);
    const { weights, reliability } = taught
      ? { weights: taught.value, reliability: examine(game, sounding, lesson, taught.value) }
      : teach(game, sounding, lesson, io.progress);
    if (taught) lesson.games = taught.value.matches;
    if (typeof flags.weights === 'string') {
      const module = weightsModule(game.id, lesson, weights);
      try {
        writeFileSync(flags.weights, module);
      } catch (error) {
        return refuse(io, `cannot write ${flags.weights}: ${error instanceof Error ? error.message : error}`);
      }
    }
    const report = { game: game.id, rules: game.version, ...lesson, layers: weights.layers, reliability };
    io.print(flags.json === true ? JSON.stringify(report, null, 2) : describe(report));
    return 0;
  },
};

const FLAGS = {
  games: { type: 'string' },
  'held-out': { type: 'string' },
  seed: { type: 'string' },
  astray: { type: 'string' },
  weights: { type: 'string' },
  positions: { type: 'string' },
  part: { type: 'string' },
  taught: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Lesson {
  readonly seed: string;
  readonly games: number;
  readonly heldOut: number;
  readonly astray: number; // turns among which some are played at random; 0 = the first ones
}

const HIDDEN = [32, 16, 1];
const CHUNK = 2_000; // matches learned from together, then forgotten
const PASSES = 2;

function teach(
  game: Game,
  sounding: Sounding,
  lesson: Lesson,
  progress: (done: number, all: number) => void,
): { weights: Weights; reliability: Reliability } {
  const { seed, games } = lesson;
  const unseen = heldOutOf(game, sounding, lesson);
  const trainer = openTrainer([unseen[0].sights[0].length, ...HIDDEN], seeded(`${seed} net`));
  for (let done = 0; done < games; done += CHUNK) {
    progress(done, games);
    const chunk = Array.from({ length: Math.min(CHUNK, games - done) }, (_, i) =>
      playOne(game, sounding, lesson, 'learned', done + i),
    ).flat();
    for (let pass = 0; pass < PASSES; pass++) trainer.learn(chunk, done / games);
  }
  progress(games, games);
  const weights = writeLayers(trainer.layers);
  return { weights, reliability: reliabilityOf(readLayers(weights), unseen) }; // judged as it will be read
}

const playOne = (
  game: Game,
  sounding: Sounding,
  { seed, astray }: Lesson,
  what: string,
  nth: number,
): Position[] => selfPlay(game, sounding, seeded(`${seed} ${what} ${nth}`), astray);

const heldOutOf = (game: Game, sounding: Sounding, lesson: Lesson): Position[] =>
  Array.from({ length: lesson.heldOut }, (_, i) => playOne(game, sounding, lesson, 'held out', i)).flat();

const examine = (game: Game, sounding: Sounding, lesson: Lesson, weights: Weights): Reliability =>
  reliabilityOf(readLayers(weights), heldOutOf(game, sounding, lesson));

/** Plays every Nth of the matches, beginning with the Kth, for a trainer elsewhere. */
function write(game: Game, sounding: Sounding, lesson: Lesson, path: string, part: unknown, io: Io): number {
  const [first, step] = typeof part === 'string' ? part.split('/').map(Number) : [1, 1];
  if (!(first >= 1 && step >= first)) return refuse(io, `--part is K/N, not ${part}`);
  const file = openPositions(path, game.seats.max);
  for (let nth = first - 1; nth < lesson.games; nth += step) {
    io.progress(nth, lesson.games);
    file.add((nth - first + 1) / step, playOne(game, sounding, lesson, 'learned', nth));
  }
  file.close();
  return 0;
}

/** What `teach.py` wrote. */
function readTaught(path: string): Read<Weights & { readonly matches: number }> {
  try {
    const { matches, layers, numbers } = JSON.parse(readFileSync(path, 'utf8'));
    return good({ matches, layers, numbers });
  } catch (error) {
    return bad(`cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const weightsModule = (id: string, { seed, games }: Lesson, weights: Weights): string =>
  [
    `// Written by \`lab train ${id} --seed ${seed} --games ${games}\`: what its judge has learned.`,
    "import type { Weights } from '@fathoms/kernel/sounding.ts';",
    '',
    'export const WEIGHTS: Weights = {',
    `  layers: [${weights.layers.join(', ')}],`,
    '  numbers:',
    `    '${weights.numbers}',`,
    '};',
    '',
  ].join('\n');

function describe({ game, games, reliability }: Lesson & { game: string; reliability: Reliability }): string {
  const { positions, brier, even, worst, bins } = reliability;
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const rows = bins.map(({ seats, judged, won }) => [percent(judged), percent(won), String(seats)]);
  return [
    `${game}: learned from ${games} matches, asked about ${positions} positions of others`,
    `mean square error ${brier} (calling every table even: ${even}); worst gap ${percent(worst)}`,
    table([['judged', 'won', 'seats'], ...rows]),
  ].join('\n');
}
