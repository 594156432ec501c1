import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord } from '@fathoms/table/record/record.ts';
import { type ArenaLimits, type ArenaResult, playArena } from '../programs/arena-match.ts';
import { type ArenaPlayer, readContenders } from '../programs/contenders.ts';
import { ratings } from '../run/ladder.ts';
import { describe, pairs, report, SEATINGS, shareOfFirst, sharesBySeed } from '../run/meetings.ts';
import {
  readArguments,
  readCount,
  readTable,
  TABLE_FLAGS,
  type TableSetting,
} from '../terminal/arguments.ts';
import { type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';

export const arena: Command = {
  usage:
    'arena GAME --program A --program B … [--rules V] [--players N] [--games K] [--seconds S] [--memory MB] [--seed S] [--options k=v,…] [--records DIR] [--json]',
  summary:
    'Programs meet in processes of their own (bot:seal is a bot of the house): K seeds a pairing, each from every seat. Elo, fouls, logbooks.',
  async run(args, io) {
    const read = readArena(args, io);
    if (!read.ok) return refuse(io, read.problem);
    const { setting, contenders, seeds, seed, limits, threads, folder, json } = read.value;
    mkdirSync(folder, { recursive: true });
    const meetings = pairs(contenders.length);
    const fixtures = meetings.flatMap(pair =>
      seeds.flatMap(one => SEATINGS.map(seating => ({ pair, seating: seating(setting.players), seed: one }))),
    );
    const results = await inTurns(threads, fixtures, io, async ({ pair, seating, seed: one }, i) => {
      const seated = seating.map(who => contenders[pair[who]]);
      const result = await playArena({ setting, contenders: seated, seed: one, limits });
      writeFileSync(join(folder, fileOf(i)), formatRecord(result.record));
      return result;
    });
    const shares = results.map(({ places }, i) => shareOfFirst(fixtures[i].seating, places));
    const each = SEATINGS.length * seeds.length;
    const pairings = meetings.map(([first, second], i) => ({
      ...{ first, second },
      shares: sharesBySeed(shares.slice(i * each, (i + 1) * each)),
    }));
    const names = contenders.map(({ name }) => name);
    const ladder = ratings(names.length, pairings, seed);
    const fouls = results.flatMap(({ fouls: some, record }, i) =>
      some.map(({ seat, at, why }) => ({ file: fileOf(i), name: record.seats[seat].name, at, why })),
    );
    const told = { seed, ...report(setting, names, pairings, ladder), fouls, matches: results.map(summary) };
    writeFileSync(join(folder, 'results.json'), `${JSON.stringify(told, null, 2)}\n`);
    io.print(json ? JSON.stringify(told) : describe(setting, names, pairings, ladder));
    if (json) return 0;
    for (const { file, name, at, why } of fouls) io.print(`foul: ${name} in ${file}, move ${at}: ${why}`);
    io.print(`\n${results.length} logbooks and results.json in ${folder}`);
    return 0;
  },
};

const fileOf = (i: number): string => `${String(i + 1).padStart(4, '0')}.jsonl`;

const summary = ({ places, record }: ArenaResult, i: number) => ({
  ...{ file: fileOf(i), seats: record.seats.map(({ name }) => name), places },
});

/** Several at once, and the results in order. */
async function inTurns<T, R>(
  atOnce: number,
  items: readonly T[],
  io: Io,
  run: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) {
      results[i] = await run(items[i], i);
      io.progress(++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}

interface ArenaWish {
  readonly setting: TableSetting;
  readonly contenders: readonly ArenaPlayer[];
  readonly seeds: readonly string[];
  readonly seed: string;
  readonly limits: ArenaLimits;
  readonly threads: number;
  readonly folder: string;
  readonly json: boolean;
}

function readArena(args: readonly string[], io: Io): Read<ArenaWish> {
  const { bots, ...flagsOfTables } = TABLE_FLAGS;
  const isProgram = args.map((_, i) => args[i - 1] === '--program');
  const text = { type: 'string' } as const;
  const parsed = readArguments(
    args.filter((word, i) => word !== '--program' && !isProgram[i]),
    { ...flagsOfTables, seconds: text, memory: text, records: text },
  );
  if (!parsed.ok) return parsed;
  const { flags } = parsed.value;
  const setting = readTable(parsed.value);
  if (!setting.ok) return setting;
  const contenders = readContenders(
    setting.value.game,
    args.filter((_, i) => isProgram[i]),
  );
  if (!contenders.ok) return contenders;
  const games = readCount('games', flags.games, 10);
  if (!games.ok) return games;
  const seconds = readCount('seconds', flags.seconds, 5);
  if (!seconds.ok) return seconds;
  const memory = readCount('memory', flags.memory, 512);
  if (!memory.ok) return memory;
  const threads = readCount('threads', flags.threads, io.threads);
  if (!threads.ok) return threads;
  const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
  return good({
    setting: setting.value,
    contenders: contenders.value,
    seeds: Array.from({ length: games.value }, (_, i) => `${seed}-${i + 1}`),
    seed,
    limits: { moveMs: 1000 * seconds.value, memoryMb: memory.value },
    threads: threads.value,
    folder: typeof flags.records === 'string' ? flags.records : join('arena', seed),
    json: flags.json === true,
  });
}
