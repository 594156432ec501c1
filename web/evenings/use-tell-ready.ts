import { useEffect } from 'preact/hooks';
import { tellTableReady } from '../push/tell-hidden.ts';
import type { Mine } from './mine.ts';

/** Whoever has this page somewhere behind is told that their table is ready. */
export function useTellReady(game: string, mine: Mine | null): void {
  const waiting = mine?.is === 'table' && mine.table.is === 'waiting' ? mine.table.id : null;
  useEffect(() => {
    if (waiting !== null) tellTableReady(game, waiting).catch(console.warn);
  }, [game, waiting]);
}
