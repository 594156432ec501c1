import { PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import { openPatchReader } from '@fathoms/protocol/patch.ts';
import type { WebSocket } from 'ws';
import { dial, type Open, opened, readJson, type SeatConnection, sizeOf } from './connections.ts';

/** Our own server: guests, a lobby, a start, as people do it. Every table comes from another address. */
export const openOurs: Open = async (port, table, listeners, seats = listeners.length) => {
  const cookies: string[] = [];
  const connect = async (at: number): Promise<WebSocket[]> => {
    const sockets = listeners.map((listen, seat) => {
      const cookie = cookies[seat];
      const socket = dial(at, '/ws', cookie === undefined ? {} : { cookie });
      socket.once('upgrade', ({ headers }) => {
        cookies[seat] ??= headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      });
      const textOf = openPatchReader();
      socket.on('message', data => listen(readJson(textOf(String(data)) ?? '', sizeOf(data))));
      return socket;
    });
    await Promise.all(sockets.map(opened));
    return sockets;
  };
  const sockets = await connect(port);
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '', 'x-forwarded-for': table },
    body: JSON.stringify({ game: 'locker', seats }),
  });
  const { id } = (await made.json()) as { id: string };
  const isFull = until(
    sockets[0],
    m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'),
  );
  for (const [seat, socket] of sockets.entries()) {
    send(socket, { t: 'hello', protocol: PROTOCOL, table: id, patches: true });
    if (seat < seats) send(socket, { t: 'sit', seat, name: `P${seat}` });
  }
  await isFull;
  send(sockets[0], { t: 'start' });
  return {
    connections: sockets.map(connectionOf),
    async again(at) {
      const reconnected = await connect(at);
      for (const socket of reconnected)
        send(socket, { t: 'hello', protocol: PROTOCOL, table: id, patches: true });
      return reconnected.map(connectionOf);
    },
  };
};

const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));

const connectionOf = (socket: WebSocket, seat: number): SeatConnection => ({
  act: (nth, action) => send(socket, { t: 'act', seat, nth, action }),
  close: () => socket.terminate(),
});

const until = (socket: WebSocket, wanted: (message: ServerMessage) => boolean): Promise<void> =>
  new Promise(resolve => {
    const textOf = openPatchReader();
    const listen = (data: unknown): void => {
      const text = textOf(String(data));
      if (text === null || !wanted(JSON.parse(text) as ServerMessage)) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });
