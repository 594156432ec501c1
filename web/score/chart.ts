/** The arithmetic of the score chart and the bars. */
import type { Rival, ScorePart, TimePoint } from '../board/screen.ts';

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 6;

/** Round numbers that hold every score, zero included. */
export function scaleOf(timeline: readonly TimePoint[]): Scale {
  const scores = timeline.flatMap(({ scores: all }) => all);
  const least = Math.min(0, ...scores);
  const most = Math.max(1, ...scores);
  const step = STEPS.find(size => (most - least) / size <= MOST_TICKS - 1) ?? Math.ceil((most - least) / 5);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks: number[] = [];
  for (let tick = low; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

const MOST_LABELS = 9;

/** Which moments get a label below the chart: the first, the last, and as many between as fit. */
export function labelled(count: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / (MOST_LABELS - 1)));
  const at = Array.from({ length: count }, (_, i) => i).filter(i => i % every === 0);
  const last = count - 1;
  if (at.at(-1) === last || last < 0) return at;
  if (last - (at.at(-1) ?? 0) < every) at.pop();
  return [...at, last];
}

/** Moves labels apart so that none covers another; keeps their order and stays near where they were. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + gap;
  }
  let ceiling = high;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - gap;
  }
  return placed;
}

export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
}

/** Seats from the first place down; equal places keep the order of the table. */
export const ranking = (places: readonly number[], scores: readonly number[]): Ranked[] =>
  places
    .map((place, seat) => ({ seat, place, score: scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || b.score - a.score || a.seat - b.seat);

/** How long the longest bar is, in points gained and lost: the scale all bars share. */
export const longestBar = (parts: readonly (readonly ScorePart[])[]): number =>
  Math.max(1, ...parts.map(all => all.reduce((sum, part) => sum + Math.abs(part.points), 0)));

export const total = (parts: readonly ScorePart[]): number =>
  parts.reduce((sum, part) => sum + part.points, 0);

/** The seats in order, with those who take a place without one where they belong. */
export const withRivals = (ranked: readonly Ranked[], rivals: readonly Rival[]): (Ranked | Rival)[] =>
  [...ranked, ...rivals].sort((a, b) => a.place - b.place || b.score - a.score);

const MOST_NAMES = 2;

/** What a pattern stands for in this game: its parts by name; null = too many to name. */
export function toneName(parts: readonly (readonly ScorePart[])[], tone: ScorePart['tone']): string | null {
  const labels = new Set(parts.flat().flatMap(part => (part.tone === tone && part.points ? part.label : [])));
  return labels.size <= MOST_NAMES ? [...labels].join(', ') : null;
}

/** How far to the right each seat's points of one part stand, in per cent of the largest part of all. */
export function sourceMarks(
  parts: readonly (readonly ScorePart[])[],
  id: string,
): readonly (number | null)[] {
  const most = Math.max(1, ...parts.flat().map(({ points }) => Math.abs(points)));
  return parts.map(all => {
    const part = all.find(one => one.id === id);
    return part ? (Math.abs(part.points) / most) * 100 : null;
  });
}
