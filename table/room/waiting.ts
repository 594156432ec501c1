import type { Seat } from '@fathoms/kernel/game.ts';
import type { LiveMatch } from '../match/live.ts';

/**
 * Since when the table waits for whose decision, and who was asked whether they are still there. In memory alone:
 * a restart begins to wait anew, which makes nobody wait less.
 */
export interface Waiting {
  readonly follow: (live: LiveMatch) => boolean; // the match has moved; true = a nudge is answered by that
  readonly waitedMs: (seat: Seat) => number; // 0 = not waited for
  readonly nudgedMs: (seat: Seat) => number | null; // null = not asked
  readonly nudge: (seat: Seat) => void;
  readonly answer: (seats: readonly Seat[]) => boolean; // they are there: waiting begins anew; false = nobody had asked
}

interface Wait {
  readonly nth: number; // of the seat's decisions
  readonly since: number;
  readonly nudgedAt?: number;
}

export function openWaiting(now: () => number): Waiting {
  const waits = new Map<Seat, Wait>();
  return {
    follow({ game, state, made }) {
      const toAct = new Set(game.toAct(state));
      let isAnswered = false;
      for (const [seat, { nth, nudgedAt }] of waits) {
        if (toAct.has(seat) && made[seat] === nth) continue;
        waits.delete(seat);
        isAnswered ||= nudgedAt !== undefined;
      }
      for (const seat of toAct) if (!waits.has(seat)) waits.set(seat, { nth: made[seat], since: now() });
      return isAnswered;
    },
    waitedMs(seat) {
      const wait = waits.get(seat);
      return wait ? Math.max(1, now() - wait.since) : 0;
    },
    nudgedMs(seat) {
      const at = waits.get(seat)?.nudgedAt;
      return at === undefined ? null : now() - at;
    },
    nudge(seat) {
      const wait = waits.get(seat);
      if (wait && wait.nudgedAt === undefined) waits.set(seat, { ...wait, nudgedAt: now() });
    },
    answer(seats) {
      const asked = seats.filter(seat => waits.get(seat)?.nudgedAt !== undefined);
      for (const seat of asked) {
        const { nth } = waits.get(seat) as Wait;
        waits.set(seat, { nth, since: now() });
      }
      return asked.length > 0;
    },
  };
}
