import { arena } from './commands/arena.ts';
import { check } from './commands/check.ts';
import { exportRecord } from './commands/export.ts';
import { ladder } from './commands/ladder.ts';
import { playHere } from './commands/play.ts';
import { review } from './commands/review.ts';
import { seat } from './commands/seat.ts';
import { sim } from './commands/sim.ts';
import { tournament } from './commands/tournament.ts';
import { train } from './commands/train.ts';
import { type Command, type Io, refuse } from './terminal/io.ts';

const COMMANDS: { readonly [name: string]: Command } = {
  play: playHere,
  review,
  sim,
  tournament,
  ladder,
  train,
  arena,
  seat,
  check,
  export: exportRecord,
};

/** One run of the lab: the words after `lab` in, the exit code out. */
export async function runLab(args: readonly string[], io: Io): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return help(io);
  if (!Object.hasOwn(COMMANDS, name)) return refuse(io, `there is no command ${name}; try help.`);
  if (rest.includes('--help')) {
    io.print(`${COMMANDS[name].usage}\n  ${COMMANDS[name].summary}`);
    return 0;
  }
  return COMMANDS[name].run(rest, io);
}

function help(io: Io): number {
  io.print('The lab: simulate, compare and check matches.\n');
  for (const { usage, summary } of Object.values(COMMANDS)) io.print(`lab ${usage}\n    ${summary}`);
  io.print('lab help\n    This page.');
  return 0;
}
