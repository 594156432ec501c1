import type { Bot } from '@fathoms/bots/levels.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { type Anchor, FIRST_AT_0, ratings } from '../run/ladder.ts';
import type { Fixture } from '../run/match.ts';
import { describe, pairs, report, SEATINGS, shareOfFirst, sharesBySeed } from '../run/meetings.ts';
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
    'tournament GAME --bots a,b[,c*10,d/4] [--rules V] [--players N] [--games K] [--seed S] [--options k=v,…] [--json]',
  summary:
    'Every bot meets every other: K seeds a pairing, each played from every seat. Win shares and Elo. a*10 thinks ten times as long as a, a/4 a quarter as long.',
  run: (args, io) => play(args, io, { usual: () => [], anchor: () => FIRST_AT_0 }),
};

interface Way {
  readonly usual: (game: Game) => readonly string[]; // who plays if nobody is named
  readonly anchor: (names: readonly string[]) => Anchor; // whom all others are measured from
}

/** Every bot meets every other. */
export async function play(args: string[], io: Io, way: Way): Promise<number> {
  const read = readTournament(args, io, way);
  if (!read.ok) return refuse(io, read.problem);
  const { setting, bots, seeds, seed, threads, json } = read.value;
  const meetings = pairs(bots.length).map(([first, second]) => ({
    ...{ first, second },
    fixtures: seeds.flatMap(one =>
      SEATINGS.map(seating => ({
        ...{ game: setting.game.id, version: setting.game.version, options: setting.options, seed: one },
        ...seated(seating(setting.players).map(who => bots[who === 0 ? first : second])),
      })),
    ),
  }));
  const fixtures = meetings.flatMap(meeting => meeting.fixtures);
  const played = await playAll(fixtures, { script: io.worker, threads, progress: io.progress });
  const shares = played.map(({ outcome }, i) =>
    shareOfFirst(SEATINGS[i % SEATINGS.length](setting.players), outcome.places),
  );
  const each = SEATINGS.length * seeds.length;
  const pairings = meetings.map(({ first, second }, i) => ({
    ...{ first, second },
    shares: sharesBySeed(shares.slice(i * each, (i + 1) * each)),
  }));
  const names = bots.map(({ name }) => name);
  const anchor = way.anchor(names);
  const ladder = ratings(bots.length, pairings, seed, anchor);
  io.print(
    json
      ? JSON.stringify(report(setting, names, pairings, ladder))
      : describe(setting, names, pairings, ladder, anchor),
  );
  return 0;
}

/** A bot, as often in a tournament as it thinks differently long. */
interface Entrant {
  readonly name: string;
  readonly bot: Bot;
  readonly effort: number;
}

const seated = (entrants: readonly Entrant[]): Pick<Fixture, 'bots' | 'efforts'> => ({
  bots: entrants.map(({ bot }) => bot),
  efforts: entrants.map(({ effort }) => effort),
});

interface Tournament {
  readonly setting: TableSetting;
  readonly bots: readonly Entrant[];
  readonly seeds: readonly string[];
  readonly seed: string;
  readonly threads: number;
  readonly json: boolean;
}

function readTournament(args: string[], io: Io, { usual }: Way): Read<Tournament> {
  const parsed = readArguments(args, TABLE_FLAGS);
  if (!parsed.ok) return parsed;
  const { flags } = parsed.value;
  const setting = readTable(parsed.value);
  if (!setting.ok) return setting;
  const bots = readEntrants(setting.value.game, flags.bots, usual);
  if (!bots.ok) return bots;
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

/** `barracuda*10`: Barracuda, thinking ten times as long; `barracuda/4`: a quarter as long. */
function readEntrants(
  game: Game,
  raw: string | boolean | undefined,
  usual: Way['usual'],
): Read<readonly Entrant[]> {
  const names = typeof raw === 'string' ? raw.split(',') : usual(game);
  if (new Set(names).size < Math.max(2, names.length)) return bad('name two or more different --bots.');
  const parts = names.map(name => name.split(/([*/])/));
  const bots = readBots(game, parts.map(([bot]) => bot).join(','), []);
  if (!bots.ok) return bots;
  const entrants: Entrant[] = [];
  for (const [i, [, sign, times]] of parts.entries()) {
    const factor = readCount('bots', times, 1);
    if (!factor.ok || parts[i].length > 3)
      return bad(
        `write NAME*10 for one that thinks ten times as long or NAME/4 for a quarter, not ${names[i]}.`,
      );
    const effort = sign === '/' ? 1 / factor.value : factor.value;
    entrants.push({ name: names[i], bot: bots.value[i], effort });
  }
  return good(entrants);
}
