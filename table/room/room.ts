import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, ErrorCode, TableInfo } from '@fathoms/protocol/messages.ts';
import { writeRecord } from '../record/record.ts';
import type { Change } from '../seats/lobby.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { openAlarms } from './alarms.ts';
import { answer } from './answer.ts';
import { botPlayer } from './bot-player.ts';
import { claim, forget, handOver, revise } from './changes.ts';
import { openCore } from './core.ts';
import { type Client, fail, type NodeMessage, type Ports } from './ports.ts';
import { welcomeBack } from './proposals.ts';
import { queue } from './queue.ts';
import type { Written } from './storage.ts';

/** One table with everybody at it: what the server and a browser worker both run. */
export interface Room {
  readonly stored: () => StoredTable;
  readonly table: (identity: string) => TableInfo; // what everybody may know, and what this identity may do
  readonly clients: () => readonly Client[];
  readonly toAct: () => readonly Seat[]; // [] before the start and after the end
  readonly picture: (id: string) => unknown; // what a picture is drawn from; null = there is none to see
  readonly record: () => string | null; // the logbook, once the match is over
  readonly join: (client: Client) => Promise<void>;
  readonly leave: (client: Client) => void;
  readonly receive: (client: Client, message: ClientMessage) => Promise<void>;
  readonly claim: (identity: string, token: string) => Promise<boolean>; // somebody's seats, on a new device
  readonly handOver: (from: string, to: string) => Promise<void>; // all that somebody has here, to who they are now
  readonly forget: (identity: string) => Promise<void>; // every trace of who somebody was
  readonly revise: (attempt: (table: StoredTable) => Change) => Promise<ErrorCode | null>; // by somebody who need not be at it; why not, or null
  readonly hear: (node: string, message: NodeMessage) => void; // from another node of the same table
  readonly refresh: () => Promise<void>; // looks at everything other nodes may have written
  readonly settled: () => Promise<void>; // nothing under way and no bot to move
  readonly close: () => Promise<void>; // bots stop; what is under way is finished
}

/** Nodes that change a table at once go one after the other. */
const ATTEMPTS = 12;

export async function openRoom(game: Game, stored: StoredTable, ports: Ports): Promise<Room> {
  const core = await openCore(game, stored, ports);
  const { state, presence, time, broadcaster, moves, chat, past, drafts } = core;
  const enqueue = queue();
  const bots = botPlayer(core, enqueue, () => watchClock());
  const alarms = openAlarms(
    core,
    enqueue,
    () => lookUp(),
    () => watchClock(),
  );
  const report = (problem: unknown): void => ports.report(problem, stored.id);

  /** Bots look whether it is up to them, and again when somebody's time is up. */
  const watchClock = (): void => {
    bots.wake();
    alarms.set();
  };

  /** Reads what other nodes wrote. Whoever wrote last may have died before the forced moves. */
  const lookUp = async (): Promise<void> => {
    await state.catchUp();
    await moves.settle(broadcaster.changes);
  };

  /** A job that is done again when another node changed the table first. */
  const retry = async <T>(job: () => T | 'conflict' | Promise<T | 'conflict'>): Promise<T> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const done = await job();
      if (done !== 'conflict') return done;
      await moves.settle(broadcaster.changes); // what was found may be a start of our own, without its forced moves
    }
    throw new Error(`table ${stored.id} does not stand still`);
  };

  const receive = (client: Client, message: ClientMessage): Promise<void> =>
    enqueue(async () => {
      try {
        await retry<Written>(() => answer(core, client, message));
      } catch (problem) {
        report(problem);
        fail(client, 'trouble', message.t);
      }
      if (message.t !== 'ping') watchClock(); // nothing has happened: what is awaited is not put off
    });

  const join = (client: Client): Promise<void> =>
    enqueue(async () => {
      presence.enter(client);
      await retry<Written>(() => welcomeBack(core, client.identity)).catch(report);
      broadcaster.welcome(client);
      chat.welcome(client);
      watchClock();
    });

  /** One look is enough for everything that was asked before it begins. */
  const lookOnce = (look: () => Promise<void>): (() => Promise<void>) => {
    let waiting: Promise<void> | null = null;
    return () => {
      waiting ??= enqueue(async () => {
        waiting = null;
        await look();
        watchClock();
      });
      return waiting;
    };
  };
  const lookAtTable = lookOnce(lookUp);
  const lookAtChat = lookOnce(chat.catchUp);
  const refresh = lookOnce(async () => {
    await past.read();
    await chat.catchUp();
    await lookUp();
  });

  const hear = (node: string, message: NodeMessage): void => {
    switch (message.is) {
      case 'changed':
        lookAtTable().catch(report);
        return;
      case 'said':
        lookAtChat().catch(report);
        return;
      case 'who':
        presence.announce();
        return;
      case 'draft': {
        const { live } = state.now();
        if (live) drafts.put(live, message.draft);
        return;
      }
      case 'nudge':
        core.waiting.nudge(message.seat);
        broadcaster.table();
        return;
      case 'answered':
        core.waiting.answer(message.seats);
        broadcaster.table();
        return;
      case 'error':
        for (const client of presence.clients)
          if (client.identity === message.identity) fail(client, message.code, message.about);
        return;
      case 'here':
        presence.putOtherNode(node, message.people);
        if (message.people.length > 0) time.wasOpen();
        broadcaster.table();
        watchClock();
    }
  };

  return {
    stored: () => state.now().table,
    table: broadcaster.info,
    clients: () => [...presence.clients],
    toAct() {
      const { live } = state.now();
      return live ? game.toAct(live.state) : [];
    },
    picture: core.scene,
    record() {
      const { table, live } = state.now();
      return live && table.status === 'over' && table.outcome ? writeRecord(table, live, ports.now()) : null;
    },
    join,
    leave(client) {
      if (!presence.leave(client)) return;
      broadcaster.table();
      alarms.set(); // it may have been the host
    },
    receive,
    hear,
    refresh,
    claim: (identity, token) =>
      enqueue(async () => (await retry(() => claim(core, identity, token))) !== 'unknown'),
    handOver: (from, to) =>
      enqueue(async () => {
        await retry<Written>(() => handOver(core, from, to));
      }),
    forget: identity =>
      enqueue(async () => {
        await retry<Written>(() => forget(core, identity));
        watchClock();
      }),
    revise: attempt =>
      enqueue(async () => {
        const refused = await retry(() => revise(core, attempt));
        watchClock();
        return refused;
      }),
    async settled() {
      await enqueue(async () => {});
      while (bots.busy()) await bots.busy();
    },
    async close() {
      bots.stop();
      alarms.callOff();
      await enqueue(async () => {});
      alarms.callOff(); // what was under way may have set them anew
      broadcaster.close();
      await state.rest();
    },
  };
}
