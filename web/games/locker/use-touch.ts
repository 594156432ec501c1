import { explain } from '@fathoms/games/locker/explain.ts';
import type { CardId, DiverId, VariantId } from '@fathoms/games/locker/parts.ts';
import type { Action, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../board/screen.ts';
import { type Selection, useSelection } from '../../board/use-turn.ts';
import { type Moves, movesOf, tappedCard } from './moves.ts';

/** What the pieces on the board need to be touched. */
export interface Touch extends Selection<Action> {
  readonly moves: Moves;
  readonly tryCard: (owner: Seat, card: CardId) => void; // tapped a card that cannot be chosen
}

/** What one can ask about: written into `data-about`. */
export type Topic =
  | { readonly kind: 'loot'; readonly id: CardId }
  | { readonly kind: 'diver'; readonly id: DiverId }
  | { readonly kind: 'variant'; readonly id: VariantId };

/** What may be touched now. `skip` ends whatever is still moving. */
export function useTouch(props: BoardProps<View>, skip: () => void): Touch {
  const { view, legal, seat } = props;
  const selection = useSelection(props, explain, skip);
  const moves = useMemo(() => movesOf(legal, view, seat), [legal, view, seat]);
  return {
    ...selection,
    moves,
    tryCard: (owner, card) => selection.refuse(tappedCard(view, owner, card)),
  };
}
