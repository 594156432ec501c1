/**
 * Asks every connection in turn whether it still lives, one part of them at a beat: writing to ten thousand at
 * once would hold up everybody's moves for a fifth of a second.
 */
export function openHeartbeat<Connection>(parts: number, ask: (connection: Connection) => void) {
  const groups = Array.from({ length: parts }, () => new Set<Connection>());
  let newest = 0;
  let turn = 0;
  return {
    add(connection: Connection): () => void {
      const group = groups[newest++ % parts];
      group.add(connection);
      return () => group.delete(connection);
    },
    beat(): void {
      for (const connection of groups[turn++ % parts]) ask(connection);
    },
  };
}
