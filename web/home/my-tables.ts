/** Tables somebody may go back to: those of this device, and those of this guest on the server. */
import type { TableStatus } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { forgetLocalTable, type LocalTable, listLocalTables } from '../session/local-tables.ts';
import { hearRestart, readRestart } from '../session/restart.ts';
import { putTableAway, tablesPutAway } from './put-away.ts';

export interface MyTable {
  readonly transport: 'local' | 'online';
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly yourTurn: boolean;
  readonly names: readonly string[]; // the others, as far as they are known
}

/** The unfinished tables nobody has put away, those that wait for this player first. */
export function pickOpen(
  local: readonly LocalTable[],
  online: readonly MyTable[],
  away: readonly string[] = [],
): MyTable[] {
  return [...local.map(fromLocal), ...online]
    .filter(({ id, status, game }) => status !== 'over' && siteOf(game)?.screen && !away.includes(id))
    .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
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

/** Null = no server in reach: what was known still holds, and tables of this device go on without it. */
async function fetchOnlineTables(signal: AbortSignal): Promise<MyTable[] | null> {
  try {
    const answer = await fetch('/api/me', { signal });
    if (!answer.ok) return null;
    const told: unknown = await answer.json();
    hearRestart(readRestart(told), Date.now());
    return readMyTables(told);
  } catch {
    return null;
  }
}

async function loadLocalTables(): Promise<LocalTable[]> {
  try {
    return await listLocalTables();
  } catch {
    return []; // a browser that keeps nothing has nothing to go back to
  }
}

const LOOK_MS = 15_000;

interface OpenTables {
  readonly tables: readonly MyTable[];
  readonly putAway: (table: MyTable) => void; // a table of this device is forgotten
  readonly left: (table: MyTable) => void; // who sits down again finds it again
}

/** The tables to go on with, looked at again while the page is. */
export function useOpenTables(): OpenTables {
  const [local, setLocal] = useState<readonly LocalTable[]>([]);
  const [online, setOnline] = useState<readonly MyTable[]>([]);
  const [away, setAway] = useState(tablesPutAway);
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void loadLocalTables().then(setLocal);
      void fetchOnlineTables(leaving.signal).then(tables => tables && setOnline(tables));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const putAway = ({ transport, id }: MyTable) => {
    if (transport === 'local') void forgetLocalTable(id).then(loadLocalTables).then(setLocal);
    else setAway(putTableAway(id));
  };
  const left = ({ id }: MyTable) => setOnline(tables => tables.filter(table => table.id !== id));
  return { tables: pickOpen(local, online, away), putAway, left };
}
