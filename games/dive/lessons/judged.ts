/** What is judged of a bet in a puzzle: nobody could answer 13,502 programs one by one. */
import { parse } from '../notation.ts';
import type { Program } from '../types.ts';

const programIn = (action: string): Program | null => {
  const read = parse(action);
  return read?.type === 'ready' ? read.program : null;
};

const sidesOf = ({ levels }: Program): string => levels.map(({ shark }) => (shark ? 's' : 'n')).join(' ');

/** Shark or no shark on every level, such as `n s n`. */
export function sides(action: string): string {
  const program = programIn(action);
  return program ? sidesOf(program) : action;
}

/** Right on the levels that can be read, as far as the bets go. */
const isRight = (program: Program, seen: string): boolean =>
  sidesOf(program).startsWith(seen) || seen.startsWith(sidesOf(program));

/** How many levels are bet on, such as `3 levels`; `misread` if not even the clear ones are right. */
export const depth =
  (seen: string) =>
  (action: string): string => {
    const program = programIn(action);
    if (!program) return action;
    return isRight(program, seen) ? `${program.levels.length} levels` : 'misread';
  };

/** How fast the bet on level 1 is: the last of these names whose speed it has reached. */
export const speed =
  (seen: string, names: readonly (readonly [least: number, name: string])[]) =>
  (action: string): string => {
    const program = programIn(action);
    if (!program) return action;
    const fast = program.levels[0].tokens.reduce((sum, token) => sum + token, 0);
    return isRight(program, seen) ? (names.findLast(([least]) => fast >= least)?.[1] ?? '') : 'misread';
  };
