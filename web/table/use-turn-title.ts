import type { StateMessage } from '@fathoms/protocol/messages.ts';
import type { Face } from '../board/screen.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.ts';
import { useBadge } from './use-badge.ts';

/** The tab says whose turn it is, for players who look elsewhere meanwhile. */
export function useTurnTitle(
  game: string,
  { seat, toAct, outcome }: StateMessage,
  faces: readonly Face[],
): void {
  const words = useWords();
  const awaited = seat !== null && toAct.includes(seat);
  const isMyTurn = awaited && faces[seat]?.you === true;
  const names = (awaited ? [seat] : toAct).flatMap(one => faces[one]?.name ?? []);
  useBadge(awaited);
  useTitle(
    outcome ? words.gameOver : isMyTurn ? words.yourTurn : names.length > 0 ? words.turnOf(names) : null,
    game,
  );
}
