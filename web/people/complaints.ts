/** What people ask of the server about each other. */

export type ComplaintAnswer = 'done' | 'too-fast' | 'failed';

async function ask(method: 'POST' | 'DELETE', path: string, body?: object): Promise<ComplaintAnswer> {
  try {
    const { ok, status } = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return ok ? 'done' : status === 429 ? 'too-fast' : 'failed';
  } catch {
    return 'failed';
  }
}

/** `who`: the mark somebody is known by; null = the table itself. */
export const report = (table: string, who: string | null, text: string): Promise<ComplaintAnswer> =>
  ask('POST', `/api/tables/${table}/report`, { who, text });

export const block = (table: string, who: string): Promise<ComplaintAnswer> =>
  ask('POST', `/api/tables/${table}/block`, { who });

export const unblock = (who: string): Promise<ComplaintAnswer> => ask('DELETE', `/api/me/blocks/${who}`);
