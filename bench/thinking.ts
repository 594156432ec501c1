import { BOTS, type Bot, chooseAction } from '@fathoms/bots/levels.ts';
import { currentGame, findHints, GAMES } from '@fathoms/games/catalog.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { percentile } from './shared/measure.ts';
import type { ReportTable } from './shared/report.ts';

const MATCHES = 6;

/** What one decision of each bot costs, in milliseconds of CPU time, in games with as few players as possible. */
export const thinking = async (): Promise<ReportTable[]> => [
  {
    title: 'A decision',
    columns: [
      { head: 'game' },
      { head: 'bot' },
      { head: 'median', digits: 2 },
      { head: '95th percentile', digits: 2 },
      { head: 'longest', digits: 2 },
    ],
    rows: (await Promise.all(Object.keys(GAMES).map(rowsOf))).flat(),
  },
];

async function rowsOf(id: string): Promise<ReportTable['rows']> {
  const [game, told] = [currentGame(id), findHints(id)];
  if (!game || !told) return [];
  const hints = await hintsFor('orca', id, told);
  const there = BOTS.filter(bot => bot !== 'orca' || hints.sounding);
  return there.map(bot => [id, bot, ...costs(game, hints, bot)]);
}

function costs(game: Game, hints: Hints, bot: Bot): number[] {
  const times: number[] = [];
  for (let i = 0; i < MATCHES; i++) playMatch(game, hints, bot, `thinking-${i}`, times);
  times.sort((a, b) => a - b);
  return [0.5, 0.95, 1].map(share => percentile(times, share));
}

function playMatch(game: Game, hints: Hints, bot: Bot, seed: string, times: number[]): void {
  const chance = seeded(seed);
  const news: unknown[][] = Array.from({ length: game.seats.min }, () => []);
  const tell = (event: unknown): void => {
    for (const [seat, heard] of news.entries()) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) heard.push(redacted);
    }
  };
  const dealer = { chance, tell };
  const state = game.setup(game.seats.min, defaultOptions(game), dealer);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const forced = game.forced(state);
    if (forced) {
      game.apply(state, forced.seat, forced.action, dealer);
      continue;
    }
    const legal = game.legal(state, seat).map(game.format);
    const choice = game.choices?.describe(state, seat) ?? null;
    const seen = { seat, view: game.view(state, seat), news: news[seat] };
    const start = process.cpuUsage();
    const text = chooseAction(game, hints, bot, seen, legal, choice, `${seed}:${times.length}`);
    const { user, system } = process.cpuUsage(start);
    if (legal.length !== 1) times.push((user + system) / 1000);
    game.apply(state, seat, game.parse(text), dealer);
  }
}
