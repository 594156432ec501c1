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
import { type RawData, WebSocket } from 'ws';
import type { Allowance } from '../guests/allowance.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Admission } from '../http/admission.ts';
import type { Metrics } from '../operations/metrics.ts';
import { openTalk, type Talk } from './talk.ts';

/** Who is behind a socket. */
export interface SocketGuest {
  readonly identity: string;
  readonly address: string | null; // null = not counted
  readonly isBanned: () => boolean;
  readonly isOver: () => boolean; // signed out since
  readonly wasSignedOut: boolean; // from another device: the page has still to be told
  readonly token?: BroughtToken; // none = a person
}

/** A program by its token. */
export interface BroughtToken {
  readonly program: GuestProgram;
  readonly stands: () => Promise<boolean>; // its owner has not ended it
}

export interface VisitPorts {
  readonly admission: Admission;
  readonly restart: () => RestartNews; // announced by the operator
  readonly greetings: Allowance;
  readonly mayChange: (address: string) => boolean; // a table, once more
  readonly metrics: Pick<Metrics, 'answered' | 'said'>;
  readonly log: FastifyBaseLogger;
}

/** Where a socket stands. It may move to another table by saying hello again. */
type Place = { readonly room: Room; readonly client: Client } | null;

const NOTHING_UNDER_WAY = Promise.resolve();

/**
 * One socket from its first message to its last; its messages are answered in order. A class, since most of them are
 * idle most of the time: what they can do is there once for all.
 */
export class Visit {
  readonly guest: SocketGuest;
  readonly #ports: VisitPorts;
  readonly #socket: WebSocket;
  readonly #write: (connection: Duplex, text: string) => void;
  readonly #connection: Duplex;
  #talk: Talk | null = null; // null = it takes whole messages
  #place: Place = null;
  #gone = false;
  #tail = NOTHING_UNDER_WAY;

  constructor(
    ports: VisitPorts,
    guest: SocketGuest,
    socket: WebSocket,
    connection: Duplex,
    write: (connection: Duplex, text: string) => void,
  ) {
    this.guest = guest;
    this.#ports = ports;
    this.#socket = socket;
    this.#connection = connection;
    this.#write = write;
  }

  send(message: Outgoing): void {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) return;
    this.#ports.metrics.said(message.message);
    if (socket.bufferedAmount > LIMITS.bufferedBytes) {
      this.#ports.log.info({ buffered: socket.bufferedAmount }, 'socket too slow');
      socket.terminate(); // it does not read what it is sent: it will come back and get the whole truth
      return;
    }
    this.#write(this.#connection, this.#talk ? this.#talk.frameOf(message) : message.text());
  }

  hear(heard: HeardFrame): void {
    const at = performance.now();
    if (heard.ok) this.#tail = this.#tail.then(() => this.#answer(heard.message, at));
    else this.#fail(heard.code, heard.about);
  }

  leave(): void {
    this.#gone = true;
    this.#leavePlace();
  }

  #fail(code: ErrorCode, about: string): void {
    this.send(outgoing({ t: 'error', code, about }));
  }

  #leavePlace(): void {
    this.#place?.room.leave(this.#place.client);
    this.#place = null;
  }

  async #answer(message: ClientMessage, heardAt: number): Promise<void> {
    if (this.#gone) return;
    if (message.t === 'sync') this.#talk?.forget();
    const { address } = this.guest;
    const place = this.#place;
    try {
      if (message.t === 'hello') await this.#greet(message);
      else if (place && isChange(message) && address !== null && !this.#ports.mayChange(address))
        this.#fail('too-fast', message.t);
      else if (place) await place.room.receive(place.client, message);
      else if (message.t === 'ping') this.send(outgoing({ t: 'pong' }));
      else this.#fail('no-table', message.t);
    } catch (problem) {
      this.#ports.log.error({ err: problem }, 'message failed');
      this.#fail('trouble', message.t);
    }
    this.#ports.metrics.answered(message.t, (performance.now() - heardAt) / 1000);
  }

  async #greet({ protocol, table, patches }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    const { admission, greetings } = this.#ports;
    const { identity, address, isBanned, wasSignedOut, token } = this.guest;
    if (protocol !== PROTOCOL) return this.#fail('stale-page', 'hello');
    if (isBanned()) return this.#fail('banned', 'hello');
    if (wasSignedOut) return this.#fail('signed-out', 'hello');
    if (!greetings.take({ identity, address })) return this.#fail('too-fast', 'hello');
    const entered = await admission.enter(table, address);
    if (!entered.ok) return this.#fail(entered.code, 'hello');
    const { room } = entered;
    const program = token?.program;
    if (isFull(room, identity)) return this.#fail('full', 'hello');
    if (program && !mayCome(room.stored(), { identity, program })) return this.#fail('no-seat', 'hello');
    this.#leavePlace();
    this.#talk = patches === true ? openTalk() : null;
    const send = (message: Outgoing): void => this.send(message);
    const client: Client = { identity, address, send, ...(program && { program }) };
    this.#place = { room, client };
    await room.join(client);
    const restart = this.#ports.restart();
    if (restart) this.send(outgoing({ t: 'restart', restart }));
    if (this.#gone) this.#leavePlace(); // it went meanwhile
  }
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

export type HeardFrame =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: ErrorCode; readonly about: string };

export const TOO_FAST: HeardFrame = { ok: false, code: 'too-fast', about: '' };
const TOO_LARGE: HeardFrame = { ok: false, code: 'too-large', about: '' };

export function readFrame(raw: RawData, isBinary: boolean): HeardFrame {
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
