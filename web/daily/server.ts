/** What the page asks of the server about the deals of the day. */
import type { DailyField, DailyPage, WhichTry } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';

export async function fetchDaily(): Promise<DailyPage> {
  const answer = await fetch('/api/daily');
  if (!answer.ok) throw new Error(`no daily dive: ${answer.status}`);
  return (await answer.json()) as DailyPage;
}

/** `closed`: one's own try comes first. */
export async function fetchField(day: string, game: string): Promise<DailyField | 'closed' | 'missing'> {
  const answer = await fetch(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`);
  if (answer.status === 409) return 'closed';
  if (answer.status === 404) return 'missing';
  if (!answer.ok) throw new Error(`no field: ${answer.status}`);
  return (await answer.json()) as DailyField;
}

export async function fetchTry(day: string, game: string, which: WhichTry): Promise<string | null> {
  const answer = await fetch(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}/${which}`);
  return answer.ok ? answer.text() : null;
}

/** The code of the table: of one's try that is under way, else of a new one. */
export async function beginTry(game: string, name: string): Promise<string> {
  const answer = await fetch(`/api/daily/${encodeURIComponent(game)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`the server refused the dive: ${answer.status}`);
  const { table } = (await answer.json()) as { table?: unknown };
  if (typeof table !== 'string') throw new Error('the server gave the dive no table');
  return table;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Null = on its way. At midnight it is fetched anew. */
export function useDaily(): DailyPage | 'failed' | null {
  const [page, setPage] = useState<DailyPage | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    fetchDaily().then(
      found => {
        if (!wanted) return;
        setPage(found);
        const left = Math.max(1000, found.endsAt - found.now);
        timer = setTimeout(() => setTurn(turn + 1), Math.min(left, LONGEST_TIMER));
      },
      problem => {
        console.error(problem);
        if (wanted) setPage('failed');
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [turn]);
  return page;
}
