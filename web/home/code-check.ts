/** Whether a code leads to a table, before anybody goes there. */
import { useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';

export type CodeCheck =
  | { readonly is: 'asking' }
  | { readonly is: 'found'; readonly game: string; readonly status: string; readonly free: number }
  | { readonly is: 'none' }
  | { readonly is: 'wait' } // too many tries
  | { readonly is: 'unknown' }; // no server in reach: the table's own page tries on

const PAUSE_MS = 600; // in typing: the first digits of a code are a code too, and wrong ones are counted

export async function checkCode(code: string, signal: AbortSignal): Promise<CodeCheck> {
  try {
    const answer = await fetch(`/api/tables/${code}`, { signal });
    if (answer.status === 404) return { is: 'none' };
    if (answer.status === 429) return { is: 'wait' };
    return answer.ok ? found(await answer.json()) : { is: 'unknown' };
  } catch {
    return { is: 'unknown' };
  }
}

function found(table: { game?: unknown; status?: unknown; seats?: unknown }): CodeCheck {
  const { game, status, seats } = table;
  if (typeof game !== 'string' || typeof status !== 'string' || !siteOf(game)) return { is: 'unknown' };
  const open = Array.isArray(seats) ? seats.filter(seat => seat?.kind === 'open').length : 0;
  return { is: 'found', game, status, free: status === 'lobby' ? open : 0 };
}

/** null = there is no whole code to ask about. */
export function useCodeCheck(code: string | null): CodeCheck | null {
  const [check, setCheck] = useState<{ code: string; result: CodeCheck } | null>(null);
  useEffect(() => {
    if (code === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      setCheck({ code, result: { is: 'asking' } });
      void checkCode(code, leaving.signal).then(
        result => leaving.signal.aborted || setCheck({ code, result }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [code]);
  return code !== null && check?.code === code ? check.result : null;
}
