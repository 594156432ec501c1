import type { RatedSeat } from '@fathoms/protocol/ratings.ts';
import { useWords } from '../words/words.ts';
import { RATINGS } from './words.ts';

/** A rating; a question mark says that it is not settled yet. */
export function Points({ rating }: { rating: RatedSeat }) {
  const words = useWords(RATINGS);
  const { points, provisional } = rating;
  return (
    <span className="num" title={provisional ? words.provisional : undefined}>
      {words.shown(points, provisional)}
    </span>
  );
}
