import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, TableInfo } from '@fathoms/protocol/messages.ts';
import { botPlayer } from './bot-player.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Acted, act, type Live, openMatch, type TakenBack, undo } from './live.ts';
import {
  type Change,
  clear,
  mayRematch,
  mayStart,
  owns,
  rematch,
  seatBot,
  setOptions,
  setSeats,
  sit,
  stand,
  type TableMeta,
} from './lobby.ts';
import type { Client, Ports } from './ports.ts';
import { writeRecord } from './record.ts';

/** One table with everybody at it: what the server and a browser worker both run. */
export interface Room {
  readonly meta: () => TableMeta;
  readonly table: (identity: string) => TableInfo; // its public facts, and what this identity may do
  readonly clients: () => readonly Client[];
  readonly toAct: () => readonly Seat[]; // [] before the start and after the end
  readonly record: () => string | null; // the logbook, once the match is over
  readonly join: (client: Client) => Promise<void>;
  readonly leave: (client: Client) => void;
  readonly receive: (client: Client, message: ClientMessage) => Promise<void>;
  readonly settled: () => Promise<void>; // nothing under way and no bot to move
  readonly close: () => Promise<void>; // bots stop; what is under way is finished
}

export async function openRoom(game: Game, meta: TableMeta, ports: Ports): Promise<Room> {
  const desk = await openDesk(game, meta, ports);
  const enqueue = queue();
  const bots = botPlayer(desk, enqueue);

  const receive = (client: Client, message: ClientMessage): Promise<void> =>
    enqueue(async () => {
      try {
        await answer(desk, client, message);
      } catch (problem) {
        ports.report(problem, meta.id);
        fail(client, 'trouble', message.t);
      }
      bots.wake();
    });

  const join = (client: Client): Promise<void> =>
    enqueue(async () => {
      desk.clients.add(client);
      desk.sendTable();
      desk.sendState(client, 0);
      bots.wake();
    });

  return {
    meta: () => desk.meta,
    table: desk.table,
    clients: () => [...desk.clients],
    toAct: () => (desk.live ? game.toAct(desk.live.state) : []),
    record: () => (desk.live && desk.meta.status === 'over' ? writeRecord(desk.meta, desk.live) : null),
    join,
    leave(client) {
      if (desk.clients.delete(client)) desk.sendTable();
    },
    receive,
    async settled() {
      await enqueue(async () => {});
      while (bots.busy()) await bots.busy();
    },
    async close() {
      bots.stop();
      await enqueue(async () => {});
    },
  };
}

/** Jobs run strictly one after the other; a failing one does not stop the next. */
function queue(): <T>(job: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return job => {
    const run = tail.then(job);
    tail = run.catch(() => {}); // whoever asked for the job hears of its failure
    return run;
  };
}

const fail = (client: Client, code: ErrorCode, about: ClientMessage['t']): void =>
  client.send({ t: 'error', code, about });

async function answer(desk: Desk, client: Client, message: ClientMessage): Promise<void> {
  const { identity } = client;
  switch (message.t) {
    case 'act':
      return move(desk, client, message, live => act(live, message.seat, message.nth, message.action));
    case 'undo':
      return move(desk, client, message, live => undo(live, message.seat, message.nth));
    case 'sync':
      return desk.sync(client);
    case 'sit':
      return change(desk, client, message, meta => sit(meta, identity, message.seat, message.name));
    case 'stand':
      return change(desk, client, message, meta => stand(meta, identity, message.seat));
    case 'bot':
      return change(desk, client, message, meta => seatBot(meta, identity, message.seat, message.level));
    case 'clear':
      return change(desk, client, message, meta => clear(meta, identity, message.seat));
    case 'seats':
      return change(desk, client, message, meta => setSeats(meta, identity, desk.game, message.count));
    case 'options':
      return change(desk, client, message, meta => setOptions(meta, identity, desk.game, message.options));
    case 'start':
      return begin(desk, client);
    case 'rematch':
      return again(desk, client);
    case 'ping':
      return client.send({ t: 'pong' });
    case 'hello':
      return fail(client, 'bad-message', message.t); // greetings end where the room is chosen
    default: {
      const never: never = message;
      throw new Error(`unknown message ${JSON.stringify(never)}`);
    }
  }
}

type Move = Extract<ClientMessage, { t: 'act' | 'undo' }>;

async function move(
  desk: Desk,
  client: Client,
  { t, seat, nth }: Move,
  attempt: (live: Live) => Acted | TakenBack,
): Promise<void> {
  if (!desk.live) return fail(client, 'not-now', t);
  if (!owns(desk.meta, client.identity, seat)) return fail(client, 'no-seat', t);
  const result = await desk.commit(attempt, () => client.send({ t: 'accepted', seat, nth }));
  switch (result.kind) {
    case 'accepted':
      return;
    case 'again':
      return client.send({ t: 'accepted', seat, nth });
    case 'refused':
      return client.send({ t: 'refused', seat, nth, refusal: result.refusal });
    default:
      return fail(client, result.kind, t);
  }
}

async function change(
  desk: Desk,
  client: Client,
  { t }: ClientMessage,
  attempt: (meta: TableMeta) => Change,
): Promise<void> {
  const result = attempt(desk.meta);
  if (!result.ok) return fail(client, result.code, t);
  await desk.saveMeta(result.meta);
  desk.sendTable();
}

/** The deal is in the table's facts before its forced moves are in the journal: a crash between is harmless. */
async function begin(desk: Desk, client: Client): Promise<void> {
  const wrong = mayStart(desk.meta, client.identity);
  if (wrong) return fail(client, wrong, 'start');
  const { seats, options, seed } = desk.meta;
  const live = openMatch(desk.game, seats.length, options, seed);
  await desk.saveMeta({ ...desk.meta, status: 'playing', rolls: live.rolls });
  desk.live = live;
  try {
    await desk.settle();
  } finally {
    desk.sendTable();
    desk.sendStates(0);
  }
}

/** Asking twice gives the same rematch. */
async function again(desk: Desk, client: Client): Promise<void> {
  const wrong = mayRematch(desk.meta, client.identity);
  if (wrong) return fail(client, wrong, 'rematch');
  if (desk.meta.next === null) {
    const id = await desk.ports.newTableId();
    await desk.ports.saveMeta(rematch(desk.meta, client.identity, { id, seed: desk.ports.newSeed() }));
    await desk.saveMeta({ ...desk.meta, next: id });
  }
  desk.sendTable();
}
