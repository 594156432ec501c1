import '../css/badge.css';
import type { Pawn } from '@fathoms/games/dive/types.ts';
import type { Face } from '../../../board/screen.ts';
import { Art, Emblem } from '../../../ui/pieces.tsx';

/** A pawn on the way down: colour and emblem together; the Chief has feathers instead. */
export function PawnFigure({ pawn, faces }: { readonly pawn: Pawn; readonly faces: readonly Face[] }) {
  const face = pawn === 'chief' ? undefined : faces[pawn];
  return (
    <span className={`pw ${face ? `seat-${face.colour}` : 'chief'}`}>
      <Art id={`pawn-${face?.colour ?? 'chief'}`} />
      {face && <Emblem colour={face.colour} className="e" />}
    </span>
  );
}

/** The round badge beside a name. */
export function PawnBadge({ pawn, faces }: { readonly pawn: Pawn; readonly faces: readonly Face[] }) {
  const face = pawn === 'chief' ? undefined : faces[pawn];
  if (face) return <Emblem colour={face.colour} />;
  return (
    <span className="em chief">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#em-spear" />
      </svg>
    </span>
  );
}
