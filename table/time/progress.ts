import type { Seat } from '@fathoms/kernel/game.ts';
import { entriesBetween, type LiveMatch, outcomeOf } from '../match/live.ts';
import { settingsOf } from '../seats/settings.ts';
import { peopleAt } from '../seats/stand-in.ts';
import type { InPlay, PlayingTable, Progress } from '../seats/stored-table.ts';
import { decided, ticked } from './clock.ts';
import { countdownsAt } from './countdown.ts';
import { resumed, tableTime } from './pause.ts';

/** Seats whose time goes by: people who have to decide. */
export function running(table: PlayingTable, live: LiveMatch): Seat[] {
  const toAct = live.game.toAct(live.state);
  return peopleAt(table).filter(seat => toAct.includes(seat));
}

/** The table with the time of the seats in `gone` run down until now. */
export function timed(table: PlayingTable, gone: readonly Seat[], now: number): PlayingTable {
  const { clock } = table;
  return clock ? { ...table, clock: ticked(clock, gone, tableTime(table, now)) } : table;
}

/** What a match just begun leaves to be written. */
export const openingProgress = (live: LiveMatch, play: Pick<InPlay, 'clock'>, now: number): InPlay => ({
  ...{ status: 'playing', entries: 0, toAct: live.game.toAct(live.state) },
  ...play,
  ...countdownsPart(live, {}, now),
});

/**
 * What the table has come to by a move: whoever decided gets their time for it, a pause is over, new
 * countdowns start. It is written with the move, so that it costs no write of its own.
 */
export function progressAfter(
  table: PlayingTable,
  before: LiveMatch,
  after: LiveMatch,
  now: number,
): Progress {
  const entries = table.entries + entriesBetween(before, after).length;
  const outcome = outcomeOf(after);
  if (outcome) return { status: 'over', entries, outcome, endedAt: now };
  const untimed: InPlay = { status: 'playing', entries, toAct: after.game.toAct(after.state) };
  if (!table.clock && !after.game.time) return untimed;
  const { clock, pausedAt } = timed(table, running(table, before), now);
  const seats = after.steps
    .slice(before.steps.length)
    .flatMap(({ entry }) => (entry.by === 'table' ? [] : [entry.seat]));
  const play: InPlay = {
    ...untimed,
    ...(clock && { clock: decided(clock, settingsOf(table).tempo, seats) }),
    ...countdownsPart(after, table, tableTime(table, now)),
    ...(pausedAt !== undefined && { pausedAt }),
  };
  return seats.length > 0 ? resumed(play, now) : play;
}

function countdownsPart(
  live: LiveMatch,
  before: Pick<InPlay, 'countdowns'>,
  now: number,
): Pick<InPlay, 'countdowns'> {
  const countdowns = countdownsAt(live, before.countdowns, now);
  return countdowns.length > 0 ? { countdowns } : {};
}

/** Whether the stored table says already what the match has come to. */
export function isNoted(table: PlayingTable, progress: Progress): boolean {
  if (progress.status === 'over' || progress.entries !== table.entries) return false;
  const keys = ({ countdowns = [] }: InPlay) => countdowns.map(({ key }) => key).join();
  return String(table.toAct) === String(progress.toAct) && keys(table) === keys(progress);
}
