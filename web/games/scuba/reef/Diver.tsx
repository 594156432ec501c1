import { AIR } from '@fathoms/games/scuba/parts.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import type { CSSProperties } from 'preact';
import type { Face } from '../../../board/screen.ts';
import { Art, Emblem } from '../../../ui/pieces.tsx';
import { diverArt } from '../parts/art.ts';

interface DiverProps {
  readonly diver: DiverView;
  readonly face: Face;
  readonly active: boolean;
}

/** A diver with emblem, air and tokens: readable wherever it swims. */
export function Diver({ diver, face, active }: DiverProps) {
  const under = diver.status === 'under';
  return (
    <div className={`dv seat-${face.colour} ${diver.status} ${active ? 'active' : ''}`}>
      <Art id={diverArt(face.colour)} />
      <Emblem colour={face.colour} className="pin" />
      {under && (
        <span className={`tank ${diver.air <= 5 ? 'low' : ''}`}>
          <i style={{ '--v': diver.air / AIR } as CSSProperties} />
        </span>
      )}
      {diver.deco > 0 && <span className="n2">N₂{diver.deco > 1 && <b>{diver.deco}</b>}</span>}
    </div>
  );
}

/** Stirred-up sand in the colour of who did it. */
export function Cloud({ face }: { readonly face: Face }) {
  return (
    <svg className={`cloud seat-${face.colour}`} viewBox="0 0 100 80" aria-hidden="true">
      <path d="M22,62 C6,62 4,42 18,38 C14,20 38,12 46,24 C56,10 80,16 78,34 C96,36 96,60 78,62 Z" />
      <g>
        <circle cx="30" cy="48" r="3.5" />
        <circle cx="44" cy="38" r="3.5" />
        <circle cx="58" cy="50" r="3.5" />
        <circle cx="70" cy="42" r="3.5" />
        <circle cx="46" cy="54" r="3" />
      </g>
    </svg>
  );
}
