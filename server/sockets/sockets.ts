import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { outgoing } from '@fathoms/table/talk/outgoing.ts';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isSameOrigin } from '../guests/headers.ts';
import { buckets, LIMITS, tally } from '../guests/limits.ts';
import { openHeartbeat } from './heartbeat.ts';
import { answerPing, Intake, turnAway } from './intake.ts';
import { openOutbox } from './outbox.ts';
import { textFrames } from './text-frame.ts';
import { type BroughtToken, readFrame, type SocketGuest, TOO_FAST, Visit, type VisitPorts } from './visit.ts';

const GOING_AWAY = 1001;
const TRY_LATER = 1013;
const NOT_WANTED = 1008;

/** The guest behind an upgrade; a new one is told so with a cookie. */
interface Caller {
  readonly identity: string;
  readonly token?: BroughtToken; // none = a person
  readonly cookies: readonly string[]; // to be set
  readonly wasSignedOut: boolean; // from another device: the page has still to be told
  readonly isOver: () => boolean; // signed out since
}

interface SocketPorts extends VisitPorts {
  readonly identify: (request: IncomingMessage) => Caller | Promise<Caller | null>; // null = a token that is none
  readonly hostOf: (request: IncomingMessage) => string | undefined; // what the browser called us
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly banOf: (request: IncomingMessage) => (identity: string) => boolean; // whoever comes from there
  readonly now: () => number; // milliseconds
}

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
  const here = new Map<WebSocket, { readonly visit: Visit; readonly intake: Intake }>();
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

  const write = (connection: Duplex, text: string): void => outbox.put(connection, frameOf(text));

  const welcome = (socket: WebSocket, connection: Duplex, guest: SocketGuest): void => {
    const { identity, address, token } = guest;
    const counted = token ? perProgram : perIdentity;
    const visit = new Visit(ports, guest, socket, connection, write);
    socket.on('error', noteError);
    const intake = new Intake(socket, connection, ports.now, [
      ...(address === null ? [] : [messages.of(address)]),
      ...(token ? [ofPrograms.of(identity)] : []),
    ]);
    if (!counted.add(identity)) {
      visit.send(outgoing({ t: 'error', code: 'full', about: 'hello' }));
      sayGoodbye(socket, TRY_LATER);
      return;
    }
    const forget = heartbeat.add(socket);
    here.set(socket, { visit, intake });
    socket.on('ping', hearPing).on('pong', hearPong).on('message', hearMessage);
    socket.on('close', () => {
      forget();
      here.delete(socket);
      counted.remove(identity);
      visit.leave();
    });
  };

  // each is one for all sockets, which are many
  function hearPing(this: WebSocket, data: Buffer): void {
    if (here.get(this)?.intake.admits()) answerPing(this, data);
  }
  function hearPong(this: WebSocket): void {
    if (here.get(this)?.intake.admits()) silent.delete(this);
  }
  function hearMessage(this: WebSocket, raw: RawData, isBinary: boolean): void {
    const there = here.get(this);
    if (!there) return; // it is closed
    const frame = there.intake.admits() ? readFrame(raw, isBinary) : TOO_FAST;
    if (!muted && this.readyState === WebSocket.OPEN) there.visit.hear(frame);
  }

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
      for (const { visit } of here.values()) visit.send(news);
    },
    dismissBanned() {
      for (const [socket, { visit }] of here) {
        if (!visit.guest.isBanned()) continue;
        visit.send(outgoing({ t: 'error', code: 'banned', about: 'hello' }));
        sayGoodbye(socket, NOT_WANTED);
      }
    },
    dismissSignedOut() {
      for (const [socket, { visit }] of here) if (visit.guest.isOver()) sayGoodbye(socket, GOING_AWAY);
    },
    async dismissEnded() {
      for (const [socket, { visit }] of here) {
        const { token } = visit.guest;
        if (!token || (await token.stands())) continue;
        visit.send(outgoing({ t: 'error', code: 'no-seat', about: 'hello' }));
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

/** What a connection keeps is made out here: made where the request is known, it would keep that as well. */
function guestOf(
  { identity, token, isOver, wasSignedOut }: Caller,
  address: string | null,
  isBanned: (identity: string) => boolean,
): SocketGuest {
  const person = token?.program.owner ?? identity;
  return {
    ...{ identity, address, isOver, wasSignedOut, isBanned: () => isBanned(person) },
    ...(token && { token }),
  };
}

const atEnd = (connection: Duplex, key: string, run: (key: string) => void): void =>
  void connection.once('close', () => run(key));
