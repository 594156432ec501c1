/** Bringing one's seats from another device: a link whose token stays out of every log. */

const MARK = '#move=';

export const movingLink = (origin: string, table: string, token: string): string =>
  `${origin}/t/${table}${MARK}${token}`;

/** The token in an address; null = an ordinary visit. */
export const tokenIn = (hash: string): string | null =>
  hash.startsWith(MARK) ? hash.slice(MARK.length) : null;

/** `used`: somebody brought it before, or a newer link made it void. */
export async function claimSeats(table: string, token: string): Promise<'ok' | 'used'> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (answer.ok) return 'ok';
  if (answer.status === 404 || answer.status === 409) return 'used';
  throw new Error(`the seat did not come: ${answer.status}`);
}
