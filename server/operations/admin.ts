import { writeFileSync } from 'node:fs';
import { findGame } from '@fathoms/games/catalog.ts';
import { mixed } from '@fathoms/table/match/fairness.ts';
import { standing } from '@fathoms/table/match/journal.ts';
import { resumeMatch } from '@fathoms/table/match/live.ts';
import { writeRecord } from '@fathoms/table/record/record.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import { rotateKeys } from '../guests/keys.ts';
import type { Store } from '../store/store.ts';

/** What an operator's command needs. */
export interface AdminPorts {
  readonly store: Store;
  readonly tell: (table: string) => void; // running nodes: look
  readonly now: () => number;
  readonly print: (text: string) => void;
}

const USAGE = `admin table ID          public facts of a table: nothing that is hidden from its players
admin export ID [FILE]  its logbook; of a match in play it shows what is still hidden, so handle it with care
admin close ID          nothing is played on; its people see it as over
admin rotate-keys       a new key for guests' cookies; old cookies stay good`;

/** Answers whether it went well. */
export async function runAdmin(ports: AdminPorts, args: readonly string[]): Promise<boolean> {
  const [command, id, file] = args;
  if (command === 'rotate-keys') {
    await rotateKeys(ports.store, ports.now());
    ports.print('a new key signs in ten minutes, once every node has read it');
    return true;
  }
  const meta = id === undefined ? null : await ports.store.meta(id);
  if (command === undefined || !['table', 'export', 'close'].includes(command) || id === undefined) {
    ports.print(USAGE);
    return false;
  }
  if (!meta) {
    ports.print(`there is no table ${id}`);
    return false;
  }
  if (command === 'table') ports.print(await describe(ports.store, meta));
  if (command === 'export') return exportTable(ports, meta, file);
  if (command === 'close') return close(ports, meta);
  return true;
}

async function describe(store: Store, meta: TableMeta): Promise<string> {
  const lines = await store.load(meta.id);
  const seats = meta.seats.map(seat =>
    seat.kind === 'open'
      ? 'open'
      : `${seat.kind} ${seat.name}${seat.kind === 'bot' ? ` (${seat.level})` : ''}`,
  );
  const facts = {
    table: meta.id,
    game: `${meta.game}, rules version ${meta.version}`,
    status: meta.closed ? 'closed' : meta.status,
    options: meta.options,
    settings: settingsOf(meta),
    seats,
    steps: standing(lines).length,
    journal: lines.length,
    revision: meta.revision ?? 0,
    commitment: meta.commitment,
    next: meta.next,
    outcome: meta.outcome ?? null,
  };
  return JSON.stringify(facts, null, 2);
}

async function exportTable({ store, print }: AdminPorts, meta: TableMeta, file?: string): Promise<boolean> {
  const game = findGame(meta.game, meta.version);
  if (!game || meta.status === 'lobby') {
    print(
      game
        ? `table ${meta.id} has not begun`
        : `this build does not know ${meta.game}, rules version ${meta.version}`,
    );
    return false;
  }
  const { seats, options, rolls, seed, contributions = [] } = meta;
  const log = { seats: seats.length, options, rolls, entries: standing(await store.load(meta.id)) };
  const record = writeRecord(meta, resumeMatch(game, log, mixed(seed, contributions)));
  if (file === undefined) print(record.trimEnd());
  else writeFileSync(file, record, { mode: 0o600, flag: 'wx' }); // a file that is there may be open to others
  return true;
}

async function close(ports: AdminPorts, meta: TableMeta): Promise<boolean> {
  const { asked, ...facts } = meta;
  const closed: TableMeta = { ...facts, status: 'over', closed: true, revision: (meta.revision ?? 0) + 1 };
  if (meta.status !== 'over' && (await ports.store.saveMeta(closed)) === 'conflict') {
    const now = await ports.store.meta(meta.id);
    return now !== null && close(ports, now);
  }
  ports.tell(meta.id);
  ports.print(`table ${meta.id} is ${meta.status === 'over' ? 'over already' : 'closed'}`);
  return true;
}
