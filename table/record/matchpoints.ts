/**
 * How each seat did against the same seat at the other tables: a point for every table where it got less, half a
 * point for as much. `scores`: per table, per seat.
 */
export const matchpoints = (scores: readonly (readonly number[])[]): number[][] =>
  scores.map((own, table) =>
    own.map((score, seat) =>
      scores.reduce(
        (points, { [seat]: other }, i) => points + (i === table ? 0 : worth(score, other ?? score)),
        0,
      ),
    ),
  );

const worth = (score: number, other: number): number => (score > other ? 1 : score === other ? 0.5 : 0);
