import './css/position.css';
import { ROWS, type SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { CSSProperties } from 'preact';
import { PositionSeats } from '../../board/PositionSeats.tsx';
import type { Pondered } from '../../board/review.ts';
import { Art, Emblem, Icon } from '../../ui/pieces.tsx';
import { animalArt, bandClass } from './parts/art.ts';
import { kindOf } from './parts/currents.ts';
import { columnIn, rowIn } from './parts/spaces.ts';
import { hasSailed } from './reef/scene.ts';
import { REVIEW } from './review/words.ts';
import { WORDS } from './words/table.ts';

const BOAT_COLUMNS = 3;
const boatArea = (first: number): CSSProperties => ({
  gridArea: `1 / ${columnIn('boat') - 1 - first + 1} / 2 / span ${BOAT_COLUMNS}`,
});

/** The reef before a decision, small: who is where with how much air, what lies open and what face down. */
export function Position({ view, faces, seat, language }: Pondered<View>) {
  const words = REVIEW[language];
  const [first, last] = view.columns;
  const cell = (at: SpaceId): CSSProperties => ({
    gridArea: `${rowIn(at) + 1} / ${columnIn(at) - first + 1}`,
  });
  return (
    <figure
      className="review-position game-scuba"
      aria-label={words.table(view.round, view.divers[seat]?.air ?? 0)}
    >
      <PositionSeats {...{ faces, seat }} figure={i => words.airLeft(view.divers[i]?.air ?? 0)} />
      <div
        className="scuba-position-reef"
        style={{ '--columns': last - first + 1, '--rows': ROWS } as CSSProperties}
        aria-hidden="true"
      >
        {view.stage !== 'alone' && <i className="boat" style={boatArea(first)} />}
        {view.backs.map(({ at, band }) => (
          <i key={`b${at}`} className={`back ${bandClass(band)}`} style={cell(at)} />
        ))}
        {view.shown.map(({ tile, at, species, band, discs }) => (
          <span
            key={tile}
            className={`animal ${bandClass(band)} ${discs.includes(seat) ? 'seen' : ''}`}
            style={cell(at)}
          >
            <Art id={animalArt(species)} />
          </span>
        ))}
        {view.dust.map(({ at }) => (
          <i key={`d${at}`} className="dust" style={cell(at)} />
        ))}
        {view.divers.map(({ at }, i) => {
          const face = faces[i];
          return (
            face &&
            !hasSailed(view, i) && (
              <span key={face.name} className={i === seat ? 'diver own' : 'diver'} style={cell(at)}>
                <Emblem colour={face.colour} />
              </span>
            )
          );
        })}
      </div>
      <figcaption>
        <Icon id="dive" />
        <span>
          {words.round(view.round, view.divers[seat]?.score ?? 0)}
          {view.open && ` · ${WORDS[language].currents[kindOf(view.open)]}`}
        </span>
      </figcaption>
    </figure>
  );
}
