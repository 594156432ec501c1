import { BOTS, type Bot, chooseAction } from '@fathoms/bots/levels.ts';
import { currentGame, findHints, GAMES } from '@fathoms/games/catalog.ts';
import { hintsFor, playsIn } from '@fathoms/games/soundings.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { type Answering, playMatch } from './shared/asked-match.ts';
import { percentile } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';
import { strength } from './strength.ts';

const MATCHES = 6;

/**
 * What one decision of each bot costs, in milliseconds of CPU time, in games with as few players as possible; then
 * what thought is good for.
 */
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
    rows: await rowsOfAll(),
  },
  await strength(),
];

async function rowsOfAll(): Promise<ReportTable['rows']> {
  const rows: Cell[][] = [];
  for (const id of Object.keys(GAMES)) rows.push(...(await rowsOf(id)));
  return rows;
}

async function rowsOf(id: string): Promise<Cell[][]> {
  const [game, told] = [currentGame(id), findHints(id)];
  if (!game || !told) return [];
  const hints = await hintsFor('orca', id, told);
  const there = BOTS.filter(bot => playsIn(bot, id));
  const rows: Cell[][] = [];
  for (const bot of there) rows.push([id, bot, ...(await costs(game, hints, bot))]);
  return rows;
}

async function costs(game: Game, hints: Hints, bot: Bot): Promise<number[]> {
  const times: number[] = [];
  const player: Answering = ({ seen, legal, choice, seed }) => {
    const start = process.cpuUsage();
    const text = chooseAction(game, hints, bot, seen, legal, choice, seed);
    const { user, system } = process.cpuUsage(start);
    if (legal.length !== 1) times.push((user + system) / 1000);
    return text;
  };
  const players = Array.from({ length: game.seats.min }, () => player);
  for (let i = 0; i < MATCHES; i++) await playMatch(game, players, `thinking-${i}`);
  times.sort((a, b) => a - b);
  return [0.5, 0.95, 1].map(share => percentile(times, share));
}
