import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { changeTexts } from './changes.ts';
import { useTableRatings } from './use-table-ratings.ts';
import { RATINGS } from './words.ts';

/** What a rated match came to, or that it does not count, while it is still played. */
export function RatedNews({ table }: { table: TableInfo }) {
  const words = useWords(RATINGS);
  const ratings = useTableRatings(table);
  const [closed, setClosed] = useState(false);
  if (!ratings || closed || table.status !== 'playing') return null;
  const fault = ratings.fault === null ? null : (words.table.faults[ratings.fault] ?? null);
  if (fault === null && ratings.changes === null) return null;
  const playsOn = table.yours.some(at => {
    const seat = table.seats[at];
    return seat?.kind === 'human' && !seat.standIn;
  });
  return (
    <div className="ban">
      <Icon id="crown" />
      <p>
        <b>{fault ?? words.table.decided}</b>{' '}
        {ratings.changes && (
          <>
            {changeTexts(table, ratings.changes, words).join(' · ')}{' '}
            {playsOn && <span className="more">{words.table.goOn}</span>}
          </>
        )}
      </p>
      <Button small onClick={() => setClosed(true)}>
        {words.table.close}
      </Button>
    </div>
  );
}
