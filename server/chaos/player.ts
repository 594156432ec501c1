import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
} from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';

/** An action its player was promised is durable. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly nth: number;
  readonly action: string;
}

export interface PlayerPorts {
  readonly cookie: string;
  readonly table: string;
  readonly seat: Seat;
  readonly luck: Chance;
  readonly nodeAddress: () => string; // of any node, another one each time
  readonly acknowledged: (done: Acknowledged) => void;
}

/** Plays one seat through whatever happens: comes back by any node and sends again what nobody confirmed. */
export interface Player {
  readonly table: string;
  readonly seq: () => number; // steps seen on the present connection; -1 = none yet
  readonly isOver: () => boolean;
  readonly play: (on: boolean) => void; // whether to make new moves
  readonly abandon: () => void; // leaves the connection half-open and takes another
  readonly leave: () => void;
}

const AGAIN_MS = 60; // before trying another node
const IMPATIENT_MS = 1500; // without an answer to a move: ask again
const PAUSE_MS = 15; // to think

export function newPlayer(ports: PlayerPorts): Player {
  const { table, seat, luck } = ports;
  let socket: WebSocket | null = null;
  let state: StateMessage | null = null;
  let pending: { nth: number; action: string } | null = null; // sent, not confirmed
  let playing = false;
  let gone = false;
  let timer: NodeJS.Timeout | undefined;

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const decide = (): void => {
    clearTimeout(timer);
    if (gone || !state || state.outcome !== null) return;
    if (pending && pending.nth !== state.nth && pending.nth !== state.nth - 1) pending = null;
    if (!pending && playing && state.toAct.includes(seat) && state.legal.length > 0)
      pending = { nth: state.nth, action: pick(state.legal, luck) };
    if (!pending) return;
    send({ t: 'act', seat, ...pending });
    timer = setTimeout(decide, IMPATIENT_MS);
  };

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(decide, PAUSE_MS);
  };

  const receive = (message: ServerMessage): void => {
    if (message.t === 'state' && message.seat === seat) {
      state = message;
      soon();
    }
    if (message.t === 'accepted' && pending?.nth === message.nth) {
      ports.acknowledged({ table, seat, ...pending });
      pending = null;
      soon();
    }
    if (message.t === 'refused' || (message.t === 'error' && message.code !== 'trouble')) {
      pending = null;
      send({ t: 'sync' });
    }
  };

  const connect = (): void => {
    if (gone) return;
    const connection = new WebSocket(`ws://${ports.nodeAddress()}/ws`, {
      headers: { cookie: ports.cookie },
      handshakeTimeout: 3000,
    });
    socket = connection;
    state = null;
    connection.on('open', () => send({ t: 'hello', protocol: PROTOCOL, table }));
    connection.on('message', text => {
      if (connection === socket) receive(JSON.parse(String(text)) as ServerMessage);
    });
    connection.on('error', () => {}); // `close` follows
    connection.on('close', () => {
      if (connection !== socket) return;
      state = null;
      setTimeout(connect, AGAIN_MS + luck.below(AGAIN_MS));
    });
  };
  connect();

  return {
    table,
    seq: () => state?.seq ?? -1,
    isOver: () => state !== null && state.outcome !== null,
    play(on) {
      playing = on;
      soon();
    },
    abandon() {
      socket?.pause(); // it neither reads nor answers heartbeats, and nobody says goodbye
      connect();
    },
    leave() {
      gone = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
}
