/** Tables somebody may go back to: those of this device, and those of this guest on the server. */
import type { TableStatus } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { type LocalTable, listLocalTables } from '../session/local-tables.ts';

export interface MyTable {
  readonly transport: 'local' | 'online';
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly yourTurn: boolean;
  readonly names: readonly string[]; // the others, as far as they are known
}

const MOST = 3;

/** The unfinished tables, those that wait for this player first. */
export function pickOpen(local: readonly LocalTable[], online: readonly MyTable[]): MyTable[] {
  return [...local.map(fromLocal), ...online]
    .filter(table => table.status !== 'over' && siteOf(table.game)?.screen)
    .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
    .slice(0, MOST);
}

/** Bots answer at once, so a table of this device always waits for somebody sitting at it. */
function fromLocal({ id, game, status, seats }: LocalTable): MyTable {
  const people = seats.filter(({ level }) => level === null);
  const others = people.length === 1 ? seats.filter(({ level }) => level !== null) : seats;
  return { transport: 'local', id, game, status, yourTurn: true, names: others.map(({ name }) => name) };
}

/** Reads what the server says about this guest; anything of another shape is left out. */
export function readMyTables(answer: unknown): MyTable[] {
  const tables = isObject(answer) && Array.isArray(answer.tables) ? (answer.tables as unknown[]) : [];
  return tables.flatMap(table => {
    if (!isObject(table)) return [];
    const { id, game, status, yourTurn, names } = table;
    if (typeof id !== 'string' || typeof game !== 'string' || !isStatus(status)) return [];
    const others = Array.isArray(names) ? names.filter(name => typeof name === 'string') : [];
    return [{ transport: 'online' as const, id, game, status, yourTurn: yourTurn === true, names: others }];
  });
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is TableStatus =>
  value === 'lobby' || value === 'playing' || value === 'over';

async function fetchOnlineTables(signal: AbortSignal): Promise<MyTable[]> {
  try {
    const answer = await fetch('/api/me', { signal });
    return answer.ok ? readMyTables(await answer.json()) : [];
  } catch {
    return []; // no server in reach: tables of this device go on without it
  }
}

async function loadLocalTables(): Promise<LocalTable[]> {
  try {
    return await listLocalTables();
  } catch {
    return []; // a browser that keeps nothing has nothing to go back to
  }
}

/** The tables to go on with, and how to look again. */
export function useOpenTables(): [readonly MyTable[], () => void] {
  const [local, setLocal] = useState<readonly LocalTable[]>([]);
  const [online, setOnline] = useState<readonly MyTable[]>([]);
  const look = () => void loadLocalTables().then(setLocal);
  useEffect(() => {
    const leaving = new AbortController();
    void loadLocalTables().then(setLocal);
    void fetchOnlineTables(leaving.signal).then(setOnline);
    return () => leaving.abort();
  }, []);
  return [pickOpen(local, online), look];
}
