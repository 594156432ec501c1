import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClockInfo, CountdownInfo } from '@fathoms/protocol/messages.ts';
import type { Live } from '../match/live.ts';
import type { TableMeta } from '../seats/lobby.ts';
import { peopleAt } from '../seats/stand-in.ts';
import { expiresIn, ticked } from './clock.ts';
import { countdownInfos, hurryMs } from './countdown.ts';
import { tableTime } from './pause.ts';

/** Time at a table: whose goes by, what is left of it, and when somebody is out of it. */
export interface Timekeeper {
  readonly timed: (meta: TableMeta) => TableMeta; // with the time that has gone by until now
  readonly clock: () => ClockInfo | null; // null = no hurry
  readonly countdowns: () => CountdownInfo[];
  readonly isOut: (seat: Seat) => boolean;
  readonly expiresIn: () => number | null; // milliseconds until somebody's clock is at 0
  readonly hurryMs: () => number | null; // and until a countdown is; while time stands still: both null
}

interface Facts {
  readonly meta: TableMeta;
  readonly live: Live | null;
}

export function timekeeper(facts: () => Facts, now: () => number): Timekeeper {
  /** Seats whose time goes by: people who have to decide. */
  const running = (): Seat[] => {
    const { meta, live } = facts();
    const toAct = live ? live.game.toAct(live.state) : [];
    return peopleAt(meta).filter(seat => toAct.includes(seat));
  };

  const timed = (meta: TableMeta): TableMeta =>
    meta.clock && facts().live
      ? { ...meta, clock: ticked(meta.clock, running(), tableTime(meta, now())) }
      : meta;

  return {
    timed,
    clock() {
      const { clock, status, pausedAt } = timed(facts().meta);
      return clock && status === 'playing'
        ? { left: clock.left, running: running(), paused: pausedAt !== undefined }
        : null;
    },
    countdowns: () => countdownInfos(facts().meta, facts().live, now()),
    isOut: seat => running().includes(seat) && timed(facts().meta).clock?.left[seat] === 0,
    expiresIn() {
      const { clock, pausedAt } = facts().meta;
      return clock && pausedAt === undefined ? expiresIn(clock, running(), now()) : null;
    },
    hurryMs: () => hurryMs(facts().meta, facts().live, now()),
  };
}
