/** What the page asks of the server about programs. */

export interface ProgramToken {
  readonly id: string;
  readonly name: string;
  readonly table: string | null; // null = any table its owner is at
  readonly seat: number | null;
}

export interface ProgramPlace {
  readonly table: string;
  readonly seat: number;
}

type Made = { readonly token: string } | { readonly failed: 'too-fast' | 'not-now' | 'failed' };

export async function makeToken(name: string, of: string, place: ProgramPlace | null): Promise<Made> {
  try {
    const answer = await fetch('/api/me/programs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, of, place }),
    });
    if (answer.ok) return (await answer.json()) as { token: string };
    return { failed: answer.status === 429 ? 'too-fast' : answer.status === 409 ? 'not-now' : 'failed' };
  } catch {
    return { failed: 'failed' };
  }
}

/** None if the server is out of reach: there is nothing to end then. */
export async function listTokens(signal: AbortSignal): Promise<readonly ProgramToken[]> {
  const answer = await fetch('/api/me/programs', { signal });
  if (!answer.ok) return [];
  return ((await answer.json()) as { programs: readonly ProgramToken[] }).programs;
}

export async function endToken(id: string): Promise<boolean> {
  try {
    return (await fetch(`/api/me/programs/${id}`, { method: 'DELETE' })).ok;
  } catch {
    return false;
  }
}
