import { once } from 'node:events';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
} from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';

/** Somebody at an address of their own, as a server behind a proxy sees it: an attacker, or an innocent. */
export interface SiegeGuest {
  readonly ask: (path: string, body?: object) => Promise<{ readonly status: number; readonly text: string }>;
  readonly newTable: (game: string, seats: number) => Promise<string | null>; // null = refused
  readonly connect: () => Promise<Line>;
  readonly join: (table: string) => Promise<Line>;
}

/** One open socket. */
export interface Line {
  readonly socket: WebSocket;
  readonly counts: { refused: number }; // told to wait
  readonly send: (message: ClientMessage) => void;
  readonly next: (wanted: (message: ServerMessage) => boolean) => Promise<ServerMessage | null>; // null = cut off
  readonly lastState: () => StateMessage | null;
}

/** In place of a status: the connection was closed before an answer came. */
export const CUT_OFF = 0;

/** `addresses`: of one server, or of several separated by commas, which are called in turn. */
export async function openGuest(addresses: string, from: string): Promise<SiegeGuest> {
  const servers = addresses.split(',');
  let calls = 0;
  const next = (): string => servers[calls++ % servers.length] ?? '';
  let cookie = '';
  const headers = (): Record<string, string> => ({ 'x-forwarded-for': from, cookie });

  const ask: SiegeGuest['ask'] = async (path, body) => {
    const response = await fetch(`http://${next()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response === null) return { status: CUT_OFF, text: '' };
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, text: await response.text() };
  };
  const connect = async (): Promise<Line> => {
    const socket = new WebSocket(`ws://${next()}/ws`, { headers: headers() });
    socket.on('error', () => {}); // being cut off is part of it
    const line = listen(socket);
    await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    return line;
  };

  await ask('/api/me');
  return {
    ask,
    async newTable(game, seats) {
      const { status, text } = await ask('/api/tables', { game, seats });
      return status === 201 ? (JSON.parse(text) as { id: string }).id : null;
    },
    connect,
    async join(table) {
      const line = await connect();
      line.send({ t: 'hello', protocol: PROTOCOL, table });
      await line.next(({ t }) => t === 'table' || t === 'error');
      return line;
    },
  };
}

function listen(socket: WebSocket): Line {
  const counts = { refused: 0 };
  const waiting = new Set<(message: ServerMessage | null) => void>();
  let state: StateMessage | null = null;
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === 'state') state = message;
    if (message.t === 'error' && message.code === 'too-fast') counts.refused++;
    for (const hear of waiting) hear(message);
  });
  socket.on('close', () => {
    for (const hear of waiting) hear(null);
  });
  return {
    socket,
    counts,
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    next: wanted =>
      new Promise(resolve => {
        if (socket.readyState > WebSocket.OPEN) return resolve(null);
        const hear = (message: ServerMessage | null): void => {
          if (message !== null && !wanted(message)) return;
          waiting.delete(hear);
          resolve(message);
        };
        waiting.add(hear);
      }),
    lastState: () => state,
  };
}
