import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { currentGame, findGame } from '@fathoms/games/catalog.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import type { Ports } from '@fathoms/table/room/ports.ts';
import { openRoom, type Room } from '@fathoms/table/room/room.ts';
import type { Append, TableStorage } from '@fathoms/table/room/storage.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import { asRated, isRated } from '@fathoms/table/seats/rated.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { LobbyTable, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { countedScore } from '../daily/count.ts';
import { LIMITS } from '../guests/limits.ts';
import type { RatingDesk } from '../ratings/ratings.ts';
import { isListed, type Store } from '../store/store.ts';
import type { Fanout } from './fanout.ts';
import { openNodes } from './nodes.ts';
import { newTableId } from './table-ids.ts';

interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seeks?: { readonly since: number; readonly rated: boolean }; // opened to find company
}

type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: 'no-game' | 'bad-options' };

const seeking = (table: LobbyTable, { since, rated }: NonNullable<TableWish['seeks']>): LobbyTable => {
  const settings = { ...settingsOf(table), listed: true };
  return { ...table, seeks: since, settings: rated ? { ...asRated(settings), rated } : settings };
};

/** Moves after which a rated match may be decided: the last, and those of a bot for somebody who left. */
const mayDecide = ({ progress, entries }: Append): boolean =>
  progress.status === 'over' || entries.some(entry => 'by' in entry && entry.by === 'bot');

/** A table others may find, and where who is at it comes from, as far as that is counted and known here. */
export interface ListedTable {
  readonly table: StoredTable;
  readonly address: string | null;
}

/** The tables in memory. They are a cache: everything is in the store, and other nodes may have them too. */
export interface Rooms {
  readonly create: (wish: TableWish, host: string) => Promise<Created>;
  readonly enter: (id: string) => Promise<Room | null>; // null = no such table
  readonly freeId: () => Promise<string>;
  readonly refresh: (id: string) => Promise<void>; // a table that is open reads everything again
  readonly isAt: (id: string, identity: string) => Promise<boolean>; // somebody is at the table, at this node
  readonly listed: () => Promise<readonly ListedTable[]>; // tables anybody may find where somebody is right now, the newest first
  readonly visited: () => Promise<readonly Room[]>; // somebody is there, at this node
  readonly beat: () => void; // keeps in touch with the other nodes
  readonly sweep: () => Promise<void>; // looks after what nobody told us; forgets rooms nobody entered or sat in since the last sweep
  readonly size: () => number;
  readonly close: () => Promise<void>;
}

type ServerPorts = Pick<
  Ports,
  | 'think'
  | 'paint'
  | 'look'
  | 'report'
  | 'now'
  | 'after'
  | 'pushTurn'
  | 'mayOpenTable'
  | 'hasBlocked'
  | 'sitsElsewhere'
  | 'markAddress'
  | 'snapshots'
> & { readonly ratings?: Pick<RatingDesk, 'begin' | 'settle'> };

const ATTEMPTS = 20;
const SWEEP_PAUSE_MS = 5; // from one room to the next
const newSeed = (): string => randomBytes(32).toString('hex');

