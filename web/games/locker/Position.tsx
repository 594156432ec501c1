import './css/position.css';
import type { View } from '@fathoms/games/locker/types.ts';
import { PositionSeats } from '../../board/PositionSeats.tsx';
import type { Pondered } from '../../board/review.ts';
import { CardBack, Icon, Sea } from '../../ui/pieces.tsx';
import { LootCard } from './LootCard.tsx';
import { REVIEW } from './review/words.ts';

/** The table before a decision: who has how much, what lies in the line, what is left. */
export function Position({ view, faces, seat, language }: Pondered<View>) {
  const words = REVIEW[language];
  const lying = view.exploration.length;
  return (
    <figure className="locker-position game-locker" aria-label={words.table(lying, view.deck, view.locker)}>
      <Sea
        width={340}
        height={230}
        bands={[
          [-20, 0, 1, 'w0', 1],
          [48, 4, 3, 'w1', 1],
          [104, 4, 3, 'w2', 2],
          [186, 4, 3, 'w7', 3],
        ]}
      />
      <PositionSeats {...{ faces, seat }} figure={i => view.scores[i]} />
      <div className="locker-position-line">
        <span className="locker-position-deck">
          <CardBack />
          <b className="num">{view.deck}</b>
        </span>
        {view.exploration.map(({ card }) => (
          <LootCard key={card} id={card} size="sm" />
        ))}
      </div>
      <figcaption>
        <Icon id="lock" />
        <span>{words.locker}</span> <b className="num">{view.locker}</b>
      </figcaption>
    </figure>
  );
}
