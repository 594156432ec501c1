import { randomBytes } from 'node:crypto';
import { findGame } from '@fathoms/games/catalog.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { newTable } from '@fathoms/table/lobby.ts';
import type { Ports } from '@fathoms/table/ports.ts';
import { openRoom, type Room } from '@fathoms/table/room.ts';
import type { Store } from './store.ts';
import { newTableId } from './table-ids.ts';

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
}

type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: 'no-game' | 'bad-options' };

/** The tables in memory. They are a cache: everything is in the store. */
export interface Rooms {
  readonly create: (wish: Wish, host: string) => Promise<Created>;
  readonly enter: (id: string) => Promise<Room | null>; // null = no such table
  readonly hasGuests: (id: string) => Promise<boolean>; // somebody is at the table right now
  readonly sweep: () => Promise<void>; // forgets rooms nobody entered or sat in since the last sweep
  readonly size: () => number;
  readonly close: () => Promise<void>;
}

const ATTEMPTS = 20;
const newSeed = (): string => randomBytes(32).toString('hex');

export function openRooms(store: Store, home: Pick<Ports, 'think' | 'report' | 'now' | 'after'>): Rooms {
  const rooms = new Map<string, Promise<Room | null>>();
  const entered = new Set<string>();
  const promised = new Set<string>(); // ids given to rematches that are not stored yet

  const freeId = async (): Promise<string> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const id = newTableId();
      if (!promised.has(id) && (await store.meta(id)) === null) return id;
    }
    throw new Error('no free table id found');
  };

  const ports: Ports = {
    journal: store,
    async saveMeta(meta) {
      if (!promised.delete(meta.id)) return store.saveMeta(meta);
      if ((await store.create(meta)) === 'taken') throw new Error(`table id ${meta.id} was taken meanwhile`);
    },
    think: home.think,
    async newTableId() {
      const id = await freeId();
      promised.add(id);
      return id;
    },
    newSeed,
    now: home.now,
    after: home.after,
    report: home.report,
  };

  const load = async (id: string): Promise<Room | null> => {
    const meta = await store.meta(id);
    if (!meta) return null;
    const game = findGame(meta.game);
    if (!game) throw new Error(`table ${id} plays ${meta.game}, which this build does not know`);
    return openRoom(game, meta, ports);
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
    async create({ game: name, seats, options }, host) {
      const game = findGame(name);
      if (!game) return { ok: false, code: 'no-game' };
      for (let i = 0; i < ATTEMPTS; i++) {
        const id = await freeId();
        const made = newTable(game, { id, seed: newSeed(), host, seats, options });
        if (!made.ok) return { ok: false, code: 'bad-options' };
        if ((await store.create(made.meta)) === 'ok') return { ok: true, id };
      }
      throw new Error('no free table id found');
    },
    enter,
    async hasGuests(id) {
      const room = await rooms.get(id)?.catch(() => null); // whoever entered has heard of the failure
      return (room?.clients().length ?? 0) > 0;
    },
    async sweep() {
      const recent = new Set(entered);
      entered.clear();
      for (const [id, opening] of rooms) {
        const room = await opening.catch(() => null); // whoever entered has heard of the failure
        if (recent.has(id) || entered.has(id) || (room && room.clients().length > 0)) continue;
        rooms.delete(id);
        await room?.close();
      }
    },
    size: () => rooms.size,
    async close() {
      const all = await Promise.all([...rooms.values()].map(opening => opening.catch(() => null)));
      rooms.clear();
      await Promise.all(all.map(room => room?.close()));
    },
  };
}
