/** Matches of the same deal, side by side. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { TimePoint } from '../board/screen.ts';

export interface Lane {
  readonly as: 'mine' | 'median' | 'best' | 'other'; // other: one of two, better or not
  readonly seat: Seat; // whose points
  readonly you: boolean; // and whoever looks at it was that
  readonly record: MatchRecord;
  readonly history: readonly News[];
  readonly timeline: readonly TimePoint[];
}

/** The diver's points at a turn; a dive that is over keeps its last. */
export const pointsAt = ({ timeline, seat }: Lane, turn: number): number =>
  timeline[Math.min(turn, timeline.length - 1)]?.scores[seat] ?? 0;

export const lastTurn = (lanes: readonly Lane[]): number =>
  Math.max(0, ...lanes.map(({ timeline }) => timeline.length - 1));

/** The first step at which two of them did something else, from 1; null = they never did. */
export function partedStep(one: Lane, other: Lane): number | null {
  const [a, b] = [one.record.entries, other.record.entries];
  const entry = a.findIndex(({ seat, action }, i) => seat !== b[i]?.seat || action !== b[i]?.action);
  if (entry >= 0) return entry + 1;
  return a.length === b.length ? null : a.length + 1;
}

/** The last step until somebody else decides: some decisions are told by what they lead to. */
export function runFrom({ record: { entries } }: Lane, step: number): number {
  const seat = entries[step - 1]?.seat;
  const next = entries.findIndex((entry, i) => i >= step && entry.seat !== seat);
  return next < 0 ? entries.length : next;
}

/** The turn of that step; null = they never parted. */
export function partedAt(one: Lane, other: Lane): number | null {
  const parted = partedStep(one, other);
  if (parted === null) return null;
  const turn = one.timeline.findIndex(({ step = 0 }) => step >= parted);
  return turn < 0 ? one.timeline.length - 1 : turn;
}

/** The next turn after this one whose points are not the same for all; null = there is none. */
export function nextApart(lanes: readonly Lane[], from: number): number | null {
  for (let turn = from + 1; turn <= lastTurn(lanes); turn++)
    if (new Set(lanes.map(lane => pointsAt(lane, turn) - pointsAt(lane, turn - 1))).size > 1) return turn;
  return null;
}

/** The steps of one turn: from the first, up to the last. */
export function stepsOf({ timeline }: Lane, turn: number): { readonly from: number; readonly to: number } {
  const at = Math.min(turn, timeline.length - 1);
  const [before, now] = [timeline[at - 1]?.step ?? 0, timeline[at]?.step ?? 0];
  return turn > timeline.length - 1 ? { from: now + 1, to: now } : { from: before + 1, to: now };
}
