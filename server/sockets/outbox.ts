import type { Duplex } from 'node:stream';

/**
 * What is said in one breath leaves in one: several messages to one client are a single system call, and
 * nobody is woken by theirs while the others' are still being written.
 */
export function openOutbox(): (connection: Duplex) => void {
  let held = new Set<Duplex>();
  const letGo = (): void => {
    const full = held;
    held = new Set();
    for (const connection of full) connection.uncork();
  };
  return connection => {
    if (held.has(connection)) return;
    if (held.size === 0) process.nextTick(letGo); // once everything that follows from one answer was said
    held.add(connection);
    connection.cork();
  };
}
