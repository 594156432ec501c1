import type { ServerMessage } from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';
import type { PeerMessage } from './same-game.ts';

/** One seat's connection to a server, whatever it speaks. */
export interface SeatLine {
  readonly act: (nth: number, action: string) => void;
  readonly close: () => void;
}

export type Hear = (message: ServerMessage, bytes: number) => void;

/** Opens a whole table's lines; each hears its own seat's messages. */
export type OpenTable = (port: number, table: string, hear: readonly Hear[]) => Promise<SeatLine[]>;

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

const sizeOf = (data: unknown): number => Buffer.byteLength(String(data));

/** Our own server: guests, a lobby, a start, as people do it. Every table comes from another address. */
export const openOurs: OpenTable = async (port, table, hear) => {
  const cookies: string[] = [];
  const sockets = hear.map((listen, seat) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    socket.once('upgrade', ({ headers }) => {
      cookies[seat] = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    });
    socket.on('message', data => listen(JSON.parse(String(data)) as ServerMessage, sizeOf(data)));
    return socket;
  });
  await Promise.all(sockets.map(opened));
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '', 'x-forwarded-for': table },
    body: JSON.stringify({ game: 'locker', seats: hear.length }),
  });
  const { id } = (await made.json()) as { id: string };
  const say = (seat: number, message: object): void => sockets[seat]?.send(JSON.stringify(message));
  const heardTable = (seat: number, wanted: (message: ServerMessage) => boolean): Promise<void> =>
    new Promise(resolve => {
      const listen = (data: unknown): void => {
        if (!wanted(JSON.parse(String(data)) as ServerMessage)) return;
        sockets[seat]?.off('message', listen);
        resolve();
      };
      sockets[seat]?.on('message', listen);
    });
  const full = heardTable(0, m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  for (const seat of hear.keys()) {
    say(seat, { t: 'hello', protocol: 1, table: id });
    say(seat, { t: 'sit', seat, name: `P${seat}` });
  }
  await full;
  say(0, { t: 'start' });
  return sockets.map((socket, seat) => ({
    act: (nth, action) => say(seat, { t: 'act', seat, nth, action }),
    close: () => socket.terminate(),
  }));
};

/** A bare websocket, or one that speaks Socket.IO's framing by hand: the generator costs the same for both. */
const openFramed =
  (
    path: string,
    wrap: (message: PeerMessage) => string,
    unwrap: (text: string, answer: (text: string) => void) => unknown,
  ): OpenTable =>
  async (port, table, hear) =>
    Promise.all(
      hear.map(async (listen, seat) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
        const ready = new Promise<void>(resolve => {
          socket.on('message', data => {
            const message = unwrap(String(data), text => socket.send(text));
            if (message === READY) resolve();
            else if (message) listen(message as ServerMessage, sizeOf(data));
          });
          if (path === '/') socket.once('open', resolve);
        });
        await opened(socket);
        await ready;
        const say = (message: Partial<PeerMessage>): void =>
          socket.send(wrap({ t: 'join', table, seat, nth: 0, action: '', ...message }));
        say({});
        return {
          act: (nth: number, action: string) => say({ t: 'act', nth, action }),
          close: () => socket.terminate(),
        };
      }),
    );

const READY = Symbol('ready');

export const openWs: OpenTable = openFramed('/', JSON.stringify, text => JSON.parse(text) as unknown);

export const openSocketIo: OpenTable = openFramed(
  '/socket.io/?EIO=4&transport=websocket',
  message => `42${JSON.stringify(['m', message])}`,
  (text, answer) => {
    if (text.startsWith('0')) answer('40');
    if (text === '2') answer('3');
    if (text.startsWith('40')) return READY;
    return text.startsWith('42') ? (JSON.parse(text.slice(2)) as unknown[])[1] : null;
  },
);

export const openColyseus: OpenTable = async (port, table, hear) => {
  const { Client } = await import('@colyseus/sdk');
  const lines: SeatLine[] = [];
  for (const [seat, listen] of hear.entries()) {
    const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('table', { table });
    room.reconnection.enabled = false;
    room.onMessage('m', (message: ServerMessage) => listen(message, JSON.stringify(message).length));
    const say = (message: Partial<PeerMessage>): void =>
      room.send('m', { t: 'join', table, seat, nth: 0, action: '', ...message });
    say({});
    lines.push({ act: (nth, action) => say({ t: 'act', nth, action }), close: () => void room.leave(false) });
  }
  return lines;
};
