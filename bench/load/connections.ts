import { type RawData, WebSocket } from 'ws';
import type { PeerMessage } from './same-game.ts';

/** What a seat needs to know to move. */
export interface LoadTurn {
  readonly nth: number; // sent back with the move
  readonly legal: readonly string[]; // [] = not now
}

/**
 * A seat's view as it came over the wire. It is read only by the seat that has to act: reading all of them
 * would take the time of a machine that both sides share.
 */
export interface View {
  readonly toAct: () => number | undefined; // none = the match is over
  readonly read: () => LoadTurn;
}

/** What comes to a seat: its view, a promise that its move counts, or something else. */
export type SeatReply =
  | { readonly is: 'view'; readonly bytes: number; readonly view: View }
  | { readonly is: 'accepted'; readonly bytes: number; readonly nth: number }
  | { readonly is: 'other'; readonly bytes: number };
export type Listen = (reply: SeatReply) => void;

/** One seat's connection to a server, whatever it speaks. */
export interface SeatConnection {
  readonly act: (nth: number, action: string) => void;
  readonly close: () => void;
}

export interface LoadTable {
  readonly connections: readonly SeatConnection[];
  readonly again: (port: number) => Promise<readonly SeatConnection[]>; // the same people at the same table
}

/**
 * Opens a whole table's connections; each gets what its own seat is sent. Where `seats` are fewer than the listeners,
 * those after them look on: our server and `ws` can do that.
 */
export type Open = (
  port: number,
  table: string,
  listeners: readonly Listen[],
  seats?: number,
) => Promise<LoadTable>;

/** Neither compressing nor checking UTF-8: the generator's time is the servers' too. */
export const dial = (port: number, path: string, headers: { readonly [name: string]: string } = {}) =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject); // also after a crash: `close` follows
  });

export const sizeOf = (data: RawData): number => (data as Buffer).length;

/** The messages of our protocol, which the servers that bring only the wire speak too. */
export function readJson(json: string, bytes: number): SeatReply {
  if (json.startsWith('{"t":"state"')) return { is: 'view', bytes, view: jsonView(json) };
  if (json.startsWith('{"t":"accepted"'))
    return { is: 'accepted', bytes, nth: (JSON.parse(json) as LoadTurn).nth };
  return { is: 'other', bytes };
}

const TO_ACT = '"toAct":[';

const jsonView = (json: string): View => ({
  toAct() {
    const seat = Number.parseInt(json.slice(json.lastIndexOf(TO_ACT) + TO_ACT.length), 10);
    return Number.isNaN(seat) ? undefined : seat;
  },
  read: () => JSON.parse(json) as LoadTurn,
});

/** A bare websocket, or one that speaks Socket.IO's framing by hand: the generator costs the same for both. */
const openFramed =
  (
    path: string,
    wrap: (message: PeerMessage) => string,
    unwrap: (text: string, answer: (text: string) => void) => string | typeof READY | null,
  ): Open =>
  async (port, table, listeners, seats = listeners.length) => {
    const join = (at: number): Promise<SeatConnection[]> =>
      Promise.all(
        listeners.map(async (listen, seat) => {
          const socket = dial(at, path);
          const ready = new Promise<void>(resolve => {
            socket.on('message', data => {
              const json = unwrap(String(data), text => socket.send(text));
              if (json === READY) resolve();
              else if (json !== null) listen(readJson(json, sizeOf(data)));
            });
            if (path === '/') socket.once('open', resolve);
          });
          await opened(socket);
          await ready;
          const send = (message: Partial<PeerMessage>): void =>
            socket.send(wrap({ t: 'join', table, seat, nth: 0, action: '', ...message }));
          send(seat < seats ? {} : { t: 'watch' });
          return {
            act: (nth: number, action: string) => send({ t: 'act', nth, action }),
            close: () => socket.terminate(),
          };
        }),
      );
    return { connections: await join(port), again: join };
  };

const READY = Symbol('ready');

export const openWs: Open = openFramed('/', JSON.stringify, text => text);

export const SOCKET_IO = '/socket.io/?EIO=4&transport=websocket';

export const openSocketIo: Open = openFramed(
  SOCKET_IO,
  message => `42${JSON.stringify(['m', message])}`,
  (text, answer) => {
    if (text.startsWith('42["m",')) return text.slice('42["m",'.length, -1);
    if (text.startsWith('0')) answer('40');
    if (text === '2') answer('3');
    return text.startsWith('40') ? READY : null;
  },
);
