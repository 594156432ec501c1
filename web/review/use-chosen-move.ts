import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { hashOf, readHash } from '../record/address.ts';
import { costliest } from './turning.ts';

export interface ChosenMove {
  readonly nth: number; // of the review's steps
  readonly seat: Seat; // whose match it is
}

/** The move that is looked at, in step with the address: `#37A` is the move after 37 entries, for seat A. */
export function useChosenMove(
  review: Review,
  record: MatchRecord,
  packed: string | null,
): [ChosenMove, (chosen: ChosenMove) => void] {
  const [chosen, setChosen] = useState(() => fromAddress(review, record));
  const choose = useCallback((next: ChosenMove) => setChosen(next), []);
  useEffect(() => {
    const step = review.steps[chosen.nth]?.step ?? 0;
    history.replaceState(history.state, '', hashOf({ step, eyes: chosen.seat }, packed));
  }, [chosen, review, packed]);
  return [chosen, choose];
}

function fromAddress(review: Review, record: MatchRecord): ChosenMove {
  const { step, eyes } = readHash(location.hash, record.entries.length, record.seats.length);
  const human = record.seats.findIndex(({ kind }) => kind === 'human');
  const seat = eyes === 'all' ? Math.max(0, human) : eyes;
  const nth = step === 0 ? -1 : review.steps.findIndex(each => each.step === step);
  return { nth: nth < 0 ? costliest(review, seat) : nth, seat };
}
