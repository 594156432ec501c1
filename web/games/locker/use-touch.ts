import type { View } from '@fathoms/games/locker/types.ts';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/screen.ts';
import { movesOf, whyNotCard } from './moves.ts';
import type { Touch } from './touch.ts';

/** What may be touched now. `skip` ends whatever is still moving: who acts has seen enough. */
export function useTouch(props: BoardProps<View>, skip: () => void): Touch {
  const { view, legal, seat, toAct, busy, act, explain } = props;
  const [selected, setSelected] = useState<string | null>(null);
  const moves = useMemo(() => movesOf(legal, view, seat), [legal, view, seat]);
  const chosen = selected !== null && legal.includes(selected) ? selected : null;
  const take = (action: string) => {
    if (busy) return;
    skip();
    setSelected(null);
    act(action);
  };
  return {
    moves,
    chosen,
    mine: seat !== null && toAct.includes(seat),
    take,
    pick: action => (action === chosen ? take(action) : setSelected(action)),
    tryCard: owner => explain(whyNotCard(view, owner, seat ?? -1)),
    refuse: rule => explain(rule),
  };
}
