import { type Card, COMPANIES, type Company, decadeOf } from './parts.ts';
import type { State } from './types.ts';

/** [SHARES-34] The most recent card is the one placed or moved there last, not the highest. */
export const mostRecent = (stack: readonly Card[]): Card | null =>
  stack.length === 0 ? null : stack[stack.length - 1];

/** [SHARES-31] A depth card must beat the most recent one; [SHARES-32] on an empty stack any will do. */
export const fits = (stack: readonly Card[], card: Card): boolean =>
  stack.length === 0 || card > stack[stack.length - 1];

/**
 * [SHARES-37] The stack was empty, as at first or again [SHARES-40], or the card it covers is of another decade;
 * [SHARES-38, SHARES-39] skipped decades and cards deeper down do not matter.
 */
export const opensDecade = (stack: readonly Card[], card: Card): boolean =>
  stack.length === 0 || decadeOf(stack[stack.length - 1]) !== decadeOf(card);

/** The company whose stack a depth card lies in; null = it lies in none. */
export function stackOf(s: Pick<State, 'stacks'>, card: Card): Company | null {
  for (let company = 0; company < COMPANIES.length; company++) {
    if (s.stacks[company].includes(card)) return company;
  }
  return null;
}

/** Takes a depth card out; the others keep their order. [SHARES-79] */
export function lift(s: State, card: Card): Company {
  const company = stackOf(s, card) as Company;
  const stack = s.stacks[company];
  stack.splice(stack.indexOf(card), 1);
  return company;
}
