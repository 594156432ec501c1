/** What the page asks of the server about an evening. */
import type { EveningPage, EveningPlan, EveningWish, MyEvening } from '@fathoms/protocol/evenings.ts';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

const addressOf = (id: string): string => `/api/evenings/${encodeURIComponent(id)}`;

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function createEvening(plan: EveningPlan, name: string): Promise<string> {
  const answer = await post('/api/evenings', { plan, name });
  const { id, error } = (await answer.json()) as { id?: unknown; error?: unknown };
  if (typeof id !== 'string') throw new Error(`no evening: ${error}`);
  return id;
}

export async function fetchMyEvenings(): Promise<readonly MyEvening[]> {
  const answer = await fetch('/api/me/evenings');
  if (!answer.ok) throw new Error(`no evenings: ${answer.status}`);
  return ((await answer.json()) as { evenings: readonly MyEvening[] }).evenings;
}

/** `missing`: there is none. Null = nothing is new. */
async function fetchEvening(id: string, have: string): Promise<EveningPage | 'missing' | null> {
  const answer = await fetch(`${addressOf(id)}?have=${have}`);
  if (answer.status === 204) return null;
  if (answer.status === 404) return 'missing';
  if (!answer.ok) throw new Error(`no evening: ${answer.status}`);
  return (await answer.json()) as EveningPage;
}

export const resultsAddress = (id: string, kind: 'csv' | 'json'): string =>
  `${addressOf(id)}/results.${kind}`;

export type EveningNews = EveningPage | 'missing' | null; // null = on its way

export interface LiveEvening {
  readonly page: EveningNews;
  readonly offline: boolean; // what is shown may be old
  readonly refused: string | null; // why the last wish was not granted
  readonly act: (wish: EveningWish) => void;
}

/** An evening as it goes on: asked for anew every so often, and at once after a wish of one's own. */
export function useEvening(id: string, everyMs: number): LiveEvening {
  const [page, setPage] = useState<EveningNews>(null);
  const [offline, setOffline] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const have = useRef('');
  const take = useCallback((found: EveningPage | 'missing' | null) => {
    setOffline(false);
    if (found === null) return;
    have.current = found === 'missing' ? '' : found.mark;
    setPage(found);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await fetchEvening(id, have.current);
        if (wanted) take(found);
      } catch (problem) {
        console.warn('no evening', problem);
        if (wanted) setOffline(true);
      }
      if (wanted) timer = setTimeout(ask, everyMs);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, everyMs, take]);
  const act = (wish: EveningWish): void => {
    setRefused(null);
    post(addressOf(id), wish).then(
      async answer => {
        const said = (await answer.json()) as EveningPage & { error?: string };
        if (answer.ok) take(said);
        else setRefused(said.error ?? 'trouble');
      },
      problem => {
        console.error(problem);
        setRefused('trouble');
      },
    );
  };
  return { page, offline, refused, act };
}
