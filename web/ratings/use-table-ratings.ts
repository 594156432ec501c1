import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { TableRatings } from '@fathoms/protocol/ratings.ts';
import { useEffect, useState } from 'preact/hooks';
import { fetchTableRatings } from './server.ts';

/** What ratings have to do with a table, looked up anew when somebody comes, leaves or wins. null = nothing known. */
export function useTableRatings(table: TableInfo): TableRatings | null {
  const [found, setFound] = useState<TableRatings | null>(null);
  const { id, settings, status, seats } = table;
  const company = JSON.stringify([
    status,
    ...seats.map(seat => (seat.kind === 'human' ? [seat.name, seat.standIn?.since] : seat)),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there decides when it is looked up
  useEffect(() => {
    if (!settings.rated) {
      setFound(null);
      return;
    }
    let wanted = true;
    void fetchTableRatings(id).then(ratings => wanted && setFound(ratings));
    return () => {
      wanted = false;
    };
  }, [id, settings.rated, company]);
  return found;
}
