/** Shows what was received at a watchable pace: one's own steps at once, everybody else's one by one. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, StateMessage } from '@fathoms/protocol/messages.ts';
import {
  eyes,
  type Frame,
  freshSince,
  historyAfter,
  holdTime,
  isOwn,
  isWhole,
  queued,
  type SeenState,
} from './frames.ts';
import { withSameParts } from './same-parts.ts';

/** Time, and how fast others are shown. Injected, so that tests need not wait. */
export interface Pacer {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void; // returns how to cancel it
  readonly pace: () => number;
}

export interface Showing {
  readonly frame: Frame; // every own seat's eyes
  readonly seen: SeenState; // the eyes that are shown
  readonly fresh: readonly News[]; // what happened since what was shown before
  readonly skipped: boolean; // asked for at once: nobody wants it told at length
}

interface PacedQueue {
  readonly add: (state: StateMessage) => boolean; // false: it leaves a gap in the story
  readonly pump: () => void; // shows what is due: when asked, or when one's seats have changed
  readonly skip: () => void; // shows the newest at once
  readonly hold: (on: boolean) => void; // what is shown is still being told: others wait
  readonly behind: () => number; // frames that wait
  readonly close: () => void;
}

const BREATH = 300; // milliseconds at pace 1 between the end of a telling and the next move

export function openPacedQueue(
  pacer: Pacer,
  yours: () => readonly Seat[],
  show: (showing: Showing) => void,
): PacedQueue {
  const received = new Map<Seat | null, SeenState>(); // the newest
  let waiting: readonly Frame[] = [];
  let last: (Showing & { readonly at: number }) | null = null;
  let cancel = (): void => {};
  let held = false;
  let seenAt = 0; // when the last telling ended

  const showingOf = (frame: Frame): Showing => {
    const seen = eyes(frame, last?.seen.state.seat ?? null);
    return { frame, seen, fresh: freshSince(seen, last?.seen.state.seq ?? null), skipped: false };
  };

  const present = (showing: Showing): void => {
    last = { ...showing, at: pacer.now() };
    show(showing);
  };

  const dueIn = ({ fresh }: Showing): number => {
    if (last === null || isOwn(fresh, yours())) return 0;
    if (held) return Number.POSITIVE_INFINITY;
    const pace = pacer.pace();
    return Math.max(last.at + holdTime(last.fresh, pace), seenAt + BREATH / pace) - pacer.now();
  };

  const pump = (): void => {
    cancel();
    for (let head = waiting[0]; head; head = waiting[0]) {
      if (waiting.length === 1 && !isWhole(head, yours())) return;
      const showing = showingOf(head);
      const wait = dueIn(showing);
      if (wait > 0) {
        if (wait < Number.POSITIVE_INFINITY) cancel = pacer.after(wait, pump);
        return;
      }
      waiting = waiting.slice(1);
      present(showing);
    }
  };

  return {
    add(state) {
      const before = received.get(state.seat);
      const history = historyAfter(before?.history ?? [], state);
      if (!history) return false;
      const seen = { state: before ? withSameParts(before.state, state) : state, history };
      received.set(state.seat, seen);
      waiting = queued(waiting, seen);
      pump();
      return true;
    },
    pump,
    skip() {
      const at = waiting.findLastIndex(frame => isWhole(frame, yours()));
      const newest = waiting[at];
      waiting = waiting.slice(at + 1);
      if (newest) present({ ...showingOf(newest), skipped: true });
      pump();
    },
    hold(on) {
      if (on === held) return;
      held = on;
      if (!on) seenAt = pacer.now();
      pump();
    },
    behind: () => waiting.length,
    close: () => cancel(),
  };
}
