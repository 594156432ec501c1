import { type ClientMessage, PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import { readServerMessage } from '@fathoms/protocol/server-message.ts';
import { WebSocket } from 'ws';

/** One connection to one table; what comes in is heard in order. */
export interface TableLine {
  readonly send: (message: ClientMessage) => void;
  readonly closed: Promise<string>; // why
  readonly close: () => void;
}

/** Where a table is, and the token that opens it. */
export interface TablePlace {
  readonly origin: string; // https://fathoms.example
  readonly table: string;
  readonly token: string;
}

const PING_MS = 15_000; // a line on which nothing moves is let go

export function openLine(
  { origin, table, token }: TablePlace,
  hear: (message: ServerMessage) => void,
): TableLine {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const send = (message: ClientMessage): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  let trouble = '';
  const ping = setInterval(() => send({ t: 'ping' }), PING_MS);
  socket.on('open', () => send({ t: 'hello', protocol: PROTOCOL, table }));
  socket.on('message', text => {
    const message = readServerMessage(String(text));
    if (message) hear(message); // a newer server may say more than we know
  });
  socket.on('error', problem => {
    trouble = problem.message;
  });
  const closed = new Promise<string>(resolve =>
    socket.on('close', code => {
      clearInterval(ping);
      resolve(trouble || `the server closed the connection (${code})`);
    }),
  );
  return { send, closed, close: () => socket.close() };
}
