/** Where stepping halts. Knows no game: a turn is what its log puts a heading over. */
import type { News } from '@fathoms/protocol/messages.ts';
import type { LogRow } from '../logbook/log.ts';

/** The moments at which somebody decides, and the end: moves without a choice go along with the one before. */
export const decisionStops = (story: readonly News[]): readonly number[] =>
  story.flatMap((_, step) => (story[step + 1]?.by === 'table' ? [] : [step]));

/** The beginning, every moment a heading stands before, and the end. */
export function turnStops(rows: readonly LogRow[], last: number): readonly number[] {
  const headed = rows.filter(row => row.kind === 'heading').map(row => row.step);
  return [...new Set([0, ...headed, last])];
}

export const stopAfter = (stops: readonly number[], step: number): number =>
  stops.find(stop => stop > step) ?? stops.at(-1) ?? step;

export const stopBefore = (stops: readonly number[], step: number): number =>
  stops.findLast(stop => stop < step) ?? stops[0] ?? step;