export async function openRooms(store: Store, fanout: Fanout, server: ServerPorts): Promise<Rooms> {
  const rooms = new Map<string, Promise<Room | null>>();
  const hangUps = new WeakMap<Room, () => void>();
  const entered = new Set<string>();

  /** Those that are open; whoever entered one that did not open has heard of the failure. */
  const open = async (): Promise<Room[]> => {
    const all = await Promise.all([...rooms.values()].map(opening => opening.catch(() => null)));
    return all.filter(room => room !== null);
  };

  const visited = async (): Promise<Room[]> => (await open()).filter(room => room.clients().length > 0);
  const openAndListed = async (): Promise<Room[]> =>
    (await visited()).filter(room => isListed(room.stored()));

  const opened = async (id: string): Promise<Room | null> => (await rooms.get(id)?.catch(() => null)) ?? null;

  const lookAtAll = async (): Promise<void> => {
    for (const room of await open()) if (room.clients().length > 0) await room.refresh();
  };

  let looking = false; // round all tables, because nobody tells us
  let lookAgain = false; // asked for meanwhile: the round may have passed what there is to see
  const lookAround = (): void => {
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = true;
    lookAtAll()
      .catch(problem => server.report(problem, '(looking around)'))
      .finally(() => {
        looking = false;
        if (!lookAgain) return;
        lookAgain = false;
        lookAround();
      });
  };

  const nodes = await openNodes({
    fanout,
    now: server.now,
    async lost(node) {
      lookAround(); // it may have died between writing and saying so
      for (const room of await open()) room.hear(node, { is: 'here', people: [] });
    },
    async returned() {
      lookAround();
      for (const room of await open()) {
        room.hear('', { is: 'who' });
        nodes.tell(room.stored().id, { is: 'who' });
        nodes.tell(room.stored().id, { is: 'changed' }); // what we said of it meanwhile may be lost
      }
    },
  });

  const freeId = async (): Promise<string> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const id = newTableId();
      if ((await store.readTable(id)) === null) return id;
    }
    throw new Error('no free table id found');
  };

  /** A try that cannot be played again does not count; its match ends all the same. */
  const count = (moves: Append): Promise<number | null> =>
    countedScore(store, moves, server.now()).catch(problem => {
      server.report(problem, moves.table);
      return null;
    });

  /** A match that cannot be rated now is rated by a sweep; its moves stand all the same. */
  const settle = async (table: string): Promise<void> => {
    await server.ratings?.settle(table).catch(problem => server.report(problem, table));
  };

  /** Whatever is written, the other nodes are told to look: also after a conflict, which may be with ourselves. */
  const storage: TableStorage = {
    ...store,
    async append(moves) {
      const score = moves.progress.status === 'over' ? await count(moves) : null;
      const written = await store.append(score === null ? moves : { ...moves, score });
      if (written === 'ok' && mayDecide(moves)) await settle(moves.table);
      nodes.tell(moves.table, { is: 'changed' });
      return written;
    },
    async saveTable(table) {
      await server.ratings?.begin(table); // first: what is noted and not begun is nothing, what is begun and not noted is lost
      const written = await store.saveTable(table);
      if (written === 'ok' && isRated(table) && table.status !== 'lobby') await settle(table.id);
      nodes.tell(table.id, { is: 'changed' });
      return written;
    },
  };

  const ports: Ports = {
    ...server,
    storage,
    others: { name: nodes.name, tell: nodes.tell },
    newTableId: freeId,
    currentGame,
    newSeed,
  };

  /** Listens before it reads, so that nothing is missed in between. */
  const load = async (id: string): Promise<Room | null> => {
    if ((await store.readTable(id)) === null) return null;
    let room: Room | null = null;
    let missed = false;
    const hangUp = await nodes.attend(id, (from, message) => {
      if (room) room.hear(from, message);
      else if (message.is === 'changed' || message.is === 'said') missed = true;
    });
    try {
      room = await openStored(id);
    } catch (problem) {
      hangUp();
      throw problem;
    }
    hangUps.set(room, hangUp);
    if (missed) await room.refresh();
    nodes.tell(id, { is: 'who' });
    return room;
  };

  const openStored = async (id: string): Promise<Room> => {
    const table = await store.readTable(id);
    const game = table && findGame(table.game, table.version);
    if (!game)
      throw new Error(
        `table ${id} plays ${table?.game} rules version ${table?.version}, which this build does not know`,
      );
    return openRoom(game, table, ports);
  };

  const closeRoom = async (room: Room | null): Promise<void> => {
    if (!room) return;
    await room.close();
    hangUps.get(room)?.();
  };

  const enter = async (id: string): Promise<Room | null> => {
    entered.add(id);
    const opening = rooms.get(id) ?? load(id);
    rooms.set(id, opening);
    try {
      const room = await opening;
      if (!room) rooms.delete(id);
      return room;
    } catch (problem) {
      rooms.delete(id); // the next visitor tries again
      throw problem;
    }
  };

  return {
    async create({ game: name, seats, options, seeks }, host) {
      const game = currentGame(name);
      if (!game) return { ok: false, code: 'no-game' };
      for (let i = 0; i < ATTEMPTS; i++) {
        const id = await freeId();
        const made = newTable(game, { id, seed: newSeed(), host, seats, options });
        if (!made.ok) return { ok: false, code: 'bad-options' };
        const table = seeks ? seeking(made.table, seeks) : made.table;
        if ((await store.createTable(table)) === 'ok') return { ok: true, id };
      }
      throw new Error('no free table id found');
    },
    enter,
    freeId,
    async refresh(id) {
      await (await opened(id))?.refresh();
    },
    async isAt(id, identity) {
      return (await opened(id))?.clients().some(client => client.identity === identity) ?? false;
    },
    async listed() {
      const here = (await openAndListed()).map(room => ({
        table: room.stored(),
        address: room.clients()[0]?.address ?? null,
      }));
      const known = new Set(here.map(({ table }) => table.id));
      const elsewhere = [...nodes.busy()].filter(id => !known.has(id)).slice(-LIMITS.publicTables);
      const found = await Promise.all(elsewhere.map(id => store.readTable(id)));
      const others = found.flatMap(table => (table && isListed(table) ? [{ table, address: null }] : []));
      return [...here, ...others].reverse();
    },
    visited,
    beat() {
      if (nodes.isCutOff()) lookAround();
      openAndListed()
        .then(busy => nodes.beat(busy.map(room => room.stored().id)))
        .catch(problem => server.report(problem, '(beat)'));
    },
    async sweep() {
      const recent = new Set(entered);
      entered.clear();
      for (const [id, opening] of rooms) {
        await wait(SWEEP_PAUSE_MS); // between moves: two thousand tables at once would hold everybody up
        const room = await opening.catch(() => null); // whoever entered has heard of the failure
        if (room && room.clients().length > 0) await room.refresh(); // an operator may have closed it
        if (recent.has(id) || entered.has(id) || (room && room.clients().length > 0)) continue;
        rooms.delete(id);
        await closeRoom(room);
      }
    },
    size: () => rooms.size,
    async close() {
      const all = await open();
      rooms.clear();
      await Promise.all(all.map(closeRoom));
      await nodes.close();
    },
  };
}
