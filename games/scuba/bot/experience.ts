/** What the end of a turn was good for in finished games of two. Judgement, not rules: only bots read this. */

import { columnOf, rowOf } from '../sea.ts';
import type { State } from '../types.ts';
import { type Judge, nearby } from './mind.ts';
import { aheadAt } from './outlook.ts';

/**
 * Least squares over what survivors still scored after 77,028 turns of 5,000 games, by divers who judged by an
 * earlier such fit and in one turn of seven took any of their six best ideas. With three and four players such a fit
 * won nothing.
 */
export const byExperience: Judge = (mind, at, air) => {
  const row = rowOf(at);
  const aside = columnOf(at) - MIDDLE;
  return (
    0.66 * aheadAt(mind.outlook, row, air) +
    0.15 * nearby(mind, at) +
    (0.047 * air - 0.56) * air +
    (1.25 - 0.135 * row - 0.03 * air) * row +
    (row === 1 ? 1 : 0) -
    0.013 * aside * aside -
    1.7
  );
};
const MIDDLE = 5;

/** How a good diver judges ends at this table; undefined = as everybody reckons. Experience knows nothing of last rounds. */
export const judgeAt = ({ divers, stage }: State): Judge | undefined =>
  divers.length === 2 && stage === 'normal' ? byExperience : undefined;
