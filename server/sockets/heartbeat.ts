/**
 * Asks every line in turn whether it still lives, one part of them at a beat: writing to ten thousand at
 * once would hold up everybody's moves for a fifth of a second.
 */
export function openHeartbeat<Line>(parts: number, ask: (line: Line) => void) {
  const groups = Array.from({ length: parts }, () => new Set<Line>());
  let newest = 0;
  let turn = 0;
  return {
    add(line: Line): () => void {
      const group = groups[newest++ % parts];
      group.add(line);
      return () => group.delete(line);
    },
    beat(): void {
      for (const line of groups[turn++ % parts]) ask(line);
    },
  };
}
