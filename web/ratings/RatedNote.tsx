import type { TableRatings } from '@fathoms/protocol/ratings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { RATINGS } from './words.ts';

/** What everybody at a rated table knows before it starts. */
export function RatedNote({ ratings }: { ratings: TableRatings }) {
  const { table } = useWords(RATINGS);
  const fault = ratings.fault === null ? null : table.faults[ratings.fault];
  return (
    <div role="status">
      <p className="help plan-full">
        <Icon id="crown" />
        {table.lead}
      </p>
      {fault && (
        <p className="plan-full">
          <b>{fault}</b>
        </p>
      )}
    </div>
  );
}
