import type { Bot } from '@fathoms/bots/levels.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import { type Pairing, type Rating, ratings } from '../run/ladder.ts';
import type { Fixture, PlayedMatch } from '../run/match.ts';
import { type Estimate, eloOf, estimate, percentOf, table } from '../run/statistics.ts';
import {
  readArguments,
  readBots,
  readCount,
  readTable,
  TABLE_FLAGS,
  type TableSetting,
} from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { playAll } from '../threads/pool.ts';

export const tournament: Command = {
  usage:
    'tournament GAME --bots a,b[,c] [--rules V] [--players N] [--games K] [--seed S] [--options k=v,…] [--json]',
  summary: 'Every bot meets every other: K seeds a pairing, each played from every seat. Win shares and Elo.',
  async run(args, io) {
    const read = readTournament(args, io);
    if (!read.ok) return refuse(io, read.problem);
    const { setting, bots, seeds, seed, threads, json } = read.value;
    const meetings = pairs(bots.length).map(([first, second]) => ({
      first,
      second,
      fixtures: seeds.flatMap(one => meet(setting, [bots[first], bots[second]], one)),
    }));
    const fixtures = meetings.flatMap(meeting => meeting.fixtures);
    const played = await playAll(fixtures, { script: io.worker, threads, progress: io.progress });
    const results = new Map(fixtures.map((fixture, i) => [fixture, played[i]]));
    const pairings = meetings.map(({ first, second, fixtures }) => ({
      first,
      second,
      shares: sharesOf(bots[first], fixtures, results),
    }));
    const ladder = ratings(bots.length, pairings, seed);
    io.print(
      json
        ? JSON.stringify(report(setting, bots, pairings, ladder))
        : describe(setting, bots, pairings, ladder),
    );
    return 0;
  },
};

interface Tournament {
  readonly setting: TableSetting;
  readonly bots: readonly Bot[];
  readonly seeds: readonly string[];
  readonly seed: string;
  readonly threads: number;
  readonly json: boolean;
}

function readTournament(args: string[], io: Io): Read<Tournament> {
  const parsed = readArguments(args, TABLE_FLAGS);
  if (!parsed.ok) return parsed;
  const { flags } = parsed.value;
  const setting = readTable(parsed.value);
  if (!setting.ok) return setting;
  const bots = readBots(flags.bots, []);
  if (!bots.ok) return bots;
  if (new Set(bots.value).size < Math.max(2, bots.value.length))
    return bad('name two or more different --bots.');
  const games = readCount('games', flags.games, 100);
  if (!games.ok) return games;
  const threads = readCount('threads', flags.threads, io.threads);
  if (!threads.ok) return threads;
  const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
  const seeds = Array.from({ length: games.value }, (_, i) => `${seed}-${i + 1}`);
  return good({
    setting: setting.value,
    bots: bots.value,
    seeds,
    seed,
    threads: threads.value,
    json: flags.json === true,
  });
}

const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, second) =>
    Array.from({ length: second }, (_, first): [number, number] => [first, second]),
  ).flat();

/**
 * The same luck twice, with the bots alternating round the table and then the other way round, so that
 * each sits in each seat once.
 */
function meet({ game, players, options }: TableSetting, [a, b]: [Bot, Bot], seed: string): Fixture[] {
  const round = (even: Bot, odd: Bot): Bot[] =>
    Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? even : odd));
  return [round(a, b), round(b, a)].map(bots => ({
    game: game.id,
    version: game.version,
    options,
    bots,
    seed,
  }));
}

/** For each seed the bot's share of its two victories. */
function sharesOf(
  bot: Bot,
  fixtures: readonly Fixture[],
  results: ReadonlyMap<Fixture, PlayedMatch>,
): number[] {
  const shares: number[] = [];
  for (let i = 0; i < fixtures.length; i += 2) {
    shares.push((shareOf(bot, fixtures[i], results) + shareOf(bot, fixtures[i + 1], results)) / 2);
  }
  return shares;
}

function shareOf(bot: Bot, fixture: Fixture, results: ReadonlyMap<Fixture, PlayedMatch>): number {
  const places = results.get(fixture)?.outcome.places ?? [];
  return winShares(places).reduce((sum, share, seat) => sum + (fixture.bots[seat] === bot ? share : 0), 0);
}

function report(
  { game, players, options }: TableSetting,
  bots: readonly Bot[],
  pairings: readonly Pairing[],
  ladder: readonly Rating[],
) {
  return {
    game: game.id,
    players,
    options,
    pairings: pairings.map(({ first, second, shares }) => ({
      first: bots[first],
      second: bots[second],
      matches: 2 * shares.length,
      share: estimate(shares), // of the victories, for the first one
    })),
    ladder: ladder.map((rating, bot) => ({ bot: bots[bot], ...rating })),
  };
}

function describe(
  { game, players }: TableSetting,
  bots: readonly Bot[],
  pairings: readonly Pairing[],
  ladder: readonly Rating[],
): string {
  const meetings = pairings.map(({ first, second, shares }) => {
    const share = estimate(shares);
    return [
      `${bots[first]} against ${bots[second]}`,
      String(2 * shares.length),
      percentOf(share),
      eloRange(share),
    ];
  });
  const standings = ladder.map(({ elo, low, high }, bot) => [
    bots[bot],
    signed(elo),
    bot === 0 ? '' : `${signed(low)} to ${signed(high)}`,
  ]);
  return [
    `${game.id}, ${players} players (± and ranges are 95 %)`,
    table([['', 'matches', 'victories', 'Elo ahead'], ...meetings]),
    '',
    table([['bot', 'Elo', 'range'], ...standings]),
  ].join('\n');
}

const signed = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;

function eloRange({ mean, margin }: Estimate): string {
  if (Number.isNaN(margin) || mean - margin <= 0 || mean + margin >= 1) return '?';
  return `${signed(eloOf(mean - margin))} to ${signed(eloOf(mean + margin))}`;
}
