import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Reader } from '../record/reader.ts';

/** What the mover saw before each move a seat decided; undefined = not read yet, or no decision of this seat. */
export function useViews(reader: Reader, review: Review, seat: Seat): readonly (unknown | undefined)[] {
  const [views, setViews] = useState<readonly (unknown | undefined)[]>([]);
  useEffect(() => {
    let wanted = true;
    void Promise.all(
      review.steps.map(step =>
        step.decision && step.seat === seat
          ? reader.moment(step.step, seat).then(({ view }) => view)
          : undefined,
      ),
    ).then(read => wanted && setViews(read));
    return () => {
      wanted = false;
    };
  }, [reader, review, seat]);
  return views;
}
