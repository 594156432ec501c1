import type { Bot } from '@fathoms/bots/levels.ts';
import { type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Balance, balanceOf } from './balance.ts';
import { estimateOf } from './histogram.ts';
import type { BotTable } from './match.ts';
import type { Estimate } from './statistics.ts';
import type { Tallies } from './tallies.ts';

/** What `lab sim --json` prints, and what the page saves: the same setting and seed give the same text. */
export interface SimReport extends Omit<BotTable, 'bots'> {
  readonly seed: string;
  readonly games: number;
  readonly shared: number; // victories of several
  readonly seats: readonly SeatReport[];
  readonly balance: Balance;
}

interface SeatReport {
  readonly seat: string; // its letter
  readonly bot: Bot;
  readonly wins: Estimate;
  readonly score: Estimate;
}

export const reportOf = (
  { game, version, options, bots }: BotTable,
  seed: string,
  t: Tallies,
): SimReport => ({
  game,
  version,
  options,
  seed,
  games: t.matches,
  shared: t.shared,
  seats: bots.map((bot, seat: Seat) => ({
    seat: seatLetter(seat),
    bot,
    wins: estimateOf(t.seats[seat].wins),
    score: estimateOf(t.seats[seat].score),
  })),
  balance: balanceOf(t),
});
