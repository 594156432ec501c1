import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { LIMITS, TokenBucket } from '../guests/limits.ts';

/**
 * Counts what one socket makes us read: its bytes, and its frames each time it asks whether there is room for
 * one more. Whoever goes on sending is cut off: a farewell would mean reading until it is answered.
 */
export class Intake {
  readonly #socket: WebSocket;
  readonly #frames: TokenBucket;
  readonly #shared: readonly TokenBucket[];
  #excess = 0;

  /** `shared`: what it counts towards together with others. */
  constructor(socket: WebSocket, connection: Duplex, now: () => number, shared: readonly TokenBucket[]) {
    this.#socket = socket;
    this.#frames = new TokenBucket(LIMITS.messages, now);
    this.#shared = shared;
    const bytes = new TokenBucket(LIMITS.received, now);
    connection.on('data', (chunk: Buffer) => {
      if (!bytes.take(chunk.length)) socket.terminate();
    });
  }

  admits(): boolean {
    if (this.#frames.take()) return this.#shared.every(bucket => bucket.take());
    if (++this.#excess > LIMITS.excess) this.#socket.terminate();
    return false;
  }
}

/** `ws` would answer every ping, however many wait to be read. */
export function answerPing(socket: WebSocket, data: Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount <= LIMITS.bufferedBytes) socket.pong(data);
  else socket.terminate();
}

/** Turns an upgrade down. A connection left half open would be held, and counted by nobody, for as long as the guest likes. */
export function turnAway(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => connection.destroy());
}
