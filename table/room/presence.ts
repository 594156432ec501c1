import { seatsOf } from '../seats/lobby.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { openOtherNodes } from './other-nodes.ts';
import type { Client, NodeMessage } from './ports.ts';

/** Who is at the table, at this node and at others, and since when somebody is away. */
export interface Presence {
  readonly clients: ReadonlySet<Client>; // at this node
  readonly enter: (client: Client) => void;
  readonly leave: (client: Client) => boolean; // false = was not here
  readonly people: () => readonly string[]; // identities, one a connection, at any node
  readonly awayMs: (identity: string) => number; // since somebody lost their connection; 0 = here
  readonly watchers: (table: StoredTable) => number; // connections that play no seat
  readonly payers: (table: StoredTable) => readonly Client[]; // for whom the table has work done: those who play, else those who look on
  readonly leads: () => boolean; // bots and clocks are this node's business
  readonly putOtherNode: (node: string, people: readonly string[]) => void;
  readonly announce: () => void; // tells the other nodes who is here
}

interface PresencePorts {
  readonly name: string; // of this node
  readonly now: () => number;
  readonly tell: (message: NodeMessage) => void; // the other nodes
}

export function openPresence({ name, now, tell }: PresencePorts): Presence {
  const clients = new Set<Client>();
  const others = openOtherNodes(name);
  const openedAt = now();
  const leftAt = new Map<string, number>();

  const peopleHere = (): string[] => [...clients].map(client => client.identity);
  const people = (): string[] => [...peopleHere(), ...others.people()];
  const isHere = (identity: string): boolean => {
    for (const client of clients) if (client.identity === identity) return true;
    return others.people().includes(identity);
  };
  const announce = (): void => tell({ is: 'here', people: peopleHere() });

  return {
    clients,
    enter(client) {
      clients.add(client);
      announce();
    },
    leave(client) {
      if (!clients.delete(client)) return false;
      leftAt.set(client.identity, now());
      announce();
      return true;
    },
    people,
    awayMs: identity => (isHere(identity) ? 0 : Math.max(1, now() - (leftAt.get(identity) ?? openedAt))),
    watchers: table => people().filter(identity => seatsOf(table, identity).length === 0).length,
    payers(table) {
      const players = [...clients].filter(({ identity }) => seatsOf(table, identity).length > 0);
      return players.length > 0 ? players : [...clients];
    },
    leads: () => others.leads(clients.size > 0),
    putOtherNode(node, there) {
      for (const identity of others.put(node, there)) leftAt.set(identity, now());
    },
    announce,
  };
}
