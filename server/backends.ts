import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { VapidKeys } from 'web-push';
import { type Fanout, openHub } from './cluster/fanout.ts';
import { firstKey, type Keys, openKeys } from './guests/keys.ts';
import { loadPushKeys, newPushKeys } from './push/push.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { threadedStore } from './store/threaded-store.ts';

export interface BackendSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined; // none = a file in the data folder
  readonly natsUrl: string | undefined; // none = this node is the only one
  readonly storeWorker?: URL; // what writes the file in a thread of its own; none = whoever opens it does
}

interface Backends {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly keys: Keys;
  readonly pushKeys: VapidKeys;
}

/**
 * Everything that outlives or connects nodes: embedded unless the environment names servers. What speaks to those is
 * loaded where it is named: it would take a sixth of a start.
 */
export async function openBackends(settings: BackendSettings, log: Logger): Promise<Backends> {
  const { dataDir, natsUrl } = settings;
  const report = (problem: unknown): void => log.error({ err: problem }, 'fan-out trouble');
  const store = await openStore(settings, log);
  const node = randomBytes(6).toString('hex');
  return {
    store,
    fanout: natsUrl === undefined ? openHub(report)(node) : await brokerAt(natsUrl, node, report),
    keys: await openKeys(store, Date.now, () => firstKey(dataDir)),
    pushKeys: await readPushKeys(settings, store),
  };
}

async function brokerAt(url: string, node: string, report: (problem: unknown) => void): Promise<Fanout> {
  const { natsFanout } = await import('./cluster/nats-fanout.ts');
  return natsFanout(url, node, report);
}

export async function openStore(
  { dataDir, databaseUrl, storeWorker }: BackendSettings,
  log: Logger,
): Promise<Store> {
  if (databaseUrl !== undefined) {
    const { postgresStore } = await import('./store/postgres-store.ts');
    return postgresStore(databaseUrl, problem => log.warn({ err: problem }, 'database connection broke'));
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'fathoms.db');
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600); // the folder may have been there before us, open to others
  if (!storeWorker) return sqliteStore(file);
  const startThread = (): Worker => new Worker(storeWorker, { workerData: { file } });
  return threadedStore(file, startThread, problem => {
    log.fatal({ err: problem }, 'nothing can be written any more');
    process.exit(1); // whoever supervises us starts us again; nothing was acknowledged that is not written
  });
}

/** Browsers subscribe to one key, so all nodes must have the same. */
async function readPushKeys({ dataDir, databaseUrl }: BackendSettings, store: Store): Promise<VapidKeys> {
  if (databaseUrl === undefined) return loadPushKeys(dataDir);
  const fresh = (): string => JSON.stringify(newPushKeys());
  return JSON.parse(await store.secret('push-keys', fresh)) as VapidKeys;
}
