import { FIRST_DEEP, STONE } from '@fathoms/games/dive/parts.ts';
import type { Pawn } from '@fathoms/games/dive/types.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { Count } from '../../board/Count.tsx';
import type { Face } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { Art } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import type { Spaces } from './model/choreography.ts';
import { PawnFigure } from './pieces/Pawn.tsx';
import { WORDS } from './words/table.ts';

const SPACES = Array.from({ length: STONE + 1 }, (_, space) => space);

interface TrackProps {
  readonly spaces: Spaces;
  readonly faces: readonly Face[];
  readonly before: Spaces | null; // where they stood when this scene began: what was gained rises beside them
  readonly zones: boolean; // the children's game knows none
}

/** The way down to the sacred stone. Pawns glide when their space changes; until then it is not drawn anew. */
export const Track = memo(function Track({ spaces, faces, before, zones }: TrackProps) {
  const words = useWords(WORDS);
  const pawns = [...spaces];
  const beside = (pawn: Pawn, space: number) => {
    const here = pawns.filter(([, other]) => Math.min(other, STONE) === Math.min(space, STONE));
    return { index: here.findIndex(([other]) => other === pawn), count: here.length };
  };
  return (
    <section className={`track ${zones ? '' : 'flat'}`} aria-label={words.track.label} data-about="track:way">
      <Scale zones={zones} />
      <ul className="pawns" aria-label={words.track.pawns}>
        {pawns.map(([pawn, space]) => {
          const { index, count } = beside(pawn, space);
          const gained = before ? space - (before.get(pawn) ?? space) : 0;
          const place = {
            '--at': Math.min(space, STONE),
            '--i': index,
            '--of': count,
          } as CSSProperties;
          return (
            <li
              key={pawn}
              style={place}
              className={gained > 0 ? 'moved' : ''}
              data-about={`pawn:${pawn}`}
              data-pawn={pawn}
              data-space={space}
            >
              <PawnFigure pawn={pawn} faces={faces} />
              <span className="vh">
                {words.track.stands(nameOf(pawn, faces, words.chief), space, zones && space >= FIRST_DEEP)}
              </span>
              {space > STONE && (
                <b className="past num">
                  <Count value={space} />
                </b>
              )}
              {gained > 0 && (
                <b key={`${space}`} className="gained num" aria-hidden="true">
                  +{gained}
                </b>
              )}
            </li>
          );
        })}
      </ul>
      {zones && (
        <>
          <p className="zt" aria-hidden="true">
            {words.track.tranquil}
          </p>
          <p className="zd">
            {words.track.deep}
            <small>{words.track.deepNote}</small>
          </p>
        </>
      )}
      <Art id="scene-stone" className="stone" />
    </section>
  );
});

const Scale = memo(function Scale({ zones }: Pick<TrackProps, 'zones'>) {
  return (
    <ol aria-hidden="true">
      {SPACES.map(space => (
        <li
          key={space}
          className={`${zones && space >= FIRST_DEEP ? 'deepz' : ''} ${space === STONE ? 'goal' : ''}`}
        >
          <span className="n">{space}</span>
        </li>
      ))}
    </ol>
  );
});

const nameOf = (pawn: Pawn, faces: readonly Face[], chief: string): string =>
  pawn === 'chief' ? chief : faceAt(faces, pawn).name;
