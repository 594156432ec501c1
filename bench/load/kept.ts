import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { locker } from '@fathoms/games/locker/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { sqliteStore } from '@fathoms/server/store/sqlite-store.ts';
import type { Store } from '@fathoms/server/store/store.ts';
import { threadedStore } from '@fathoms/server/store/threaded-store.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { type PeerMessage, SEATS } from './same-game.ts';

type Receive<Send> = (message: PeerMessage, send: Send) => void;

/**
 * The same server, but every move is on disk before it is answered: one entry of a journal, as ours writes it, in
 * our own store, in a file in `DATA_DIR`. `STORE_WORKER` names the thread that writes; without it this one does.
 */
export function kept<Send>(receive: Receive<Send>): Receive<Send> {
  const store = openStore();
  const journals = new Map<string, Promise<Journal>>();
  const journalOf = (id: string): Promise<Journal> => {
    const known = journals.get(id) ?? openJournal(store, id);
    journals.set(id, known);
    return known;
  };
  return (message, send) => {
    if (message.t !== 'act') return receive(message, send);
    journalOf(message.table)
      .then(write => write(message))
      .then(() => receive(message, send));
  };
}

function openStore(): Store {
  const { DATA_DIR, STORE_WORKER } = process.env;
  if (!DATA_DIR) throw new Error('DATA_DIR must name the folder of the file');
  mkdirSync(DATA_DIR, { recursive: true });
  const file = join(DATA_DIR, 'kept.db');
  if (STORE_WORKER === undefined) return sqliteStore(file);
  const startThread = (): Worker => new Worker(STORE_WORKER, { workerData: { file } });
  return threadedStore(file, startThread, problem => {
    throw problem;
  });
}

type Journal = (move: PeerMessage) => Promise<void>;

async function openJournal(store: Store, id: string): Promise<Journal> {
  await store.createTable(tableInPlay(id));
  let entries = 0;
  return async ({ seat, action }) => {
    const first = entries++;
    const progress = { status: 'playing', entries, toAct: [(seat + 1) % SEATS] } as const;
    const entry = { seat, action, rolls: [0] };
    const written = await store.append({ table: id, revision: 0, first, entries: [entry], progress });
    if (written !== 'ok') throw new Error(`a move of ${id} was not written`);
  };
}

function tableInPlay(id: string): PlayingTable {
  const made = newTable(locker as unknown as Game, { id, seed: id, host: '', seats: SEATS, options: {} });
  if (!made.ok) throw new Error(made.code);
  return { ...made.table, status: 'playing', deal: { rolls: [] }, entries: 0, toAct: [0] };
}
