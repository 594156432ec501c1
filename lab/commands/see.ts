import { createHash } from 'node:crypto';
import { seeded } from '@fathoms/kernel/chance.ts';
import { type Eye, findEye, SEEN_GAMES } from '../run/eyes.ts';
import { type Example, learn } from '../run/learner.ts';
import { type Estimate, estimate, percentOf, table } from '../run/statistics.ts';
import { readArguments, readCount } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';

export const see: Command = {
  usage: 'see GAME [--scenes N] [--seed S] [--json]',
  summary: 'How well the pictures of a game can be read: a learner judges each level from the pixels alone.',
  async run(args, io) {
    const read = readSee(args, io);
    if (!read.ok) return refuse(io, read.problem);
    const { game, eye, scenes, seed, json } = read.value;
    const look = eye.open();
    const seen: Scene[] = [];
    for (let i = 0; i < scenes; i++) {
      seen.push(look(keyOf(seed, i)));
      io.progress(i + 1, scenes);
    }
    const results = eye.ways.map(way => judge(eye, way, seen, seed));
    io.print(json ? JSON.stringify({ game, scenes, seed, results }) : describe(game, scenes, results));
    return 0;
  },
};

interface See {
  readonly game: string;
  readonly eye: Eye;
  readonly scenes: number;
  readonly seed: string;
  readonly json: boolean;
}

function readSee(args: string[], io: Io): Read<See> {
  const parsed = readArguments(args, {
    scenes: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (!parsed.ok) return parsed;
  const { words, flags } = parsed.value;
  const [game, ...more] = words;
  if (game === undefined) return bad(`which game? There is ${SEEN_GAMES.join(', ')}.`);
  if (more.length > 0) return bad(`too many words: ${more.join(' ')}`);
  const eye = findEye(game);
  if (!eye) return bad(`${game} has no pictures to read; there is ${SEEN_GAMES.join(', ')}.`);
  const scenes = readCount('scenes', flags.scenes, 300);
  if (!scenes.ok) return scenes;
  if (scenes.value < FOLDS) return bad(`at least ${FOLDS} scenes are needed`);
  const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
  return good({ game, eye, scenes: scenes.value, seed, json: flags.json === true });
}

const keyOf = (seed: string, scene: number): string =>
  createHash('sha256').update(`${seed} ${scene}`).digest('hex').slice(0, 32);

type Scene = ReturnType<ReturnType<Eye['open']>>;

const FOLDS = 5;

interface Result {
  readonly way: string;
  readonly presence: readonly Estimate[]; // per level: is there something or not?
  readonly exact: readonly Estimate[]; // per level: the level of a thing that is there
}

/** Each fifth of the scenes is judged by a learner that has seen only the others. */
function judge({ levels, judged }: Eye, way: string, scenes: readonly Scene[], seed: string): Result {
  const right = Array.from({ length: judged }, (): number[] => []);
  const exact = Array.from({ length: judged }, (): number[] => []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const examples = scenes
      .filter((_, i) => i % FOLDS !== fold)
      .flatMap(scene => scene[way].map(({ level, notes }): Example => ({ notes, label: level - 1 })));
    const judgeOf = learn(examples, levels, seeded(`${seed} ${way} ${fold}`));
    for (const scene of scenes.filter((_, i) => i % FOLDS === fold)) {
      const sightings = scene[way].map(({ level, notes }) => ({ level, chances: judgeOf(notes) }));
      for (let level = 1; level <= judged; level++) {
        const absent = sightings.reduce((share, { chances }) => share * (1 - chances[level - 1]), 1);
        const isThere = sightings.some(sighting => sighting.level === level);
        right[level - 1].push(absent < 0.5 === isThere ? 1 : 0);
      }
      for (const { level, chances } of sightings) {
        if (level <= judged)
          exact[level - 1].push(chances.indexOf(Math.max(...chances)) === level - 1 ? 1 : 0);
      }
    }
  }
  return { way, presence: right.map(estimate), exact: exact.map(estimate) };
}

function describe(game: string, scenes: number, results: readonly Result[]): string {
  const rows = (pick: (result: Result) => readonly Estimate[]): string => {
    const heads = results[0].presence.map((_, i) => `level ${i + 1}`);
    return table([['', ...heads], ...results.map(result => [result.way, ...pick(result).map(percentOf)])]);
  };
  return [
    `${game}: ${scenes} stacks, each judged by a learner that has seen only others (± is 95 %)`,
    `\nIs something there? Right answers:\n${rows(({ presence }) => presence)}`,
    `\nLevel of something that is there, exactly right:\n${rows(({ exact }) => exact)}`,
  ].join('\n');
}
