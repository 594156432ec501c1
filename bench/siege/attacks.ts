import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import type { WebSocket } from 'ws';
import { enter } from '../load/colyseus-connections.ts';
import { dial, opened, SOCKET_IO } from '../load/connections.ts';

/** Where one attacker stands; what she does is done at her own table or nowhere. */
export interface Siege {
  readonly port: number;
  readonly isOver: () => boolean;
}

/** A socket, and what asks for the whole of the attacker's own match over it. */
interface Line {
  readonly socket: WebSocket;
  readonly askAll: () => void;
}

/** How strangers come in, by server. */
const DOORS: { readonly [server: string]: (port: number) => Promise<Line> } = {
  async Fathoms(port) {
    ownMatch ??= beginMatch(port);
    const { table, cookie } = await ownMatch;
    const socket = dial(port, '/ws', { 'x-forwarded-for': MALLORY, cookie });
    socket.on('error', () => {});
    await Promise.race([opened(socket), closed(socket)]);
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table }));
    return { socket, askAll: () => socket.send(JSON.stringify({ t: 'sync' })) };
  },
  async 'boardgame.io'(port) {
    const socket = dial(port, SOCKET_IO);
    socket.on('error', () => {});
    await Promise.race([opened(socket), closed(socket)]);
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40/locker,');
      else if (text === '2') socket.send('3');
    });
    return {
      socket,
      askAll: () => socket.send(`42/locker,${JSON.stringify(['sync', 'mallory', '0', undefined, 4])}`),
    };
  },
  async Colyseus(port) {
    const room = await enter(port, 'table', { table: 'mallory' });
    room.onMessage('m', () => {});
    const { ws } = room.connection.transport as unknown as { ws: WebSocket };
    ws.on('error', () => {});
    const join = { t: 'join', table: 'mallory', seat: 0, nth: 0, action: '' };
    return { socket: ws, askAll: () => room.send('m', join) };
  },
};

let ownMatch: ReturnType<typeof beginMatch> | null = null;

/** A match of hers alone; at the other servers one is made by asking for it. */
async function beginMatch(port: number): Promise<{ readonly table: string; readonly cookie: string }> {
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': MALLORY },
    body: JSON.stringify({ game: 'locker', seats: 4 }),
  });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id: table } = (await made.json()) as { id: string };
  const socket = dial(port, '/ws', { 'x-forwarded-for': MALLORY, cookie });
  await opened(socket);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  send({ t: 'hello', protocol: PROTOCOL, table });
  for (const seat of [0, 1, 2, 3]) send({ t: 'sit', seat, name: 'Mallory' });
  send({ t: 'start' });
  return { table, cookie };
}

const MALLORY = '198.51.100.66';
const closed = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => socket.once('close', () => resolve()));
const OPEN = 1;
const SOCKETS = 4;
const AT_A_TIME = 5; // on every socket, then a breath: an attacker who spins would take the server's processor
const BREATH_MS = 1;
const IDLE = 2000;
const AT_ONCE = 50;

/** The same again and again over a few sockets, which come back whenever they are cut off. */
async function pester(
  server: string,
  siege: Siege,
  once: (line: Line) => void,
  deaf = false,
): Promise<number> {
  const open = async (): Promise<Line | null> => {
    const line = (await DOORS[server]?.(siege.port).catch(() => null)) ?? null;
    if (deaf) line?.socket.pause();
    return line;
  };
  const lines = await Promise.all(Array.from({ length: SOCKETS }, open));
  let done = 0;
  while (!siege.isOver()) {
    for (const [i, line] of lines.entries()) {
      if (line?.socket.readyState !== OPEN) lines[i] = await open();
      else
        for (let n = 0; n < AT_A_TIME; n++) {
          once(line);
          done++;
        }
    }
    await wait(BREATH_MS);
  }
  for (const line of lines) line?.socket.terminate();
  return done;
}

/** Connections that say nothing, as many as are let in. */
async function crowd(server: string, siege: Siege): Promise<number> {
  const lines: (Line | null)[] = [];
  while (!siege.isOver()) {
    if (lines.length >= IDLE) await wait(BREATH_MS);
    else
      lines.push(
        ...(await Promise.all(
          Array.from({ length: AT_ONCE }, () => DOORS[server]?.(siege.port).catch(() => null) ?? null),
        )),
      );
  }
  for (const line of lines) line?.socket.terminate();
  return lines.filter(line => line !== null).length;
}

/** Half a request on each of many connections. */
async function dawdle(_server: string, { port, isOver }: Siege): Promise<number> {
  const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${MALLORY}\r\nContent-Length: 9999\r\n\r\n`;
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect({ host: '127.0.0.1', port })
      .on('error', () => {})
      .resume();
    socket.write(head);
    return socket;
  });
  while (!isOver()) await wait(BREATH_MS);
  for (const socket of sockets) socket.destroy();
  return sockets.length;
}

const BYTES = 'x'.repeat(100);
const LARGE = JSON.stringify({ t: 'say', text: 'x'.repeat(60_000) });

type Attack = (server: string, siege: Siege) => Promise<number>; // how much of it was sent

export const ATTACKS: { readonly [name: string]: Attack } = {
  pings: (server, siege) => pester(server, siege, ({ socket }) => socket.ping(BYTES)),
  'pings, answers unread': (server, siege) => pester(server, siege, ({ socket }) => socket.ping(BYTES), true),
  'asking for everything': (server, siege) => pester(server, siege, ({ askAll }) => askAll()),
  'messages of 60 KB': (server, siege) => pester(server, siege, ({ socket }) => socket.send(LARGE)),
  'idle connections': crowd,
  'slow bodies': dawdle,
};
