import './css/review.css';
import { FIRST_DEEP, STONE } from '@fathoms/games/dive/parts.ts';
import type { Pawn, View } from '@fathoms/games/dive/types.ts';
import type { CSSProperties } from 'preact';
import { PositionSeats } from '../../board/PositionSeats.tsx';
import type { Pondered } from '../../board/review.ts';
import { Icon } from '../../ui/pieces.tsx';
import { PawnBadge } from './pieces/Pawn.tsx';
import { REVIEW } from './review/words.ts';

const SCALE = [0, 5, 10, FIRST_DEEP, STONE];

/** The way down before a decision: who stands how deep, and how high the stack is. */
export function Position({ view, faces, seat, language }: Pondered<View>) {
  const words = REVIEW[language];
  const own = view.divers[seat]?.space ?? 0;
  const pawns: readonly (readonly [Pawn, number])[] = [
    ...view.divers.map(({ space }, i) => [i, space] as const),
    ...(view.chief ? [['chief', view.chief.space] as const] : []),
  ];
  return (
    <figure
      className={`review-position dive-position game-dive ${view.mode === 'children' ? 'flat' : ''}`}
      aria-label={words.table(view.round, view.cards, own)}
    >
      <PositionSeats {...{ faces, seat }} figure={i => view.divers[i]?.space ?? 0} />
      <div className="dive-position-way" aria-hidden="true">
        {SCALE.map(space => (
          <i
            key={space}
            className={`num ${space >= FIRST_DEEP ? 'deep' : ''}`}
            style={{ '--at': space } as CSSProperties}
          >
            {space}
          </i>
        ))}
        {pawns.map(([pawn, space], i) => (
          <span
            key={pawn}
            className={pawn === seat ? 'own' : undefined}
            style={{ '--at': Math.min(space, STONE), '--i': i, '--of': pawns.length } as CSSProperties}
          >
            <PawnBadge pawn={pawn} faces={faces} />
          </span>
        ))}
      </div>
      <figcaption>
        <Icon id="dive" />
        <span>{words.caption(Math.max(1, view.round), view.cards)}</span>
        {view.chief && (
          <span>
            {' · '}
            {words.chief} <b className="num">{view.chief.space}</b>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
