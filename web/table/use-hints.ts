import type { RuleId } from '@fathoms/kernel/game.ts';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import type { Notice } from '../session/session.ts';
import type { Hint } from '../shell/Toast.tsx';
import { useWords } from '../words/words.ts';
import { hintOf } from './hint.ts';

interface Hints {
  readonly hint: Hint | null;
  readonly explain: (rule: RuleId, said?: string) => void; // a board's: why a try would be refused
  readonly dismiss: () => void;
}

/** One hint at a time, from the table's node or from the board. */
export function useHints(notice: Notice | null, faces: readonly Face[]): Hints {
  const words = useWords();
  const [hint, setHint] = useState<Hint | null>(null);
  const lastShown = useRef(notice?.id ?? 0);
  const give = useCallback(
    (next: Omit<Hint, 'id'>) => setHint(before => ({ ...next, id: (before?.id ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!notice || notice.id === lastShown.current) return;
    lastShown.current = notice.id;
    give(hintOf(notice, faces, words));
  }, [notice, faces, words, give]);
  const explain = useCallback((rule: RuleId, said?: string) => give({ rule, said: said ?? null }), [give]);
  const dismiss = useCallback(() => setHint(null), []);
  return { hint, explain, dismiss };
}
