import type { Seat } from '@fathoms/kernel/game.ts';
import type { CountdownInfo } from '@fathoms/protocol/messages.ts';
import type { LiveMatch } from '../match/live.ts';
import type { InPlay, StoredCountdown } from '../seats/stored-table.ts';
import { tableTime } from './pause.ts';

const NONE: readonly StoredCountdown[] = [];
const countdownsOf = ({ game, state }: LiveMatch) => game.time?.countdowns(state) ?? [];

/** The countdowns the match has by now: a new key starts one, a key that is gone ends it. */
export function countdownsAt(
  live: LiveMatch,
  before: readonly StoredCountdown[] = NONE,
  now: number,
): readonly StoredCountdown[] {
  return countdownsOf(live).map(
    ({ key, ms }) => before.find(running => running.key === key) ?? { key, endsAt: now + ms },
  );
}

/** What is left, for everybody to see. */
export function countdownInfos(play: InPlay, live: LiveMatch, now: number): CountdownInfo[] {
  const { countdowns = NONE, pausedAt } = play;
  if (countdowns.length === 0) return [];
  const [time, paused] = [tableTime(play, now), pausedAt !== undefined];
  return countdownsOf(live).flatMap(({ key, seats }) => {
    const running = countdowns.find(other => other.key === key);
    return running ? [{ key, seats, msLeft: Math.max(0, running.endsAt - time), paused }] : [];
  });
}

/** Milliseconds until somebody who has not decided is out of time; null = nobody has to hurry. */
export function hurryMs(play: InPlay, live: LiveMatch, now: number): number | null {
  const left = waitedFor(play, live, now).map(({ msLeft }) => msLeft);
  return left.length > 0 ? Math.min(...left) : null;
}

/** A seat for which the table has to decide now. */
export function isUpFor(play: InPlay, live: LiveMatch, now: number): Seat | null {
  return waitedFor(play, live, now).find(({ msLeft }) => msLeft === 0)?.seat ?? null;
}

function waitedFor(play: InPlay, live: LiveMatch, now: number): { seat: Seat; msLeft: number }[] {
  if (!play.countdowns || play.pausedAt !== undefined) return [];
  const toAct = live.game.toAct(live.state);
  return countdownInfos(play, live, now).flatMap(({ seats, msLeft }) =>
    seats.filter(seat => toAct.includes(seat)).map(seat => ({ seat, msLeft })),
  );
}
