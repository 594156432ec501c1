import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { readArguments, readCount } from '../arguments.ts';
import { type Command, refuse } from '../io.ts';
import { type SoakReport, soak } from '../soak/soak.ts';
import { table } from '../statistics.ts';

export const soakTables: Command = {
  usage: 'soak [--minutes N] [--seed S]',
  summary:
    'Two hours at every game’s table in accelerated time, on bad lines: drops, reloads, restarts, takeovers.',
  async run(args, io) {
    const parsed = readArguments([...args], { minutes: { type: 'string' }, seed: { type: 'string' } });
    if (!parsed.ok) return refuse(io, parsed.problem);
    const { flags } = parsed.value;
    const minutes = readCount('minutes', flags.minutes, 120);
    if (!minutes.ok) return refuse(io, minutes.problem);
    const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
    const reports: SoakReport[] = [];
    for (const game of Object.values(GAMES)) reports.push(await soak(game as Game, minutes.value, seed));
    io.print(describe(reports));
    for (const { game, problems } of reports)
      for (const problem of problems) io.complain(`${game}: ${problem}`);
    const clean = reports.every(({ lost, unequal, problems }) => lost + unequal + problems.length === 0);
    io.print(clean ? `Nothing lost, everybody saw the truth (seed ${seed}).` : `FAILED with seed ${seed}.`);
    return clean ? 0 : 1;
  },
};

const COLUMNS = [
  ...(['tables', 'acknowledged', 'drops', 'reloads', 'restarts', 'takeovers', 'lost', 'unequal'] as const),
];

const describe = (reports: readonly SoakReport[]): string =>
  table([
    ['game', 'minutes', ...COLUMNS],
    ...reports.map(report => [report.game, `${report.minutes}`, ...COLUMNS.map(name => `${report[name]}`)]),
  ]);
