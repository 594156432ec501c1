/** What the page asks of the server about deals that several have. */
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import type { SharedPage } from '@fathoms/protocol/shared.ts';

const at = (...parts: readonly string[]): string => `/api/same/${parts.map(encodeURIComponent).join('/')}`;

/** null = there is no such deal. */
export async function fetchShared(deal: string): Promise<SharedPage | null> {
  const answer = await fetch(at(deal));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`no deal: ${answer.status}`);
  return (await answer.json()) as SharedPage;
}

/** null = it is not to be seen. */
export async function fetchSharedRecord(deal: string, n: number): Promise<string | null> {
  const answer = await fetch(at(deal, `${n}`));
  return answer.ok ? answer.text() : null;
}

/** The code of one's try, also of one that is under way. */
export const beginShared = async (deal: string, name: string): Promise<string> =>
  textIn(await post(at(deal), { name }), 'table');

/** The deal by which others get the match of a table. */
export const challengeFrom = async (table: string): Promise<string> =>
  textIn(await post('/api/same', { table }), 'deal');

interface TablesWish {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly tables: number;
}

/** The deal of several new tables. */
export const layTables = async (wish: TablesWish): Promise<string> =>
  textIn(await post('/api/same/tables', wish), 'deal');

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the server refused ${path}: ${answer.status}`);
  return answer.json();
}

function textIn(answer: unknown, name: string): string {
  const text = (answer as { readonly [name: string]: unknown })[name];
  if (typeof text !== 'string') throw new Error(`the server gave no ${name}`);
  return text;
}
