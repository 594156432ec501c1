/** What turned a match, read from the scores alone. */
import type { TimePoint } from '../board/screen.ts';

export interface ScoreMoment {
  readonly n: number; // 1, 2, 3 in time
  readonly at: number; // which point of the timeline it leads to
  readonly seat: number; // whose score moved
  readonly change: number;
  readonly turning: boolean; // the winner went ahead for good
}

const MOST = 3;

/** Points of a seat ahead of the best of the others. */
const lead = (scores: readonly number[], seat: number): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));

/** When the winner went ahead and stayed there; who always was made the largest step away. Null = one seat only. */
export function turningPoint(timeline: readonly TimePoint[], winner: number): number | null {
  const leads = timeline.map(({ scores }) => lead(scores, winner));
  if ((timeline[0]?.scores.length ?? 0) < 2 || leads.length < 2) return null;
  const behind = leads.findLastIndex(points => points <= 0);
  const isAhead = behind > 0 && behind < leads.length - 1;
  if (isAhead) return behind + 1;
  return largest(
    leads.map((points, i) => (i === 0 ? Number.NEGATIVE_INFINITY : points - (leads[i - 1] ?? 0))),
  );
}

/** No seat may have won. The turning point and the largest other steps up or down, in time; never two at one moment. */
export function momentsOf(timeline: readonly TimePoint[], winner: number | null): readonly ScoreMoment[] {
  const turn = winner === null ? null : turningPoint(timeline, winner);
  const steps = timeline.slice(1).flatMap(({ scores }, i) => {
    const changes = scores.map((score, seat) => score - (timeline[i]?.scores[seat] ?? 0));
    const isTurn = i + 1 === turn;
    const seat = isTurn && winner !== null ? moved(changes, winner) : largest(changes.map(Math.abs));
    return [{ at: i + 1, seat, change: changes[seat] ?? 0, turning: isTurn }];
  });
  const best = steps
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Number(b.turning) - Number(a.turning) || Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST);
  return best.sort((a, b) => a.at - b.at).map((moment, i) => ({ ...moment, n: i + 1 }));
}

/** At the turning point the winner's own step counts, unless only others moved. */
const moved = (changes: readonly number[], winner: number): number =>
  changes[winner] ? winner : largest(changes.map(Math.abs));

const largest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
