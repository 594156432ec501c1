import { once } from 'node:events';
import type { Seat } from '@fathoms/kernel/game.ts';
import {
  type ClientMessage,
  type News,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';

type Decision = Extract<ClientMessage, { t: 'act' | 'undo' }>;

/** An action somebody was promised. */
export interface Promised {
  readonly table: string;
  readonly seat: Seat;
  readonly nth: number;
  readonly action: string;
}

/** What becomes of a message: it may be lost on its way, or its answer may. Either breaks the connection. */
export type Fate = 'arrives' | 'lost' | 'answer-lost';

/** A page as the real one keeps it: what it received, and what it sent that nobody has answered. */
export interface Page {
  readonly cookie: string;
  readonly promised: readonly Promised[];
  readonly gaps: () => number; // times it received something that did not follow from before
  readonly isOpen: () => boolean;
  readonly table: () => TableInfo | null;
  readonly states: () => ReadonlyMap<Seat | null, StateMessage>; // with the whole story
  readonly open: (address: string, table: string) => Promise<void>;
  readonly drop: () => void; // the connection breaks; the page remembers
  readonly reload: () => void; // the page forgets
  readonly send: (message: ClientMessage, fate: Fate) => Promise<void>; // and receives what follows from it
  readonly caughtUp: () => Promise<void>; // resolves with everything the server has sent so far
}

/** A guest's cookie, as the server hands it out. */
export async function newCookie(address: string): Promise<string> {
  const answer = await fetch(`http://${address}/api/me`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error('no cookie for a guest');
  return cookie;
}

export function openPage(cookie: string): Page {
  const promised: Promised[] = [];
  let unanswered: Decision[] = [];
  let states = new Map<Seat | null, StateMessage>();
  let table: TableInfo | null = null;
  let socket: WebSocket | null = null;
  let waiting: (() => void)[] = []; // for a pong
  let gaps = 0;

  const receive = (message: ServerMessage): void => {
    if (message.t === 'pong') waiting.shift()?.();
    else if (message.t === 'table') {
      table = message.table;
      for (const seat of states.keys()) if (!isMySeat(message.table, seat)) states.delete(seat);
    } else if (message.t === 'state') keep(message);
    else if (message.t === 'accepted' || message.t === 'refused') settle(message);
    else if (message.t === 'error') unanswered = unanswered.filter(sent => sent.t !== message.about);
  };

  const keep = (state: StateMessage): void => {
    const story: readonly News[] = state.from === 0 ? [] : (states.get(state.seat)?.news ?? []);
    const news = [...story, ...state.news];
    if (story.length !== state.from || news.length !== state.seq) gaps++;
    states.set(state.seat, { ...state, from: 0, news });
  };

  const settle = ({ t, seat, nth }: Extract<ServerMessage, { t: 'accepted' | 'refused' }>): void => {
    const sent = unanswered.find(other => other.seat === seat && other.nth === nth);
    unanswered = unanswered.filter(other => other !== sent);
    if (t === 'accepted' && sent?.t === 'act' && table)
      promised.push({ table: table.id, seat, nth, action: sent.action });
  };

  const letGo = (): void => {
    socket = null;
    for (const wake of waiting) wake();
    waiting = [];
  };

  const drop = (): void => {
    const connection = socket;
    letGo();
    connection?.terminate();
  };

  const forget = (): void => {
    unanswered = [];
    states = new Map();
    table = null;
  };

  const write = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  const caughtUp = async (): Promise<void> => {
    if (!socket) return;
    await new Promise<void>(resolve => {
      waiting.push(resolve);
      write({ t: 'ping' });
    });
  };

  return {
    cookie,
    promised,
    gaps: () => gaps,
    isOpen: () => socket !== null,
    table: () => table,
    states: () => states,
    async open(address, id) {
      drop();
      if (table?.id !== id) forget();
      const connection = new WebSocket(`ws://${address}/ws`, { headers: { cookie } });
      connection.on('message', text => {
        if (connection === socket) receive(JSON.parse(String(text)) as ServerMessage);
      });
      connection.on('close', () => {
        if (connection === socket) letGo();
      });
      await once(connection, 'open');
      socket = connection;
      write({ t: 'hello', protocol: PROTOCOL, table: id });
      for (const sent of unanswered) write(sent);
      await caughtUp();
    },
    drop,
    reload() {
      drop();
      forget();
    },
    async send(message, fate) {
      if (!socket) return;
      if (message.t === 'act' || message.t === 'undo') {
        if (unanswered.length > 0) return; // one decision at a time
        unanswered = [message];
      }
      if (fate === 'lost') return drop();
      write(message);
      if (fate === 'arrives') return caughtUp();
      const connection = socket;
      letGo(); // from here on it receives nothing
      connection.close();
    },
    caughtUp,
  };
}

const isMySeat = ({ yours }: TableInfo, seat: Seat | null): boolean =>
  seat === null ? yours.length === 0 : yours.includes(seat);
