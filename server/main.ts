import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { greeting } from './addresses.ts';
import { buildApp } from './app.ts';
import { loadKey } from './identity.ts';
import { LIMITS } from './limits.ts';
import { sqliteStore } from './sqlite-store.ts';
import { openThinkers } from './think.ts';

const { PORT = '3000', HOST = '0.0.0.0', DATA_DIR = './data', LOG_LEVEL = 'info', TRUST_PROXY } = process.env;

const log = pino({ level: LOG_LEVEL });
mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
const store = sqliteStore(join(DATA_DIR, 'fathoms.db'));
const thinkers = openThinkers(new URL('./think-worker.js', import.meta.url));
const webRoot = fileURLToPath(new URL('../web', import.meta.url));
const app = await buildApp({
  store,
  think: thinkers.think,
  key: loadKey(DATA_DIR),
  log,
  webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
  trustProxy: TRUST_PROXY === '1',
});

/** No new guests, what is under way is finished and written, then we go. */
async function drain(signal: string): Promise<void> {
  log.info({ signal }, 'draining');
  setTimeout(() => {
    log.error('draining took too long');
    process.exit(1);
  }, LIMITS.drainMs).unref();
  await app.close();
  await thinkers.close();
  await store.close();
  log.info('drained');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    drain(signal).catch(problem => {
      log.fatal({ err: problem }, 'draining failed');
      process.exit(1);
    });
  });

await app.listen({ port: Number(PORT), host: HOST });
process.stdout.write(`${greeting(HOST, (app.server.address() as AddressInfo).port)}\n`);
