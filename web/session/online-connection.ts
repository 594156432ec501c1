/** A table on the server, over one websocket that finds its way back by itself. */
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import type { Condition, Connection, Transport } from './connection.ts';
import type { FetchedPicture } from './picture-loader.ts';

/** As much of a WebSocket as is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The outside world, injected so that tests need neither network nor time. */
export interface Outside {
  readonly open: () => Socket;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void; // returns how to cancel it
  readonly random: () => number; // [0, 1)
  readonly picture: (id: string, frame: string) => Promise<FetchedPicture>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000; // then we ask whether anybody is there, and hang up after as long again

/** Half of the wait is fixed and half is luck, so that a thousand tables do not come back in one moment. */
export const waitBefore = (attempt: number, random: () => number): number => {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * random();
};

type Decision = Extract<ClientMessage, { t: 'act' | 'undo' }>;
const isDecision = (message: ClientMessage): message is Decision =>
  message.t === 'act' || message.t === 'undo';

export function onlineTransport(outside: Outside): Transport {
  return {
    connect: (table, onMessage, onCondition) => openConnection(outside, table, onMessage, onCondition),
  };
}

function openConnection(
  outside: Outside,
  table: string,
  onMessage: (message: ServerMessage) => void,
  onCondition: (condition: Condition) => void,
): Connection {
  let socket: Socket | null = null;
  let unsent: ClientMessage[] = []; // sent while offline
  let unanswered: Decision[] = []; // sent, perhaps received: sent again after every reconnection
  let attempt = 0;
  let live = false;
  let lostAt: number | null = null;
  let ended = false;
  let cancel = (): void => {};

  const write = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  const watch = (): void => {
    cancel();
    cancel = outside.after(SILENCE, () => {
      write({ t: 'ping' });
      cancel = outside.after(SILENCE, () => socket?.close());
    });
  };

  const open = (): void => {
    cancel();
    const opened = outside.open();
    socket = opened;
    opened.onopen = () => write({ t: 'hello', protocol: PROTOCOL, table });
    opened.onmessage = ({ data }) => receive(JSON.parse(String(data)) as ServerMessage);
    opened.onclose = () => opened === socket && lose();
    cancel = outside.after(SILENCE, () => opened.close()); // it never opens
  };

  const lose = (): void => {
    if (ended) return;
    socket = null;
    live = false;
    lostAt ??= outside.now();
    onCondition({ is: 'lost', since: lostAt });
    cancel();
    cancel = outside.after(waitBefore(attempt++, outside.random), open);
  };

  const welcome = (): void => {
    live = true;
    lostAt = null;
    attempt = 0;
    onCondition({ is: 'live' });
    for (const message of unanswered) write(message);
    const later = unsent;
    unsent = [];
    for (const message of later) send(message);
  };

  const receive = (message: ServerMessage): void => {
    watch();
    if (message.t === 'error' && message.about === 'hello') refuse(message.code);
    else deliver(message);
  };

  const deliver = (message: ServerMessage): void => {
    if (message.t === 'accepted' || message.t === 'refused')
      unanswered = unanswered.filter(act => act.seat !== message.seat || act.nth !== message.nth);
    if (message.t === 'error') unanswered = unanswered.filter(act => act.t !== message.about);
    if (!live) welcome();
    onMessage(message);
  };

  /** A greeting is refused for good, or because the server is busy: then we come back. */
  const refuse = (code: string): void => {
    if (code === 'no-table' || code === 'stale-page') {
      end();
      onCondition({ is: 'gone', why: code });
    } else socket?.close();
  };

  const end = (): void => {
    ended = true;
    cancel();
    socket?.close();
  };

  const send = (message: ClientMessage): void => {
    if (!live) {
      unsent.push(message);
      return;
    }
    if (isDecision(message)) unanswered.push(message);
    write(message);
  };

  onCondition({ is: 'connecting' });
  open();
  return {
    send,
    picture: outside.picture,
    retry() {
      if (!ended && socket === null) open();
    },
    close: end,
  };
}
