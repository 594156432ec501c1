/** What the page asks of the server about ratings, and for a table. */
import type { RatingsPage, TableRatings, TableSearch } from '@fathoms/protocol/ratings.ts';

export async function fetchBoard(game: string, page: number): Promise<RatingsPage> {
  const answer = await fetch(`/api/ratings/${encodeURIComponent(game)}?page=${page}`);
  if (!answer.ok) throw new Error(`no ratings: ${answer.status}`);
  return (await answer.json()) as RatingsPage;
}

/** null = out of reach: ratings are not worth an error. */
export async function fetchTableRatings(table: string): Promise<TableRatings | null> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/ratings`);
    return answer.ok ? ((await answer.json()) as TableRatings) : null;
  } catch {
    return null;
  }
}

/** The code of a table that waits for us, or of a new one. */
export async function findTable(search: TableSearch): Promise<string> {
  const answer = await fetch('/api/find', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  if (!answer.ok) throw new Error(`no table found: ${answer.status}`);
  const { table } = (await answer.json()) as { table?: unknown };
  if (typeof table !== 'string') throw new Error('the server named no table');
  return table;
}
