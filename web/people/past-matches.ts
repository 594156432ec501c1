import type { PastMatch } from '@fathoms/protocol/messages.ts';

/** Everybody who played at the table, with their wins; a shared first place counts for each. */
export function winsOf(history: readonly PastMatch[]): { readonly name: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const { names, places } of history)
    names.forEach((name, seat) => {
      wins.set(name, (wins.get(name) ?? 0) + (places[seat] === 1 ? 1 : 0));
    });
  return [...wins].map(([name, won]) => ({ name, wins: won })).sort((a, b) => b.wins - a.wins);
}
