import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type ErrorCode,
  PROTOCOL,
  type RestartNews,
} from '@fathoms/protocol/messages.ts';
import { readClientMessage } from '@fathoms/protocol/read-message.ts';
import type { Client } from '@fathoms/table/room/ports.ts';
import type { Room } from '@fathoms/table/room/room.ts';
import { seatsOf } from '@fathoms/table/seats/lobby.ts';
import { type GuestProgram, mayCome } from '@fathoms/table/seats/programs.ts';
import { type Outgoing, outgoing } from '@fathoms/table/talk/outgoing.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Allowance } from '../guests/allowance.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { buckets, LIMITS, tally } from '../guests/limits.ts';
import type { Admission } from '../http/admission.ts';
import type { Metrics } from '../operations/metrics.ts';
import { openHeartbeat } from './heartbeat.ts';
import { answerPing, meterIntake, turnAway } from './intake.ts';
import { openOutbox } from './outbox.ts';
import { openTalk, type Talk } from './talk.ts';
import { textFrames } from './text-frame.ts';

const GOING_AWAY = 1001;
const TRY_LATER = 1013;
const NOT_WANTED = 1008;

/** The guest behind an upgrade; a new one is told so with a cookie. */
interface Caller {
  readonly identity: string;
  readonly token?: ProgramToken; // none = a person
  readonly cookies: readonly string[]; // to be set
  readonly wasSignedOut: boolean; // from another device: the page has still to be told
  readonly isOver: () => boolean; // signed out since
}

/** A program by its token. */
interface ProgramToken {
  readonly program: GuestProgram;
  readonly stands: () => Promise<boolean>; // its owner has not ended it
}

interface SocketPorts {
  readonly admission: Admission;
  readonly identify: (request: IncomingMessage) => Caller | Promise<Caller | null>; // null = a token that is none
  readonly hostOf: (request: IncomingMessage) => string | undefined; // what the browser called us
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly banOf: (request: IncomingMessage) => (identity: string) => boolean; // whoever comes from there
  readonly restart: () => RestartNews; // announced by the operator
  readonly greetings: Allowance;
  readonly mayChange: (address: string) => boolean; // a table, once more
  readonly metrics: Pick<Metrics, 'answered' | 'said'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number; // milliseconds
}

/** Where a socket stands. It may move to another table by saying hello again. */
type Place = { readonly room: Room; readonly client: Client } | null;

interface Sockets {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly count: () => number;
  readonly beat: () => void; // lets go of those whose turn it is and who owe an answer since the last
  readonly sweep: () => void;
  readonly tellRestart: () => void; // everybody, whether there is one or not
  readonly dismissBanned: () => void;
  readonly dismissSignedOut: () => void; // whoever still has a good cookie comes back by themselves
  readonly dismissEnded: () => Promise<void>; // programs whose token was ended
  readonly mute: () => void; // hears nobody any more; what is under way is still answered
  readonly close: () => void;
}

