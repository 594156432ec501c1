/** The worker's half of a local table: the same room as on the server, with this device's storage. */
import { chooseAction } from '@fathoms/bots/levels.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import type { ClientMessage, ServerMessage } from '@fathoms/protocol/messages.ts';
import type { LookJob } from '@fathoms/table/pictures/painter-pool.ts';
import { type FrameJob, openPictureCache, type PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import type { BotQuestion, Client, Ports } from '@fathoms/table/room/ports.ts';
import { openRoom } from '@fathoms/table/room/room.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { Occupant, StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { openPlainQueue } from '@fathoms/table/work/fair-queue.ts';
import { currentEngine, loadEngine } from '../games/engines.ts';
import { chosenOptions } from './chosen-options.ts';
import {
  LOCAL_OWNER,
  type LocalSeat,
  type LocalStore,
  loadWish,
  newLocalId,
  randomHex,
} from './local-store.ts';
import { createTable, DIVES_KEPT, forgetOldTables, loadTable, localTableStorage } from './saved-tables.ts';
import { nextInScript } from './script.ts';

const PICTURE_BYTES = 32 * 1024 * 1024;

const nobodyDraws = (): Promise<Blob> => Promise.reject(new Error('nobody draws here'));

async function think(store: LocalStore, table: string, question: BotQuestion): Promise<string> {
  const { level, game: id, version, seen, legal, choice, seed } = question;
  const saved = await loadTable(store, table);
  const scripted = saved?.script && nextInScript(saved.script, saved.journal, seen.seat);
  if (scripted) return scripted;
  const engine = await loadEngine(id, version);
  if (!engine) throw new Error(`no bot plays ${id}`);
  const hints = await hintsFor(level, id, engine.hints);
  return chooseAction(engine.game, hints, level, seen, legal, choice, seed);
}

type LocalLook = (job: LookJob) => Promise<unknown>;

const localPorts = (
  store: LocalStore,
  table: string,
  paint: PictureCache<Blob>['prepare'],
  look: LocalLook | undefined,
): Ports => ({
  storage: localTableStorage(store),
  think: question => think(store, table, question),
  currentGame: async id => (await currentEngine(id))?.game ?? null,
  paint,
  ...(look && { look: async (job: LookJob) => ({ seen: await look(job) }) }),
  newTableId: async () => newLocalId(),
  newSeed: () => randomHex(32),
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  report: (problem, table) => console.error(`local table ${table}`, problem),
});

/** The table of a wish; null = nobody wished for it. What the rules do not allow together is put right. */
async function layOut(store: LocalStore, id: string): Promise<StoredTable | null> {
  const wish = await loadWish(store, id);
  const engine = wish && (await currentEngine(wish.game));
  if (!engine) return null;
  const { seats } = wish;
  const options = chosenOptions(engine.game, seats.length, wish.options);
  const made = newTable(engine.game, {
    ...{ id, seed: randomHex(32), host: LOCAL_OWNER, seats: seats.length, options },
  });
  if (!made.ok) throw new Error(`the table was refused: ${made.code}`);
  const table = { ...made.table, seats: seats.map(occupant) };
  await createTable(store, { table, journal: [], chat: [] });
  await forgetOldTables(store, DIVES_KEPT);
  return table;
}

const occupant = ({ who, name }: LocalSeat): Occupant =>
  who === 'you' || who === 'person'
    ? { kind: 'human', name, owner: LOCAL_OWNER }
    : { kind: 'bot', name, level: who };

/** Where several share the device: what everybody may see, for the moments between them. Comes before their own. */
const onlooker = (send: (message: ServerMessage) => void): Client => ({
  identity: 'onlooker',
  send: ({ message }) => message.t === 'state' && send(message),
});

export interface LocalRoom {
  readonly receive: (message: ClientMessage) => Promise<void>;
  readonly picture: (id: string, frame: string) => Promise<Blob | null>; // null = there is none to see
  readonly settled: () => Promise<void>; // nothing under way and no bot to move
}

/** Opens the table and sits down; null = this device does not know it. */
export async function joinLocalRoom(
  store: LocalStore,
  id: string,
  send: (message: ServerMessage) => void,
  draw: (job: FrameJob) => Promise<Blob> = nobodyDraws,
  look?: LocalLook,
): Promise<LocalRoom | null> {
  const table = (await loadTable(store, id))?.table ?? (await layOut(store, id));
  const engine = table && (await loadEngine(table.game, table.version));
  if (!engine) return null;
  const pictureCache = openPictureCache({
    painter: loadPainter,
    draw,
    sizeOf: blob => blob.size,
    room: PICTURE_BYTES,
    queue: openPlainQueue(1),
    report: problem => console.error(`pictures of local table ${id}`, problem),
  });
  const room = await openRoom(engine.game, table, localPorts(store, id, pictureCache.prepare, look));
  const client: Client = { identity: LOCAL_OWNER, send: ({ message }) => send(message) };
  if (table.seats.filter(seat => seat.kind === 'human').length > 1) await room.join(onlooker(send));
  await room.join(client);
  if (table.status === 'lobby') await room.receive(client, { t: 'start' });
  return {
    receive: message => room.receive(client, message),
    settled: room.settled,
    async picture(picture, frame) {
      const scene = room.picture(picture);
      if (scene === null) return null;
      const drawn = await pictureCache.frame({ game: table.game, picture: { id: picture, scene }, frame });
      return drawn.is === 'drawn' ? drawn.encoded : null;
    },
  };
}
