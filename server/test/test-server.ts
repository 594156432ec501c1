import type { AddressInfo } from 'node:net';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
} from '@fathoms/protocol/messages.ts';
import { openPatchReader } from '@fathoms/protocol/patch.ts';
import type { BotQuestion, Ports } from '@fathoms/table/room/ports.ts';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { type App, buildApp } from '../app.ts';
import type { Fanout } from '../cluster/fanout.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Push } from '../push/push.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import type { Paint } from '../workers/painters.ts';

type Think = (question: BotQuestion) => Promise<string>;

export const randomThink: Think = async ({ legal, seed }) => {
  const action = legal[seeded(seed).below(legal.length)];
  if (action === undefined) throw new Error('a bot was asked without a choice');
  return action;
};

export interface TestServer {
  readonly app: App;
  readonly store: Store;
  readonly address: string; // 127.0.0.1:port
  readonly logged: string[];
  readonly close: () => Promise<void>;
}

const KEY = Buffer.alloc(32, 7);
const NO_PUSH: Push = { key: '', reaches: () => false, send: async () => 'gone' };

export async function startTestServer(
  store: Store = memoryStore(),
  think: Think = randomThink,
  webRoot: string | null = null,
  push: Push = NO_PUSH,
  fanout?: Fanout,
  paint: Paint = async () => new Uint8Array(),
  time?: Pick<Ports, 'now' | 'after'>,
  metrics?: Metrics,
  trustProxy = false,
): Promise<TestServer> {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => logged.push(line) });
  const app = await buildApp({
    store,
    think,
    paint,
    look: async () => null,
    key: KEY,
    push,
    log,
    webRoot,
    trustProxy,
    ...(fanout && { fanout }),
    ...(time && { time }),
    ...(metrics && { metrics }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, store, address: `127.0.0.1:${port}`, logged, close: () => app.close() };
}

/** A guest: keeps its cookie, calls the API and opens connections to tables. */
export interface TestPerson {
  cookie: string;
  readonly fetch: (path: string, body?: object) => Promise<Response>;
  readonly newTable: (seats: number, game?: string) => Promise<string>;
  readonly connect: () => Promise<TestConnection>;
  readonly join: (table: string, how?: { readonly patches: true }) => Promise<TestConnection>;
}

/** `from`: the address they are seen at by a server behind a proxy. */
export async function person(address: string, from?: string): Promise<TestPerson> {
  const seenAt: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
  const self: TestPerson = {
    cookie: '',
    async fetch(path, body) {
      const headers: Record<string, string> = { ...seenAt, cookie: self.cookie };
      if (body) headers['content-type'] = 'application/json';
      const response = await fetch(`http://${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      self.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? self.cookie;
      return response;
    },
    async newTable(seats, game = 'locker') {
      const response = await self.fetch('/api/tables', { game, seats });
      const { id } = (await response.json()) as { id: string };
      return id;
    },
    connect: () =>
      openConnection(new WebSocket(`ws://${address}/ws`, { headers: { ...seenAt, cookie: self.cookie } })),
    async join(table, how) {
      const connection = await self.connect();
      connection.send({ t: 'hello', protocol: PROTOCOL, table, ...how });
      await connection.next(m => m.t === 'table' || m.t === 'error');
      return connection;
    },
  };
  await self.fetch('/api/me');
  return self;
}

/** A socket whose messages can be waited for, each once and in order. */
export interface TestConnection {
  readonly socket: WebSocket;
  readonly received: ServerMessage[];
  readonly send: (message: ClientMessage) => void;
  readonly raw: (data: string | Buffer) => void;
  readonly next: (wanted?: (message: ServerMessage) => boolean) => Promise<ServerMessage>;
  readonly state: (wanted?: (state: StateMessage) => boolean) => Promise<StateMessage>;
  readonly act: (seat: Seat, nth: number, action: string) => Promise<ServerMessage>;
  readonly closed: Promise<number>; // the code
  readonly hangUp: () => Promise<number>;
}

export async function openConnection(socket: WebSocket): Promise<TestConnection> {
  const received: ServerMessage[] = [];
  let read = 0;
  let wake: () => void = () => {};
  let over = false;
  const textOf = openPatchReader();
  socket.on('message', frame => {
    const text = textOf(String(frame));
    if (text === null) throw new Error(`a patch of nothing: ${frame}`);
    received.push(JSON.parse(text) as ServerMessage);
    wake();
  });
  const closed = new Promise<number>(resolve =>
    socket.on('close', code => {
      over = true;
      wake();
      resolve(code);
    }),
  );
  const next: TestConnection['next'] = async (wanted = () => true) => {
    for (;;) {
      while (read < received.length) {
        const message = received[read++]!;
        if (wanted(message)) return message;
      }
      if (over) throw new Error('the connection is closed');
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    socket,
    received,
    send: message => socket.send(JSON.stringify(message)),
    raw: data => socket.send(data),
    next,
    async state(wanted = () => true) {
      return (await next(m => m.t === 'state' && wanted(m))) as StateMessage;
    },
    act(seat, nth, action) {
      socket.send(JSON.stringify({ t: 'act', seat, nth, action }));
      return next(m => m.t === 'accepted' || m.t === 'refused' || m.t === 'error');
    },
    closed,
    async hangUp() {
      socket.close();
      return closed;
    },
  };
}

/** Two people at a started table of Locker. */
export async function startedTable(address: string) {
  const ada = await person(address);
  const ben = await person(address);
  const table = await ada.newTable(2);
  const adaConnection = await ada.join(table);
  const benConnection = await ben.join(table);
  adaConnection.send({ t: 'sit', seat: 0, name: 'Ada' });
  benConnection.send({ t: 'sit', seat: 1, name: 'Ben' });
  await adaConnection.next(m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  adaConnection.send({ t: 'start' });
  const states = [await adaConnection.state(), await benConnection.state()] as const;
  return { ada, ben, table, adaConnection, benConnection, states };
}
