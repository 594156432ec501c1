import { BANDS, type Band } from '@fathoms/games/scuba/parts.ts';
import type { ShownView } from '@fathoms/games/scuba/types.ts';
import type { Face } from '../../../board/screen.ts';
import { Art, Emblem } from '../../../ui/pieces.tsx';
import { animalArt, bandClass, WAVES } from '../parts/art.ts';

/** As many waves as the band is deep: told apart without its colour. */
export function Waves({ band }: { readonly band: Band }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={LINES[band]} />
    </svg>
  );
}

const linesOf = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M26,${50 - (count - 1) * 8 + i * 16} q12,-9 24,0 t24,0`).join(' ');
const LINES = Object.fromEntries(BANDS.map(band => [band, linesOf(WAVES[band])])) as Record<Band, string>;

export function TileBack({ band }: { readonly band: Band }) {
  return (
    <div className={`tile bk ${bandClass(band)}`}>
      <Waves band={band} />
    </div>
  );
}

interface TileFaceProps {
  readonly shown: Pick<ShownView, 'species' | 'band' | 'points' | 'discs'>;
  readonly faces: readonly Face[];
}

export function TileFace({ shown, faces }: TileFaceProps) {
  return (
    <div className={`tile fc ${bandClass(shown.band)}`}>
      <Art id={animalArt(shown.species)} />
      <b className="num">{shown.points}</b>
      <span className="discs">
        {shown.discs.map(seat => {
          const face = faces[seat];
          return face && <Emblem key={seat} colour={face.colour} className="disc" />;
        })}
      </span>
    </div>
  );
}
