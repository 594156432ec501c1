/**
 * Looking back while a game is on, with nothing but what this seat was shown anyway: the table's node is not
 * asked for anything. What happened before the page was opened is in the log, but not to be looked at.
 */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, StateMessage } from '@fathoms/protocol/messages.ts';

/** Something this seat saw. */
export interface SeenMoment {
  readonly state: StateMessage;
  readonly history: readonly News[];
}

/** The same with what led to it. */
export interface WatchedMoment extends SeenMoment {
  readonly fresh: readonly News[];
}

/** Adds what is shown now. Taken back is forgotten; other eyes begin afresh. */
export function remember(before: readonly SeenMoment[], now: SeenMoment): readonly SeenMoment[] {
  const { seat, seq } = now.state;
  const same = before.filter(({ state }) => state.seat === seat && state.seq < seq);
  return [...same, now];
}

/** What was seen right after a step, and after the moves without a choice that it brought about. */
export function seenAfter(seen: readonly SeenMoment[], step: number): SeenMoment | undefined {
  return seen.find(({ state, history }) => {
    const last = state.seq - 1; // step 0 is the setup
    return step <= last && history.slice(step + 1, last + 1).every(news => news.by === 'table');
  });
}

/** What was seen from a step on, to be told again; [] = it was not seen from its beginning. */
export function seenFrom(seen: readonly SeenMoment[], step: number): readonly WatchedMoment[] {
  const first = seen.findIndex(({ state }) => state.seq > step);
  if (first < 1) return [];
  return seen.slice(first - 1).map((moment, i, all) => {
    const before = all[i - 1];
    return { ...moment, fresh: before ? moment.history.slice(before.state.seq) : [] };
  });
}

/** A device that several people share would show one of them what another saw. */
export const mayLookBack = (yours: readonly Seat[]): boolean => yours.length <= 1;
