import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Bot } from '@fathoms/bots/levels.ts';
import { formatRecord } from '@fathoms/table/record/record.ts';
import { describeBalance, pointsOf } from '../run/balance.ts';
import { type BotTable, type Fixture, fixtureOf, fixtureRecord, type PlayedMatch } from '../run/match.ts';
import { reportOf, type SimReport } from '../run/report.ts';
import { percentOf, table } from '../run/statistics.ts';
import { newTallies, tallyMatch } from '../run/tallies.ts';
import { readArguments, readBots, readCount, readTable, TABLE_FLAGS } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { playAll } from '../threads/pool.ts';

export const sim: Command = {
  usage:
    'sim GAME [--rules V] [--players N] [--games K] [--seed S] [--options k=v,…] [--bots a,b] [--record FILE] [--json]',
  summary:
    'Plays matches between bots and adds up who wins, how long it takes and what happens. --record keeps each as a logbook.',
  async run(args, io) {
    const read = readSim(args, io);
    if (!read.ok) return refuse(io, read.problem);
    const { setting, seed, games, threads, record, json } = read.value;
    const fixtures = Array.from({ length: games }, (_, i) => fixtureOf(setting, seed, i + 1));
    const played = await playAll(fixtures, { script: io.worker, threads, progress: io.progress });
    if (record !== null) {
      const problem = keep(record, fixtures, played);
      if (problem !== null) return refuse(io, problem);
    }
    const all = newTallies(setting.bots.length);
    for (const one of played) tallyMatch(all, one);
    const report = reportOf(setting, seed, all);
    io.print(json ? JSON.stringify(report) : describe(report));
    return 0;
  },
};

interface Sim {
  readonly setting: BotTable;
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
  readonly record: string | null;
  readonly json: boolean;
}

function readSim(args: string[], io: Io): Read<Sim> {
  const parsed = readArguments(args, { ...TABLE_FLAGS, record: { type: 'string' } });
  if (!parsed.ok) return parsed;
  const { flags } = parsed.value;
  const setting = readTable(parsed.value);
  if (!setting.ok) return setting;
  const games = readCount('games', flags.games, 100);
  if (!games.ok) return games;
  const threads = readCount('threads', flags.threads, io.threads);
  if (!threads.ok) return threads;
  const bots = readBots(setting.value.game, flags.bots, ['seal']);
  if (!bots.ok) return bots;
  const { game, players, options } = setting.value;
  if (bots.value.length > players) return bad(`${bots.value.length} bots do not fit ${players} seats.`);
  const seats: Bot[] = Array.from({ length: players }, (_, seat) => bots.value[seat % bots.value.length]);
  const record = typeof flags.record === 'string' ? flags.record : null;
  const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
  return good({
    setting: { game: game.id, version: game.version, options, bots: seats },
    seed,
    games: games.value,
    threads: threads.value,
    record,
    json: flags.json === true,
  });
}

/** One match goes to the file itself, several to numbered files beside it. Answers with what went wrong. */
function keep(file: string, fixtures: readonly Fixture[], played: readonly PlayedMatch[]): string | null {
  const { dir, name, ext } = parse(file);
  try {
    fixtures.forEach((fixture, i) => {
      const path = fixtures.length === 1 ? file : join(dir, `${name}-${i + 1}${ext}`);
      writeFileSync(path, formatRecord(fixtureRecord(fixture, played[i])));
    });
    return null;
  } catch (error) {
    return `cannot write ${file}: ${error instanceof Error ? error.message : error}`;
  }
}

function describe({ game, games, shared, seats, balance }: SimReport): string {
  const rows = seats.map(({ seat, bot, wins, score }) => [
    `${seat} ${bot}`,
    percentOf(wins),
    pointsOf(score),
  ]);
  return [
    `${game}: ${games} matches, ${shared} shared victories (± is 95 %)`,
    table([['seat', 'wins', 'points'], ...rows]),
    '',
    describeBalance(balance),
  ].join('\n');
}
