import { BANDS } from '@fathoms/games/scuba/parts.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { CSSProperties } from 'preact';
import type { Face } from '../../../board/screen.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { animalArt, bandClass } from '../parts/art.ts';
import { cardOf, wayOf } from '../parts/currents.ts';
import type { Direction } from '../parts/spaces.ts';
import type { Pop, Show } from './choreography.ts';
import { type Place, placeOf, type ReefLayout } from './layout.ts';
import { Piece } from './Piece.tsx';
import { tilesBy } from './scene.ts';
import { TileFace, Waves } from './Tile.tsx';

interface WaterProps {
  readonly view: View;
  readonly before: View;
  readonly show: Show;
  readonly faces: readonly Face[];
  readonly layout: ReefLayout;
}

/** What is seen only for a moment: streaks of the current, tiles that leave, numbers that rise. */
export function Water({ view, before, show, faces, layout }: WaterProps) {
  return (
    <>
      <Streaks show={show} layout={layout} view={view} />
      <Leaving before={before} show={show} faces={faces} layout={layout} />
      {show.flashes.map(flash => (
        <Piece key={flash.tile} place={placeOf(flash.at, layout)} className="flash">
          <div className={`tile fc ${bandClass(bandOf(flash.tile))}`}>
            {flash.front === 'event' ? <Icon id="mark" /> : <Waves band={bandOf(flash.tile)} />}
          </div>
        </Piece>
      ))}
      <Pops view={view} show={show} layout={layout} />
    </>
  );
}

const bandOf = (tile: string) => BANDS['RYGB'.indexOf(tile[0] ?? 'R')] ?? 'red';

/** Each band is swept the way its animals go. */
function Streaks({ show, layout, view }: Pick<WaterProps, 'show' | 'layout' | 'view'>) {
  if (show.current === null) return null;
  const { shifts } = cardOf(show.current);
  const [first, last] = view.columns;
  const width = layout.cw * (last - first + 1);
  return BANDS.map((band, i) => {
    const shift = shifts[i];
    const moved = shift && wayOf(shift);
    if (!moved) return null;
    const top = layout.surface + layout.ch * 2 * i;
    return (
      <div
        key={band}
        className={`streaks to-${moved.way}`}
        style={
          { left: layout.ruler, top, width, height: layout.ch * 2, '--n': moved.spaces } as CSSProperties
        }
      >
        <i />
        <i />
        <i />
        <i />
      </div>
    );
  });
}

const BESIDE: { readonly [D in Direction]: readonly [x: number, y: number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function Leaving({ before, show, faces, layout }: Pick<WaterProps, 'before' | 'show' | 'faces' | 'layout'>) {
  const lay = tilesBy(before);
  if (show.current === null) return null;
  const { shifts } = cardOf(show.current);
  return show.leaving.map(({ tile, from }) => {
    const shown = lay.get(tile);
    const shift = shown && shifts[BANDS.indexOf(shown.band)];
    const moved = shift && wayOf(shift);
    if (!shown || !moved) return null;
    const [dx, dy] = BESIDE[moved.way];
    const style = { '--dx': `${dx * layout.cw}px`, '--dy': `${dy * layout.ch}px` } as CSSProperties;
    return (
      <Piece key={tile} place={placeOf(from, layout)}>
        <div className="leaving" style={style}>
          <TileFace shown={shown} faces={faces} />
        </div>
      </Piece>
    );
  });
}

function Pops({ view, show, layout }: Pick<WaterProps, 'view' | 'show' | 'layout'>) {
  const nth = new Map<number, number>();
  return show.pops.map(pop => {
    const diver = view.divers[pop.seat];
    if (!diver) return null;
    const order = nth.get(pop.seat) ?? 0;
    nth.set(pop.seat, order + 1);
    return <Rising key={`${pop.seat}:${order}`} pop={pop} place={placeOf(diver.at, layout)} order={order} />;
  });
}

function Rising({ pop, place, order }: { readonly pop: Pop; readonly place: Place; readonly order: number }) {
  return (
    <Piece place={place} kind="number" className="rising">
      <PopTag pop={pop} order={order} />
    </Piece>
  );
}

/** `+3`, `−2` with what it is a number of. */
export function PopTag({ pop, order = 0 }: { readonly pop: Pop; readonly order?: number }) {
  const sign = pop.change > 0 ? '+' : '−';
  return (
    <span
      className={`pop ${pop.kind} ${pop.change < 0 ? 'less' : ''}`}
      style={{ '--i': order } as CSSProperties}
    >
      {pop.species && <Art id={animalArt(pop.species)} />}
      {pop.kind === 'air' && <Icon id="air" />}
      {pop.kind === 'deco' && <i>N₂</i>}
      {pop.kind === 'points' && <Icon id="crown" />}
      {pop.kind !== 'animal' && (
        <b className="num">
          {sign}
          {Math.abs(pop.change)}
        </b>
      )}
    </span>
  );
}
