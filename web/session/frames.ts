/** What a session has received, in order: one frame a step, with the state as every seat one plays sees it. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, StateMessage } from '@fathoms/protocol/messages.ts';

/** A state with all news its viewer has had up to it. */
export interface SeenState {
  readonly state: StateMessage;
  readonly history: readonly News[];
}

/** The same moment through the eyes of every own seat (a spectator's: null). */
export type Frame = readonly SeenState[];

/** All news a viewer has had after this message; null = it leaves a gap. */
export function historyAfter(before: readonly News[], state: StateMessage): readonly News[] | null {
  if (state.from > before.length) return null;
  const history = [...before.slice(0, state.from), ...state.news];
  return history.length === state.seq ? history : null;
}

/** Adds to the frame of the same moment, or opens the next one. */
export function queued(frames: readonly Frame[], seen: SeenState): readonly Frame[] {
  const last = frames.at(-1);
  const joins = last?.[0]?.state.seq === seen.state.seq && last.every(t => t.state.seat !== seen.state.seat);
  return last && joins ? [...frames.slice(0, -1), [...last, seen]] : [...frames, [seen]];
}

/** Whether every seat one plays has received it. */
export const isWhole = (frame: Frame, yours: readonly Seat[]): boolean =>
  yours.every(seat => frame.some(seen => seen.state.seat === seat));

/** Whose eyes to show: the own seat that is to act, else the one shown before. */
export function eyes(frame: Frame, before: Seat | null): SeenState {
  const acting = frame.filter(isActing);
  const same = (seen: SeenState) => seen.state.seat === before;
  const found = acting.find(same) ?? acting[0] ?? frame.find(same) ?? frame[0];
  if (!found) throw new Error('an empty frame');
  return found;
}

/**
 * What those who share a device may see of each other: all is open; they decide at once, each apart from the
 * others; or one of them knows a secret.
 */
export type Privacy = 'open' | 'apart' | 'secret';

export function privacyOf(frame: Frame): Privacy {
  if (frame.some(({ state }) => state.secret)) return 'secret';
  return frame.filter(isActing).length > 1 ? 'apart' : 'open';
}

const isActing = ({ state }: SeenState): boolean => state.seat !== null && state.toAct.includes(state.seat);

/** The news a frame adds to the step count shown before. */
export const freshSince = (seen: SeenState, seq: number | null): readonly News[] =>
  seq === null ? [] : seen.history.slice(seq);

/** One's own decisions are shown at once; somebody else's are worth watching. */
export const isOwn = (fresh: readonly News[], yours: readonly Seat[]): boolean =>
  fresh.every(
    news => news.by === 'table' || (news.by === 'player' && news.seat !== null && yours.includes(news.seat)),
  );

const STEP = 900; // milliseconds at pace 1
const MOST_STEPS = 3; // a long chain is not waited out in full

/** How long a frame stays before somebody else's next one. */
export const holdTime = (fresh: readonly News[], pace: number): number =>
  (STEP / pace) * Math.min(Math.max(fresh.length, 1), MOST_STEPS);
