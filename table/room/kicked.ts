import type { Client } from './ports.ts';

/**
 * Where those were whom the host kicked. A new name costs nothing, so a stranger who then comes from there is
 * taken for the same person, as long as this node has the table open; whoever was at the table before is not.
 */
export interface Kicked {
  readonly note: (identity: string, here: readonly Client[]) => void;
  readonly isDisguised: (client: Client) => boolean;
}

export function openKicked(): Kicked {
  const addresses = new Set<string>();
  const known = new Set<string>();
  return {
    note(identity, here) {
      for (const client of here) {
        if (client.identity !== identity) known.add(client.identity);
        else if (client.address) addresses.add(client.address);
      }
    },
    isDisguised: ({ identity, address }) =>
      typeof address === 'string' && addresses.has(address) && !known.has(identity),
  };
}
