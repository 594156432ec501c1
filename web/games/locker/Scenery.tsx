import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import { type Box, useSize } from '../../board/use-size.ts';
import { Waters } from '../../board/Waters.tsx';
import { Art, type Band } from '../../ui/pieces.tsx';

interface SceneryProps {
  readonly board: Box;
  readonly water: RefObject<HTMLElement | null>; // within the board; the deep lies right below it
  readonly slim: boolean;
}

/** Surface at the crates, sand under the line, dark where the Locker is: the bands follow the pieces. */
export const Scenery = memo(function Scenery({ board, water: place, slim }: SceneryProps) {
  const water = useSize(place);
  const roomy = water.height > 330;
  const height = board.top + board.height;
  const surface = board.top + water.top;
  const sand = surface + water.height * (slim ? 0.56 : 0.52);
  const dark = surface + water.height + 2;
  const lift = slim ? 6 : 10;
  const bands: Band[] = [
    [surface - (slim ? 46 : 40), lift - 1, slim ? 4 : 9, 'w1', 1],
    [surface - (slim ? 8 : 6), lift, slim ? 3 : 8, 'w2', 2.4],
    [surface + (sand - surface) * 0.5, lift + 1, slim ? 3 : 6, 'w3', 4],
    [sand, lift, slim ? 2 : 4, 'floor', 1.1],
    [sand + (dark - sand) * 0.55, lift - 1, slim ? 2 : 3, 'floor-2', 2.2],
    [dark, lift + 1, slim ? 3 : 5, 'w7', 0.6],
    [dark + Math.max(60, (height - dark) * 0.4), lift + 1, slim ? 3 : 4, 'w8', 3],
  ];
  return (
    <Waters board={board} slim={slim} bands={bands}>
      <div className="decor" aria-hidden="true">
        <Art
          id="scene-wreck"
          className="wreck"
          style={{ top: roomy ? dark - 34 : dark + 2, left: 'calc(50% - 140px)', width: 330 }}
        />
        {roomy && <Shoal top={surface} />}
        <Art id="sea-fan" style={{ top: dark - 112, left: 6, width: 104 }} />
        <Art id="sea-ribbon" style={{ top: dark - 128, right: 8, width: 120 }} />
      </div>
    </Waters>
  );
});

function Shoal({ top }: { readonly top: number }) {
  return (
    <>
      <Art id="sea-shoal" className="fish" style={{ top: top + 8, left: '41%', width: 84 }} />
      <Art
        id="sea-tang"
        className="fish"
        style={{ top: top + 26, left: '66%', width: 40, rotate: '84deg' }}
      />
    </>
  );
}
