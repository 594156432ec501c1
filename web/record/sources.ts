/** Where the logbook of a replay comes from: the server, this device, or a file. */
import { localRecord, localStatus } from '../session/local-tables.ts';

export type FetchedRecord =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'missing' | 'playing' | 'offline' };

export interface Source {
  readonly id: string;
  readonly local: boolean;
}

export const fetchRecord = ({ id, local }: Source): Promise<FetchedRecord> =>
  local ? fromDevice(id) : fromServer(id);

async function fromServer(id: string): Promise<FetchedRecord> {
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
  } catch {
    return { ok: false, why: 'offline' };
  }
  if (answer.ok) return { ok: true, text: await answer.text() };
  if (answer.status === 404) return { ok: false, why: 'missing' };
  return { ok: false, why: answer.status === 409 ? 'playing' : 'offline' };
}

/** This device holds every card of a game in play, too; it shows them at the end like any other node. */
async function fromDevice(id: string): Promise<FetchedRecord> {
  const status = await localStatus(id);
  if (status === null) return { ok: false, why: 'missing' };
  if (status !== 'over') return { ok: false, why: 'playing' };
  return { ok: true, text: await (await localRecord(id)).text() };
}

export const LARGEST_FILE = 8_000_000; // bytes; a thousand moves take a hundred thousand

export type Brought =
  | { readonly ok: true; readonly text: string; readonly name: string }
  | { readonly ok: false; readonly why: 'large' | 'file' };

export async function readFile(file: File): Promise<Brought> {
  if (file.size > LARGEST_FILE) return { ok: false, why: 'large' };
  try {
    return { ok: true, text: await file.text(), name: file.name };
  } catch {
    return { ok: false, why: 'file' };
  }
}
