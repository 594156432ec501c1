/** A table on the server, over one websocket that finds its way back by itself. */
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import { openPatchReader } from '@fathoms/protocol/patch.ts';
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
  readonly woken: (run: () => void) => () => void; // when the line may have changed: the page is back, or the network
  readonly random: () => number; // [0, 1)
  readonly picture: (id: string, frame: string) => Promise<FetchedPicture>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const SILENCE = 3000; // then we ask whether anybody is there
const PATIENCE = 3000; // so long an answer may take, and a connection to open
const DECISION_PATIENCE = 4000; // the same for a move, which is written to disk before it is answered
const BREATH = 1000; // before what the server had no time for is said again, or everything asked for once more

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
  let cancelAgain = (): void => {};
  let takesPatches = true;
  let askedAt = Number.NEGATIVE_INFINITY; // to be told the whole state

  const write = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  const watch = (): void => {
    cancel();
    cancel = outside.after(SILENCE, ask);
  };

  const ask = (): void => {
    write({ t: 'ping' });
    expectWord(PATIENCE);
  };

  /** A dead line says nothing, not even goodbye: it is given up without waiting for one. */
  const expectWord = (patience: number): void => {
    cancel();
    cancel = outside.after(patience, giveUp);
  };

  const giveUp = (): void => {
    const dead = socket;
    lose();
    dead?.close();
  };

  const probe = (): void => {
    if (ended) return;
    if (live) ask();
    else if (socket === null) open();
  };

  const open = (): void => {
    cancel();
    const opened = outside.open();
    socket = opened;
    const read = openPatchReader();
    opened.onopen = () => {
      if (opened === socket)
        write({ t: 'hello', protocol: PROTOCOL, table, ...(takesPatches && { patches: true }) });
    };
    opened.onmessage = ({ data }) => {
      if (opened !== socket) return;
      const text = read(String(data));
      if (text === null) askForAll();
      else receive(JSON.parse(text) as ServerMessage);
    };
    opened.onclose = () => opened === socket && lose();
    expectWord(PATIENCE); // it may never open
  };

  /** A patch was made for something else than we have: nothing of it is used. */
  const askForAll = (): void => {
    watch();
    if (outside.now() - askedAt < BREATH) return;
    askedAt = outside.now();
    write({ t: 'sync' });
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
    if (message.t === 'error' && message.code === 'too-fast') sayAgain();
    else if (message.t === 'error') unanswered = unanswered.filter(act => act.t !== message.about);
    if (!live) welcome();
    onMessage(message);
  };

  /** The server heard us and had no time: what it did not answer is said again after a breath. */
  const sayAgain = (): void => {
    cancelAgain();
    cancelAgain = outside.after(BREATH, () => {
      if (live) for (const message of unanswered) write(message);
    });
  };

  /** A greeting is refused for good, or because the server is busy: then we come back. */
  const refuse = (code: string): void => {
    if (code === 'no-table' || code === 'stale-page' || code === 'banned' || code === 'signed-out') {
      end();
      onCondition({ is: 'gone', why: code });
      return;
    }
    if (code === 'bad-message') takesPatches = false; // a node of an earlier build: it will understand us without
    socket?.close();
  };

  const end = (): void => {
    ended = true;
    cancel();
    cancelAgain();
    sleep();
    socket?.close();
  };

  const send = (message: ClientMessage): void => {
    if (!live) {
      unsent.push(message);
      return;
    }
    write(message);
    if (!isDecision(message)) return;
    unanswered.push(message);
    expectWord(DECISION_PATIENCE);
  };

  const sleep = outside.woken(probe);
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
