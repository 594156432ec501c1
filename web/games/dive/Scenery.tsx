import { memo } from 'preact/compat';
import type { Box } from '../../board/use-size.ts';
import { Waters } from '../../board/Waters.tsx';
import type { Band } from '../../ui/pieces.tsx';

/** Where each band begins, as parts of the height: the Deep Waters of the track lie in the dark ones. */
const WIDE: readonly (readonly [part: number, colour: string, seed: number])[] = [
  [0.094, 'w1', 1],
  [0.212, 'w2', 2.3],
  [0.367, 'w3', 3.4],
  [0.523, 'w4', 0.6],
  [0.663, 'w6', 2],
  [0.823, 'w8', 3],
];
const PHONE = [0.064, 0.142, 0.225, 0.32, 0.403, 0.557];

interface SceneryProps {
  readonly board: Box;
  readonly slim: boolean;
}

export const Scenery = memo(function Scenery({ board, slim }: SceneryProps) {
  const height = board.top + board.height;
  const bands: Band[] = WIDE.map(([part, colour, seed], i) => [
    height * (slim ? (PHONE[i] ?? part) : part),
    slim ? 4 : 8,
    slim ? 4 - Math.floor(i / 3) : 9 - i,
    colour,
    seed,
  ]);
  return <Waters {...{ board, slim, bands }} />;
});
