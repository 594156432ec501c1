import { writeFileSync } from 'node:fs';
import { findGame } from '@fathoms/games/catalog.ts';
import { standing } from '@fathoms/table/match/journal.ts';
import { writeRecord } from '@fathoms/table/record/record.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import { entriesOf, type StoredTable, withProgress } from '@fathoms/table/seats/stored-table.ts';
import { rotateKeys } from '../guests/keys.ts';
import { toCsv } from '../store/practice-answer.ts';
import type { Store } from '../store/store.ts';

/** What an operator's command needs. */
export interface AdminPorts {
  readonly store: Store;
  readonly tell: (table: string) => void; // running nodes: look
  readonly now: () => number;
  readonly print: (text: string) => void;
}

const USAGE = `admin table ID          what is public of a table: nothing that is hidden from its players
admin export ID [FILE]  its logbook; of a match in play it shows what is still hidden, so handle it with care
admin close ID          nothing is played on; its people see it as over
admin practice [FILE]   what people who agreed to it saw in pictures, as CSV; nobody is named
admin rotate-keys       a new key for guests' cookies; old cookies stay good`;

/** Answers whether it went well. */
export async function runAdmin(ports: AdminPorts, args: readonly string[]): Promise<boolean> {
  const [command, id, file] = args;
  if (command === 'rotate-keys') {
    await rotateKeys(ports.store, ports.now());
    ports.print('a new key signs in ten minutes, once every node has read it');
    return true;
  }
  if (command === 'practice') {
    put(ports.print, toCsv(await ports.store.counted()), id);
    return true;
  }
  const table = id === undefined ? null : await ports.store.readTable(id);
  if (command === undefined || !['table', 'export', 'close'].includes(command) || id === undefined) {
    ports.print(USAGE);
    return false;
  }
  if (!table) {
    ports.print(`there is no table ${id}`);
    return false;
  }
  if (command === 'table') ports.print(await describe(ports.store, table));
  if (command === 'export') return exportTable(ports, table, file);
  if (command === 'close') return close(ports, table);
  return true;
}

async function describe(store: Store, table: StoredTable): Promise<string> {
  const entries = await store.load(table.id);
  const seats = table.seats.map(seat =>
    seat.kind === 'open'
      ? 'open'
      : `${seat.kind} ${seat.name}${seat.kind === 'bot' ? ` (${seat.level})` : ''}`,
  );
  const description = {
    table: table.id,
    game: `${table.game}, rules version ${table.version}`,
    status: isClosed(table) ? 'closed' : table.status,
    options: table.options,
    settings: settingsOf(table),
    seats,
    steps: standing(entries).length,
    journal: entries.length,
    revision: table.revision,
    commitment: table.commitment,
    next: table.status === 'over' ? table.next : null,
    outcome: table.status === 'over' ? table.outcome : null,
  };
  return JSON.stringify(description, null, 2);
}

async function exportTable(
  { store, print }: AdminPorts,
  table: StoredTable,
  file?: string,
): Promise<boolean> {
  const game = findGame(table.game, table.version);
  if (!game || table.status === 'lobby' || !table.deal) {
    print(
      game
        ? `table ${table.id} has not begun`
        : `this build does not know ${table.game}, rules version ${table.version}`,
    );
    return false;
  }
  const record = writeRecord(table, storedMatch(game, table, await store.load(table.id)), Date.now());
  put(print, record, file);
  return true;
}

function put(print: AdminPorts['print'], text: string, file?: string): void {
  if (file === undefined) print(text.trimEnd());
  else writeFileSync(file, text, { mode: 0o600, flag: 'wx' }); // a file that is there may be open to others
}

async function close(ports: AdminPorts, table: StoredTable): Promise<boolean> {
  const progress = { status: 'over', entries: entriesOf(table), outcome: null } as const;
  const closed = { ...withProgress(table, progress), revision: table.revision + 1 };
  if (table.status !== 'over' && (await ports.store.saveTable(closed)) === 'conflict') {
    const now = await ports.store.readTable(table.id);
    return now !== null && close(ports, now);
  }
  ports.tell(table.id);
  ports.print(`table ${table.id} is ${table.status === 'over' ? 'over already' : 'closed'}`);
  return true;
}

const isClosed = (table: StoredTable): boolean => table.status === 'over' && table.outcome === null;
