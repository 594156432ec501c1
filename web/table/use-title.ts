import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { useBadge } from './use-badge.ts';

/** The tab says whose move it is, for players who look elsewhere meanwhile. */
export function useTitle(game: string, { seat, toAct }: StateMessage): void {
  const words = useWords();
  const isMyTurn = seat !== null && toAct.includes(seat);
  const title = isMyTurn ? `${words.yourMove} · ${game}` : `${game} · ${words.brand}`;
  useBadge(isMyTurn);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
