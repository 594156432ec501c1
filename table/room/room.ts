import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { type Acted, act, type Live, type TakenBack, undo } from '../match/live.ts';
import { writeRecord } from '../record/record.ts';
import { claimMove } from '../seats/device-move.ts';
import { forgetPerson, type Played } from '../seats/forget.ts';
import {
  clear,
  contribute,
  owns,
  seatBot,
  setOptions,
  setSeats,
  sit,
  stand,
  type TableMeta,
} from '../seats/lobby.ts';
import { setSettings } from '../seats/settings.ts';
import { takeBack } from '../seats/stand-in.ts';
import { chatFor, mayListen } from '../talk/chat.ts';
import { botPlayer } from './bot-player.ts';
import { change, kickOut, leaveToBot, offer, talk } from './changes.ts';
import { type Desk, openDesk } from './desk.ts';
import { keepDraft } from './keep-draft.ts';
import { type Client, fail, type NodeMessage, type Ports } from './ports.ts';
import { ask, reply, welcomeBack } from './proposals.ts';
import { insist, queue } from './queue.ts';
import { again, begin } from './start.ts';
import { runOut } from './time-up.ts';

/** One table with everybody at it: what the server and a browser worker both run. */
export interface Room {
  readonly meta: () => TableMeta;
  readonly table: (identity: string) => TableInfo; // its public facts, and what this identity may do
  readonly clients: () => readonly Client[];
  readonly toAct: () => readonly Seat[]; // [] before the start and after the end
  readonly picture: (id: string) => unknown; // what a picture is drawn from; null = there is none to see
  readonly record: () => string | null; // the logbook, once the match is over
  readonly join: (client: Client) => Promise<void>;
  readonly leave: (client: Client) => void;
  readonly receive: (client: Client, message: ClientMessage) => Promise<void>;
  readonly claim: (identity: string, token: string) => Promise<boolean>; // somebody's seats, on a new device
  readonly forget: (identity: string, played: readonly Played[]) => Promise<void>; // every trace of who somebody was
  readonly hear: (host: string, message: NodeMessage) => void; // from another host of the same table
  readonly refresh: () => Promise<void>; // looks what other homes have written
  readonly settled: () => Promise<void>; // nothing under way and no bot to move
  readonly close: () => Promise<void>; // bots stop; what is under way is finished
}

/** When time is up and the home cannot write it down, it is tried again so much later. */
const AGAIN_MS = 1000;

export async function openRoom(game: Game, meta: TableMeta, ports: Ports): Promise<Room> {
  const desk = await openDesk(game, meta, ports);
  const enqueue = queue();
  const bots = botPlayer(desk, enqueue, () => watchClock());

  let callOff = (): void => {};
  const alarm = (ms: number | null, run: () => Promise<void>): (() => void) =>
    ms === null
      ? () => {}
      : ports.after(
          ms,
          () =>
            void enqueue(run).catch(problem => {
              ports.report(problem, meta.id);
              callOff();
              callOff = ports.after(AGAIN_MS, watchClock); // the store may be back by then
            }),
        );

  /** Bots look whether it is up to them, and again when somebody's time is up. */
  const watchClock = (): void => {
    bots.wake();
    callOff();
    const alarms = [
      alarm(desk.expiresIn() || null, async () => {
        await desk.refresh(); // word of a pause agreed on in another home may be lost
        watchClock(); // a timer may be early: then once more
      }),
      alarm(desk.hurryMs(), async () => {
        await desk.refresh();
        await runOut(desk);
        watchClock();
      }),
    ];
    callOff = () => {
      for (const stop of alarms) stop();
    };
  };

  const receive = (client: Client, message: ClientMessage): Promise<void> =>
    enqueue(async () => {
      try {
        await insist(() => answer(desk, client, message));
      } catch (problem) {
        ports.report(problem, meta.id);
        fail(client, 'trouble', message.t);
      }
      watchClock();
    });

  const join = (client: Client): Promise<void> =>
    enqueue(async () => {
      desk.enter(client);
      await welcomeBack(desk, client.identity);
      desk.sendTable();
      desk.sendState(client, 0);
      const { chat = [] } = desk.meta;
      if (chat.length > 0 && mayListen(desk.meta, client.identity))
        client.send(chatFor(chat, client.identity));
      watchClock();
    });

  let looking: Promise<void> | null = null; // not begun yet: one look is enough for all that was said before
  const refresh = (): Promise<void> => {
    looking ??= enqueue(async () => {
      looking = null;
      await desk.refresh();
      watchClock();
    });
    return looking;
  };

  const hear = (host: string, message: NodeMessage): void => {
    switch (message.is) {
      case 'changed':
        refresh().catch(problem => ports.report(problem, meta.id));
        return;
      case 'who':
        desk.sayWho();
        return;
      case 'draft':
        if (desk.live) desk.drafts.put(desk.live, message.draft);
        return;
      case 'told':
        for (const client of desk.clients)
          if (client.identity === message.identity) fail(client, message.code, message.about);
        return;
      case 'here':
        desk.putOtherHost(host, message.people);
        desk.sendTable();
        watchClock();
    }
  };

  return {
    meta: () => desk.meta,
    table: desk.table,
    clients: () => [...desk.clients],
    toAct: () => (desk.live ? game.toAct(desk.live.state) : []),
    picture: desk.scene,
    record: () => (desk.live && desk.meta.outcome ? writeRecord(desk.meta, desk.live) : null),
    join,
    leave(client) {
      if (desk.leave(client)) desk.sendTable();
    },
    receive,
    hear,
    refresh,
    claim: (identity, token) =>
      enqueue(() =>
        insist(async () => {
          const claimed = claimMove(desk.meta, identity, token);
          if (!claimed.ok) return false;
          await desk.saveMeta(claimed.meta);
          desk.sendTable();
          desk.sendStates(0); // the old device looks on from here
          return true;
        }),
      ),
    forget: (identity, played) =>
      enqueue(async () => {
        await insist(() => desk.saveMeta(forgetPerson(desk.meta, identity, played)));
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
      callOff(); // what was under way may have set its alarm anew
    },
  };
}

async function answer(desk: Desk, client: Client, message: ClientMessage): Promise<void> {
  const { identity } = client;
  switch (message.t) {
    case 'act':
      return move(desk, client, message, live => act(live, message.seat, message.nth, message.action));
    case 'undo':
      return move(desk, client, message, live => undo(live, message.seat, message.nth));
    case 'draft':
      return keepDraft(desk, client, message);
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
      return kickOut(desk, client, message);
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
  if (!desk.live || desk.meta.closed) return fail(client, 'not-now', t);
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
