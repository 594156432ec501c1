import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { botPlayer } from './bot-player.ts';
import { change, leaveToBot, offer, sendAshore, talk } from './changes.ts';
import { mayListen } from './chat.ts';
import { startClock } from './clock.ts';
import { type Desk, openDesk } from './desk.ts';
import { mixed } from './fairness.ts';
import { forgetPerson } from './forget.ts';
import { type Acted, act, type Live, openMatch, type TakenBack, undo } from './live.ts';
import {
  clear,
  contribute,
  contributionsOf,
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
import { claimMove } from './moving.ts';
import { type Client, fail, type Ports } from './ports.ts';
import { writeRecord } from './record.ts';
import { setSettings, settingsOf } from './settings.ts';
import { takeBack } from './stand-in.ts';
import { ask, reply, welcomeBack } from './together.ts';

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
  readonly claim: (identity: string, token: string) => Promise<boolean>; // somebody's seats, on a new device
  readonly forget: (identity: string) => Promise<void>; // every trace of who somebody was
  readonly settled: () => Promise<void>; // nothing under way and no bot to move
  readonly close: () => Promise<void>; // bots stop; what is under way is finished
}

export async function openRoom(game: Game, meta: TableMeta, ports: Ports): Promise<Room> {
  const desk = await openDesk(game, meta, ports);
  const enqueue = queue();
  const bots = botPlayer(desk, enqueue, () => watchClock());

  let callOff = (): void => {};
  /** Bots look whether it is up to them, and again when somebody's time is up. */
  const watchClock = (): void => {
    bots.wake();
    callOff();
    const ms = desk.expiresIn();
    callOff = ms === null ? () => {} : ports.after(ms, () => void enqueue(async () => bots.wake()));
  };

  const receive = (client: Client, message: ClientMessage): Promise<void> =>
    enqueue(async () => {
      try {
        await answer(desk, client, message);
      } catch (problem) {
        ports.report(problem, meta.id);
        fail(client, 'trouble', message.t);
      }
      watchClock();
    });

  const join = (client: Client): Promise<void> =>
    enqueue(async () => {
      desk.clients.add(client);
      welcomeBack(desk, client.identity);
      desk.sendTable();
      desk.sendState(client, 0);
      const { chat = [] } = desk.meta;
      if (chat.length > 0 && mayListen(desk.meta, client.identity)) client.send({ t: 'chat', lines: chat });
      watchClock();
    });

  return {
    meta: () => desk.meta,
    table: desk.table,
    clients: () => [...desk.clients],
    toAct: () => (desk.live ? game.toAct(desk.live.state) : []),
    record: () => (desk.live && desk.meta.status === 'over' ? writeRecord(desk.meta, desk.live) : null),
    join,
    leave(client) {
      if (desk.leave(client)) desk.sendTable();
    },
    receive,
    claim: (identity, token) =>
      enqueue(async () => {
        const claimed = claimMove(desk.meta, identity, token);
        if (!claimed.ok) return false;
        await desk.saveMeta(claimed.meta);
        desk.sendTable();
        desk.sendStates(0); // the old device looks on from here
        return true;
      }),
    forget: identity =>
      enqueue(async () => {
        await desk.saveMeta(forgetPerson(desk.meta, identity));
        desk.sendTable();
        desk.sendStates(0);
        watchClock();
      }),
    async settled() {
      await enqueue(async () => {});
      while (bots.busy()) await bots.busy();
    },
    async close() {
      bots.stop();
      callOff();
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
    case 'luck':
      return change(desk, client, message, meta => contribute(meta, identity, message.seat, message.luck));
    case 'stand':
      return change(desk, client, message, meta => stand(meta, identity, message.seat));
    case 'bot':
      return change(desk, client, message, meta => seatBot(meta, identity, message.seat, message.level));
    case 'clear':
      return change(desk, client, message, meta => clear(meta, identity, message.seat));
    case 'kick':
      return sendAshore(desk, client, message);
    case 'settings':
      await change(desk, client, message, meta => setSettings(meta, identity, message.settings));
      return desk.sendWatchers();
    case 'stand-in':
      return leaveToBot(desk, client, message);
    case 'back':
      return change(desk, client, message, meta => takeBack(meta, identity, message.seat));
    case 'propose':
      return ask(desk, client, message.what);
    case 'answer':
      return reply(desk, client, message.yes);
    case 'say':
      return talk(desk, client, message.t, message.text);
    case 'react':
      return talk(desk, client, message.t, message);
    case 'move':
      return offer(desk, client);
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
  const there = desk.meta.seats[seat];
  if (there?.kind === 'human' && there.standIn) {
    // one that was accepted before the bot came is still answered so
    if (attempt(desk.live).kind === 'again') return client.send({ t: 'accepted', seat, nth });
    return fail(client, 'bot-plays', t);
  }
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

/** The deal is in the table's facts before its forced moves are in the journal: a crash between is harmless. */
async function begin(desk: Desk, client: Client): Promise<void> {
  const wrong = mayStart(desk.meta, client.identity);
  if (wrong) return fail(client, wrong, 'start');
  const { seats, options, seed } = desk.meta;
  const contributions = contributionsOf(desk.meta);
  const live = openMatch(desk.game, seats.length, options, mixed(seed, contributions));
  const clock = startClock(settingsOf(desk.meta).tempo, seats.length, desk.ports.now());
  await desk.saveMeta({
    ...desk.meta,
    status: 'playing',
    rolls: live.rolls,
    contributions,
    ...(clock && { clock }),
  });
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