export function openSockets(ports: SocketPorts): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    maxFragments: LIMITS.fragments,
    autoPong: false,
  });
  const perIdentity = tally(LIMITS.socketsPerIdentity);
  const perAddress = tally(LIMITS.socketsPerAddress); // identities are free: whoever wants a new one gets it
  const perProgram = tally(LIMITS.socketsPerProgram);
  const messages = buckets(LIMITS.messagesPerAddress, ports.now);
  const ofPrograms = buckets(LIMITS.programMessages, ports.now);
  const tokens = buckets(LIMITS.programsPerAddress, ports.now);
  const silent = new WeakSet<WebSocket>(); // owe us a pong
  const cookies = new WeakMap<IncomingMessage, readonly string[]>();
  const here = new Map<WebSocket, Visitor>();
  let muted = false;

  server.on('headers', (headers, request) => {
    for (const cookie of cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`);
  });

  const noteError = (problem: Error): void => ports.log.info({ problem: problem.message }, 'socket error');
  const outbox = openOutbox();
  const frameOf = textFrames();
  /** After what was said before. */
  const sayGoodbye = (socket: WebSocket, code: number): void => {
    outbox.letGo();
    socket.close(code);
  };

  const heartbeat = openHeartbeat<WebSocket>(LIMITS.heartbeatParts, socket => {
    if (silent.has(socket)) {
      socket.terminate();
      return;
    }
    silent.add(socket);
    socket.ping();
  });

  const welcome = (socket: WebSocket, connection: Duplex, guest: Guest): void => {
    const { identity, address, token } = guest;
    const counted = token ? perProgram : perIdentity;
    const talk = openTalk();
    const send = (message: Outgoing): void => {
      if (socket.readyState !== WebSocket.OPEN) return;
      ports.metrics.said(message.message);
      if (socket.bufferedAmount > LIMITS.bufferedBytes) {
        ports.log.info({ buffered: socket.bufferedAmount }, 'socket too slow');
        socket.terminate(); // it does not read what it is sent: it will come back and get the whole truth
        return;
      }
      outbox.put(connection, frameOf(talk.frameOf(message)));
    };
    socket.on('error', noteError);
    const own = meterIntake(socket, connection, ports.now);
    const shared = address === null ? null : messages.of(address);
    const program = token ? ofPrograms.of(identity) : null;
    const admits = () => own() && shared?.take() !== false && program?.take() !== false;
    if (!counted.add(identity)) {
      send(outgoing({ t: 'error', code: 'full', about: 'hello' }));
      sayGoodbye(socket, TRY_LATER);
      return;
    }
    const forget = heartbeat.add(socket);
    const visitor = { ...guest, send };
    const visit = attend(ports, visitor, talk);
    here.set(socket, visitor);
    socket.on('ping', data => {
      if (admits()) answerPing(socket, data);
    });
    socket.on('pong', () => {
      if (admits()) silent.delete(socket);
    });
    socket.on('message', (raw, isBinary) => {
      const frame = admits() ? readFrame(raw, isBinary) : TOO_FAST;
      if (!muted && socket.readyState === WebSocket.OPEN) visit.hear(frame);
    });
    socket.on('close', () => {
      forget();
      here.delete(socket);
      counted.remove(identity);
      visit.leave();
    });
  };

  return {
    upgrade(request, socket, head) {
      if (!isSameOrigin(request.headers.origin, ports.hostOf(request))) {
        turnAway(socket, '403 Forbidden');
        return;
      }
      const address = ports.addressOf(request);
      if (address !== null) {
        if (!perAddress.add(address)) {
          turnAway(socket, '429 Too Many Requests');
          return;
        }
        atEnd(socket, address, perAddress.remove);
      }
      if (request.headers.authorization !== undefined && address !== null && !tokens.take(address)) {
        turnAway(socket, '429 Too Many Requests');
        return;
      }
      const admit = (caller: Caller | null): void => {
        if (!caller) {
          turnAway(socket, '401 Unauthorized');
          return;
        }
        cookies.set(request, caller.cookies);
        const guest = guestOf(caller, address, ports.banOf(request));
        server.handleUpgrade(request, socket, head, ws => welcome(ws, socket, guest));
      };
      const caller = ports.identify(request);
      if (!(caller instanceof Promise)) return admit(caller);
      caller.then(admit).catch(problem => {
        ports.log.error({ err: problem }, 'upgrade failed');
        turnAway(socket, '500 Internal Server Error');
      });
    },
    count: () => server.clients.size,
    beat: heartbeat.beat,
    sweep() {
      for (const limit of [messages, ofPrograms, tokens]) limit.sweep();
    },
    tellRestart() {
      const news = outgoing({ t: 'restart', restart: ports.restart() });
      for (const { send } of here.values()) send(news);
    },
    dismissBanned() {
      for (const [socket, { isBanned, send }] of here) {
        if (!isBanned()) continue;
        send(outgoing({ t: 'error', code: 'banned', about: 'hello' }));
        sayGoodbye(socket, NOT_WANTED);
      }
    },
    dismissSignedOut() {
      for (const [socket, { isOver }] of here) if (isOver()) sayGoodbye(socket, GOING_AWAY);
    },
    async dismissEnded() {
      for (const [socket, { token, send }] of here) {
        if (!token || (await token.stands())) continue;
        send(outgoing({ t: 'error', code: 'no-seat', about: 'hello' }));
        sayGoodbye(socket, NOT_WANTED);
      }
    },
    mute() {
      muted = true;
    },
    close() {
      for (const socket of server.clients) sayGoodbye(socket, GOING_AWAY);
      server.close();
      const letGo = () => {
        for (const socket of server.clients) socket.terminate();
      };
      setTimeout(letGo, LIMITS.farewellMs).unref();
    },
  };
}

interface Guest {
  readonly identity: string;
  readonly address: string | null; // null = not counted
  readonly isBanned: () => boolean;
  readonly isOver: () => boolean;
  readonly wasSignedOut: boolean;
  readonly token?: ProgramToken; // none = a person
}

/** What a connection keeps is made out here: made where the request is known, it would keep that as well. */
function guestOf(
  { identity, token, isOver, wasSignedOut }: Caller,
  address: string | null,
  isBanned: (identity: string) => boolean,
): Guest {
  const person = token?.program.owner ?? identity;
  return {
    ...{ identity, address, isOver, wasSignedOut, isBanned: () => isBanned(person) },
    ...(token && { token }),
  };
}

const atEnd = (connection: Duplex, key: string, run: (key: string) => void): void =>
  void connection.once('close', () => run(key));

interface Visitor extends Guest, Pick<Client, 'send'> {}

/** One socket from its first message to its last; its messages are answered in order. */
function attend(
  ports: SocketPorts,
  { identity, address, isBanned, wasSignedOut, send, token }: Visitor,
  talk: Talk,
) {
  const program = token?.program;
  let place: Place = null;
  let gone = false;
  let tail = Promise.resolve();

  const fail = (code: ErrorCode, about: string): void => send(outgoing({ t: 'error', code, about }));

  const leave = (): void => {
    place?.room.leave(place.client);
    place = null;
  };

  const greet = async ({
    protocol,
    table,
    patches,
  }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> => {
    if (protocol !== PROTOCOL) return fail('stale-page', 'hello');
    if (isBanned()) return fail('banned', 'hello');
    if (wasSignedOut) return fail('signed-out', 'hello');
    if (!ports.greetings.take({ identity, address })) return fail('too-fast', 'hello');
    const entered = await ports.admission.enter(table, address);
    if (!entered.ok) return fail(entered.code, 'hello');
    const { room } = entered;
    if (isFull(room, identity)) return fail('full', 'hello');
    if (program && !mayCome(room.stored(), { identity, program })) return fail('no-seat', 'hello');
    leave();
    talk.begin(patches === true);
    place = { room, client: { identity, address, send, ...(program && { program }) } };
    await room.join(place.client);
    const restart = ports.restart();
    if (restart) send(outgoing({ t: 'restart', restart }));
    if (gone) leave(); // it went meanwhile
  };

  const answer = async (message: ClientMessage, heardAt: number): Promise<void> => {
    if (gone) return;
    if (message.t === 'sync') talk.forget();
    try {
      if (message.t === 'hello') await greet(message);
      else if (place && isChange(message) && address !== null && !ports.mayChange(address))
        fail('too-fast', message.t);
      else if (place) await place.room.receive(place.client, message);
      else if (message.t === 'ping') send(outgoing({ t: 'pong' }));
      else fail('no-table', message.t);
    } catch (problem) {
      ports.log.error({ err: problem }, 'message failed');
      fail('trouble', message.t);
    }
    ports.metrics.answered(message.t, (performance.now() - heardAt) / 1000);
  };

  return {
    hear(heard: Heard): void {
      const at = performance.now();
      if (heard.ok) tail = tail.then(() => answer(heard.message, at));
      else fail(heard.code, heard.about);
    },
    leave(): void {
      gone = true;
      leave();
    },
  };
}

/** What is no move and no talk changes the table. */
const NO_CHANGE: readonly string[] = [
  'act',
  'undo',
  'draft',
  'sync',
  'ping',
  'say',
  'react',
] satisfies ClientMessage['t'][];
const isChange = ({ t }: ClientMessage): boolean => !NO_CHANGE.includes(t);

type Heard =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: ErrorCode; readonly about: string };

const TOO_FAST: Heard = { ok: false, code: 'too-fast', about: '' };
const TOO_LARGE: Heard = { ok: false, code: 'too-large', about: '' };

function readFrame(raw: RawData, isBinary: boolean): Heard {
  const bytes = raw as Buffer; // what `ws` hands out unless it is told otherwise
  if (bytes.length > LIMITS.messageBytes) return TOO_LARGE;
  const read = isBinary ? { ok: false as const, about: '' } : readClientMessage(bytes.toString('utf8'));
  return read.ok ? read : { ok: false, code: 'bad-message', about: read.about };
}

/** Players always find room at their own table. */
function isFull(room: Room, identity: string): boolean {
  const table = room.stored();
  const plays = (someone: string) => someone === table.host || seatsOf(table, someone).length > 0;
  if (plays(identity)) return false;
  return room.clients().filter(client => !plays(client.identity)).length >= LIMITS.watchersPerTable;
}
