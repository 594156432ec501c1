import { seatsOf } from '../seats/lobby.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import { openOtherHosts } from './other-hosts.ts';
import type { Client, NodeMessage } from './ports.ts';

/** Who is at the table, at this host and at others, and since when somebody is away. */
export interface Presence {
  readonly clients: ReadonlySet<Client>; // at this host
  readonly enter: (client: Client) => void;
  readonly leave: (client: Client) => boolean; // false = was not here
  readonly people: () => readonly string[]; // identities, one a connection, at any host
  readonly awayMs: (identity: string) => number; // since somebody lost their connection; 0 = here
  readonly watchers: (table: StoredTable) => number; // connections that play no seat
  readonly leads: () => boolean; // bots and clocks are this host's business
  readonly putOtherHost: (host: string, people: readonly string[]) => void;
  readonly announce: () => void; // tells the other hosts who is here
}

interface PresencePorts {
  readonly name: string; // of this host
  readonly now: () => number;
  readonly tell: (message: NodeMessage) => void; // the other hosts
}

export function openPresence({ name, now, tell }: PresencePorts): Presence {
  const clients = new Set<Client>();
  const others = openOtherHosts(name);
  const openedAt = now();
  const leftAt = new Map<string, number>();

  const peopleHere = (): string[] => [...clients].map(client => client.identity);
  const people = (): string[] => [...peopleHere(), ...others.people()];
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
    awayMs: identity =>
      people().includes(identity) ? 0 : Math.max(1, now() - (leftAt.get(identity) ?? openedAt)),
    watchers: table => people().filter(identity => seatsOf(table, identity).length === 0).length,
    leads: () => others.leads(clients.size > 0),
    putOtherHost(host, there) {
      for (const identity of others.put(host, there)) leftAt.set(identity, now());
    },
    announce,
  };
}
