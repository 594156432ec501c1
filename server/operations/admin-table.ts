import { writeFileSync } from 'node:fs';
import { findGame } from '@fathoms/games/catalog.ts';
import { standing } from '@fathoms/table/match/journal.ts';
import { writeRecord } from '@fathoms/table/record/record.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import { entriesOf, type StoredTable, withProgress } from '@fathoms/table/seats/stored-table.ts';
import type { Store } from '../store/store.ts';
import type { AdminPorts } from './admin-ports.ts';

/** Commands about one table. */

export async function describe(store: Store, table: StoredTable): Promise<string> {
  const [entries, chat] = [await store.load(table.id), await store.chatOf(table.id)];
  const seats = table.seats.map(seat =>
    seat.kind === 'open'
      ? 'open'
      : `${seat.kind === 'human' && seat.program ? `program of ${seat.program.of}:` : seat.kind} ${seat.name}${seat.kind === 'bot' ? ` (${seat.level})` : ''}`,
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
    chat: chat.map(({ name, text, reaction }) => `${name}: ${text ?? `(${reaction})`}`),
  };
  return JSON.stringify(description, null, 2);
}

export async function exportTable(
  { store, print, now }: AdminPorts,
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
  const record = writeRecord(table, storedMatch(game, table, await store.load(table.id)), now());
  put(print, record, file);
  return true;
}

export function put(print: AdminPorts['print'], text: string, file?: string): void {
  if (file === undefined) print(text.trimEnd());
  else writeFileSync(file, text, { mode: 0o600, flag: 'wx' }); // a file that is there may be open to others
}

export async function close(ports: AdminPorts, table: StoredTable): Promise<boolean> {
  const progress = { status: 'over', entries: entriesOf(table), outcome: null } as const;
  const closed = { ...withProgress(table, progress), revision: table.revision + 1 };
  if (table.status !== 'over' && (await ports.store.saveTable(closed)) === 'conflict') {
    const now = await ports.store.readTable(table.id);
    return now !== null && close(ports, now);
  }
  ports.print(`table ${table.id} is ${table.status === 'over' ? 'over already' : 'closed'}`);
  return true;
}

const isClosed = (table: StoredTable): boolean => table.status === 'over' && table.outcome === null;
