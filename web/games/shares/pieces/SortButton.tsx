import { useWords } from '../../../words/words.ts';
import type { Order } from '../turn/cards.ts';
import { WORDS } from '../words/table.ts';

interface SortButtonProps {
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
}

/** Holds the hand the other way: by number, or grouped by company. */
export function SortButton({ order, setOrder }: SortButtonProps) {
  const { board } = useWords(WORDS);
  return (
    <button
      type="button"
      className="sort"
      aria-label={board.sortBy[order]}
      onClick={() => setOrder(order === 'number' ? 'company' : 'number')}
    >
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h9M4 12h6M4 17h3M17 5v13M13.5 14.5 17 18l3.5-3.5" />
      </svg>
      <span>{board.sortBy[order]}</span>
    </button>
  );
}
