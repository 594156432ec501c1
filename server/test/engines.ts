import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Fanout, openHub } from '../cluster/fanout.ts';
import { natsFanout } from '../cluster/nats-fanout.ts';
import { postgresStore } from '../store/postgres-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { freshDatabase } from './databases.ts';

/** What several nodes stand on: where they keep things, and how they hear of each other. */
export interface NodeEngine {
  readonly store: () => Promise<Store>; // each node's own connection to the same store
  readonly fanout: (node: string) => Promise<Fanout>;
}

export const ENGINES: { readonly [name: string]: () => Promise<NodeEngine> } = {
  embedded: async () => {
    const store = sqliteStore(join(mkdtempSync(join(tmpdir(), 'fathoms-nodes-')), 'fathoms.db'));
    const hub = openHub(() => {});
    return { store: async () => store, fanout: async node => hub(node) };
  },
  'PostgreSQL and NATS': async () => {
    const url = await freshDatabase();
    return {
      store: () => postgresStore(url, () => {}),
      fanout: node => natsFanout(inject('nats'), node, () => {}),
    };
  },
};

/** Starts the nodes of one company, one a call; `stores` gathers what has to be closed afterwards. */
export async function nodesOver<Node>(
  open: () => Promise<NodeEngine>,
  stores: Store[],
  serve: (store: Store, fanout: Fanout) => Promise<Node>,
): Promise<() => Promise<Node>> {
  const engine = await open();
  const company = randomBytes(4).toString('hex');
  let started = 0;
  return async () => {
    const name = `${company}-${started++}`;
    const store = await engine.store();
    if (!stores.includes(store)) stores.push(store);
    return serve(store, await engine.fanout(name));
  };
}
