/** The one thing the set-up asks of the server. */
import type { OptionValues } from '@fathoms/protocol/messages.ts';

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options?: OptionValues;
}

/** Makes a table on the server and returns its code. */
export async function createOnlineTable(wish: TableWish): Promise<string> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`the server refused the table: ${answer.status}`);
  const { id } = (await answer.json()) as { id?: unknown };
  if (typeof id !== 'string') throw new Error('the server gave the table no code');
  return id;
}
