import { memo } from 'preact/compat';
import type { Box } from '../../../board/use-size.ts';
import { Waters } from '../../../board/Waters.tsx';
import { Art, type Band } from '../../../ui/pieces.tsx';

/** Where each band begins, as parts of the height: the water darkens as the lines go down. */
const BANDS: readonly (readonly [part: number, colour: string, seed: number])[] = [
  [0.165, 'w1', 1],
  [0.262, 'w2', 2.2],
  [0.352, 'w3', 3.4],
  [0.446, 'w4', 0.4],
  [0.542, 'w5', 1.7],
  [0.636, 'w6', 2.9],
  [0.742, 'w7', 0.2],
  [0.865, 'w8', 4.2],
];
const PHONE = [0.13, 0.19, 0.249, 0.31, 0.374, 0.441, 0.557, 0.711];

/** The water between two lines: animals never swim behind what must be read. */
const between = (nth: number): string => `calc((100% - 404px) * ${nth / 5} + 4px)`;

interface SceneryProps {
  readonly board: Box;
  readonly slim: boolean;
}

export const Scenery = memo(function Scenery({ board, slim }: SceneryProps) {
  const height = board.top + board.height;
  const lift = slim ? 5 : 9;
  const bands: Band[] = BANDS.map(([part, colour, seed], i) => {
    const waves = slim ? (i < 2 ? 4 : i < 6 ? 3 : 2) : 9 - Math.floor(i * 0.7);
    return [height * (slim ? (PHONE[i] ?? part) : part), lift, waves, colour, seed];
  });
  return (
    <Waters board={board} slim={slim} bands={bands}>
      <div className="shares-decor" aria-hidden="true">
        <Art id="sea-shoal" style={{ top: height * 0.5, left: between(1), width: 58 }} />
        <Art id="sea-jelly" style={{ top: height * 0.6, left: between(2), width: 40 }} />
        <Art id="sea-turtleG" style={{ top: height * 0.4, left: between(3), width: 48, rotate: '70deg' }} />
        <Art id="sea-seahorse" style={{ top: height * 0.57, left: between(4), width: 42 }} />
      </div>
    </Waters>
  );
});
