import { readFileSync, writeFileSync } from 'node:fs';
import { openJudge } from '@fathoms/bots/judge/judge.ts';
import { readLayers, writeLayers } from '@fathoms/bots/judge/net.ts';
import { effortOf } from '@fathoms/bots/levels.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Sounding, Weights } from '@fathoms/kernel/sounding.ts';
import { table } from '../run/statistics.ts';
import { readArguments, readCount, readTable } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { openPositions } from '../train/positions.ts';
import { type Reliability, reliabilityOf } from '../train/reliability.ts';
import { type Manner, type Position, selfPlay } from '../train/self-play.ts';
import { openTrainer } from '../train/trainer.ts';

export const train: Command = {
  usage:
    'train GAME [--games K] [--held-out K] [--seed S] [--astray K] [--orca PERCENT] [--trust PERCENT] [--weights FILE] [--json] [--positions FILE [--part K/N]] [--taught FILE]',
  summary:
    'Teaches the judge of positions by self-play and says how far it can be believed. The same words give the same weights. --orca lets Orca play, with so much of its usual effort; --trust below 100 learns from what the judge thinks later in a match, too. --positions writes what there is to learn for lab/train/teach.py, --taught judges, or plays with, what that has learned.',
  async run(args, io) {
    const parsed = readArguments(args, FLAGS);
    if (!parsed.ok) return refuse(io, parsed.problem);
    const { flags } = parsed.value;
    const setting = readTable(parsed.value);
    if (!setting.ok) return refuse(io, setting.problem);
    const { game } = setting.value;
    const published = await findSounding(game.id);
    if (!published) return refuse(io, `${game.id} has nothing a judge could look at.`);
    const lesson = readLesson(flags);
    if (!lesson.ok) return refuse(io, lesson.problem);
    const taught = typeof flags.taught === 'string' ? readTaught(flags.taught) : good(null);
    if (!taught.ok) return refuse(io, taught.problem);
    const school: School = {
      ...{ game, lesson: lesson.value },
      sounding: {
        ...published,
        ...(taught.value && { weights: taught.value }),
        effort: effortOf(published.effort, lesson.value.effort),
      },
    };
    if (typeof flags.positions === 'string') return write(school, flags.positions, flags.part, io);
    const { weights, reliability } = taught.value
      ? { weights: taught.value, reliability: examine(school, taught.value) }
      : teach(school, io.progress);
    const games = taught.value?.matches ?? lesson.value.games;
    if (typeof flags.weights === 'string') {
      const module = weightsModule(game.id, lesson.value.seed, games, weights);
      try {
        writeFileSync(flags.weights, module);
      } catch (error) {
        return refuse(io, `cannot write ${flags.weights}: ${error instanceof Error ? error.message : error}`);
      }
    }
    const { layers } = weights;
    const report = { game: game.id, rules: game.version, ...lesson.value, games, layers, reliability };
    io.print(flags.json === true ? JSON.stringify(report, null, 2) : describe(report));
    return 0;
  },
};

const FLAGS = {
  games: { type: 'string' },
  'held-out': { type: 'string' },
  seed: { type: 'string' },
  astray: { type: 'string' },
  orca: { type: 'string' },
  trust: { type: 'string' },
  weights: { type: 'string' },
  positions: { type: 'string' },
  part: { type: 'string' },
  taught: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Lesson extends Manner {
  readonly seed: string;
  readonly games: number;
  readonly heldOut: number;
  readonly effort: number; // Orca's, 1 = as usual
}

function readLesson(flags: { readonly [name: string]: string | boolean | undefined }): Read<Lesson> {
  const games = readCount('games', flags.games, 40_000);
  const heldOut = readCount('held-out', flags['held-out'], 2_000);
  const orca = readCount('orca', flags.orca, 100);
  const trust = readCount('trust', flags.trust, 100);
  const astray = flags.astray === undefined ? good(0) : readCount('astray', flags.astray, 0);
  if (!games.ok) return games;
  if (!heldOut.ok) return heldOut;
  if (!orca.ok) return orca;
  if (!trust.ok) return trust;
  if (!astray.ok) return astray;
  return good({
    seed: typeof flags.seed === 'string' ? flags.seed : 'judge',
    ...{ games: games.value, heldOut: heldOut.value, astray: astray.value },
    ...{ isOrca: flags.orca !== undefined, effort: orca.value / 100, trust: trust.value / 100 },
  });
}

/** Who is taught what, with the judge there is so far. */
interface School {
  readonly game: Game;
  readonly sounding: Sounding;
  readonly lesson: Lesson;
}

const HIDDEN = [32, 16, 1];
const CHUNK = 2_000; // matches learned from together, then forgotten
const PASSES = 2;

function teach(
  school: School,
  progress: (done: number, all: number) => void,
): { weights: Weights; reliability: Reliability } {
  const { seed, games } = school.lesson;
  const unseen = heldOutOf(school);
  const trainer = openTrainer([unseen[0].sights[0].length, ...HIDDEN], seeded(`${seed} net`));
  const play = matchesOf(school, 'learned');
  for (let done = 0; done < games; done += CHUNK) {
    progress(done, games);
    const chunk = Array.from({ length: Math.min(CHUNK, games - done) }, (_, i) => play(done + i)).flat();
    for (let pass = 0; pass < PASSES; pass++) trainer.learn(chunk, done / games);
  }
  progress(games, games);
  const weights = writeLayers(trainer.layers);
  return { weights, reliability: reliabilityOf(readLayers(weights), unseen) }; // judged as it will be read
}

function matchesOf({ game, sounding, lesson }: School, what: string): (nth: number) => Position[] {
  const judge = openJudge(game, sounding);
  return nth => selfPlay({ game, sounding, judge }, seeded(`${lesson.seed} ${what} ${nth}`), lesson);
}

function heldOutOf(school: School): Position[] {
  const play = matchesOf(school, 'held out');
  return Array.from({ length: school.lesson.heldOut }, (_, i) => play(i)).flat();
}

const examine = (school: School, weights: Weights): Reliability =>
  reliabilityOf(readLayers(weights), heldOutOf(school));

/** Plays every Nth of the matches, beginning with the Kth, for a trainer elsewhere. */
function write(school: School, path: string, part: unknown, io: Io): number {
  const [first, step] = typeof part === 'string' ? part.split('/').map(Number) : [1, 1];
  if (!(first >= 1 && step >= first)) return refuse(io, `--part is K/N, not ${part}`);
  const file = openPositions(path, school.game.seats.max);
  const play = matchesOf(school, 'learned');
  const { games } = school.lesson;
  for (let nth = first - 1; nth < games; nth += step) {
    io.progress(nth, games);
    file.add((nth - first + 1) / step, play(nth));
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

const weightsModule = (id: string, seed: string, games: number, weights: Weights): string =>
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

function describe(report: { game: string; games: number; reliability: Reliability }): string {
  const { game, games, reliability } = report;
  const { positions, brier, even, worst, bins } = reliability;
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const rows = bins.map(({ seats, judged, won }) => [percent(judged), percent(won), String(seats)]);
  return [
    `${game}: learned from ${games} matches, asked about ${positions} positions of others`,
    `mean square error ${brier} (calling every table even: ${even}); worst gap ${percent(worst)}`,
    table([['judged', 'won', 'seats'], ...rows]),
  ].join('\n');
}
