import type { Duplex } from 'node:stream';

/** What waits to be sent, a byte a character. */
export interface Outbox {
  readonly put: (connection: Duplex, frame: string) => void;
  readonly letGo: () => void; // all of it, now: for who says something past it, such as goodbye
}

/**
 * What is said in one breath leaves in one: several messages to one client are a single system call, and
 * nobody is woken by theirs while the others' are still being written.
 */
export function openOutbox(): Outbox {
  let held = new Map<Duplex, string>();
  const letGo = (): void => {
    const full = held;
    held = new Map();
    for (const [connection, frames] of full) if (connection.writable) connection.write(frames, 'latin1');
  };
  return {
    put(connection, frame) {
      if (held.size === 0) process.nextTick(letGo); // once everything that follows from one answer was said
      held.set(connection, (held.get(connection) ?? '') + frame);
    },
    letGo,
  };
}
