import { memo } from 'preact/compat';
import type { Box } from '../../board/use-size.ts';
import { Waters } from '../../board/Waters.tsx';
import type { Band } from '../../ui/pieces.tsx';
import type { ReefLayout } from './reef/layout.ts';

interface SceneryProps {
  readonly board: Box;
  readonly top: number; // where the reef begins, within the board
  readonly layout: ReefLayout;
  readonly slim: boolean;
}

/** The water darkens with the bands of the reef: each edge lies where a depth is written. */
export const Scenery = memo(function Scenery({ board, top, layout, slim }: SceneryProps) {
  const surface = board.top + top + layout.surface;
  const at = (rows: number) => surface + rows * layout.ch;
  const lift = slim ? 3 : 6;
  const bands: Band[] = [
    [surface - 12, lift, slim ? 4 : 10, 'w1', 1],
    [at(2), lift, slim ? 4 : 9, 'w2', 2],
    [at(4), lift, slim ? 4 : 8, 'w3', 3.1],
    [at(6), lift, slim ? 3 : 7, 'w6', 0.4],
    [at(8) + 2, lift, slim ? 3 : 6, 'w8', 1.7],
  ];
  return <Waters {...{ board, slim, bands }} />;
});
