import { ANGLER_LEVEL } from '@fathoms/games/dive/parts.ts';
import type { Program } from '@fathoms/games/dive/types.ts';
import type { Facts } from '@fathoms/kernel/game.ts';

/** What a program says, level by level. */
export const callsOf = ({ levels, angler }: Program): boolean[] => [
  ...levels.map(({ shark }) => shark),
  ...(angler === null ? [] : [angler]),
];

/** How sure each of that was, in per cent, by the reading it is judged by. */
export const sureOf = (facts: Facts): number[] =>
  Array.from({ length: ANGLER_LEVEL }, (_, i) => facts[`sure${i + 1}`]).filter(
    sure => typeof sure === 'number',
  );
