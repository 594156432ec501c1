import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { acceleratedClock } from './accelerated-clock.ts';
import { greeting } from './addresses.ts';
import { buildApp } from './app.ts';
import { openBackends } from './backends.ts';
import { LIMITS } from './guests/limits.ts';
import { buildId } from './operations/build-id.ts';
import { openMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { knownServices, openPush } from './push/push.ts';
import { lockFolder } from './store/folder-lock.ts';
import { openPainters } from './workers/painters.ts';
import { openThinkers } from './workers/think.ts';
import { firstFrames } from './workers/warm-up.ts';

const {
  PORT = '3000',
  HOST = '0.0.0.0',
  DATA_DIR = './data',
  DATABASE_URL,
  NATS_URL,
  LOG_LEVEL = 'info',
  METRICS_PORT,
  METRICS_HOST = '127.0.0.1',
  DRAIN_WAIT_MS = '0',
  TRUST_PROXY,
  TIME_FACTOR,
  PUSH_CONTACT = 'mailto:operator@example.com',
  PUSH_SERVICES = '',
  PASSKEY_ORIGIN,
  PASSKEY_DOMAIN,
} = process.env;

setFlagsFromString('--no-parallel-scavenge'); // helpers that clear young memory take more time than they save the tables

const log = pino({ level: LOG_LEVEL });
const settings = {
  ...{ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, natsUrl: NATS_URL },
  storeWorker: new URL('./store-worker.js', import.meta.url),
};

/** Whoever supervises us starts us again: a database or a broker may be late. */
function giveUp(problem: unknown): never {
  log.fatal({ err: problem }, 'cannot start');
  process.exit(1);
}

/** The console may look into the same folder meanwhile; a second server may not. */
async function openAlone() {
  const backends = await openBackends(settings, log);
  return { ...backends, release: DATABASE_URL === undefined ? lockFolder(DATA_DIR) : () => {} };
}

const { store, fanout, keys, pushKeys, release } = await openAlone().catch(giveUp);
const thinkers = openThinkers(new URL('./think-worker.js', import.meta.url));
const painters = openPainters(new URL('./picture-worker.js', import.meta.url));
const built = fileURLToPath(new URL('.', import.meta.url));
const webRoot = fileURLToPath(new URL('../web', import.meta.url));
const metrics = openMetrics();
const app = await buildApp({
  store,
  fanout,
  think: thinkers.think,
  paint: painters.paint,
  look: painters.look,
  key: keys,
  push: openPush({
    keys: pushKeys,
    contact: PUSH_CONTACT,
    reaches: knownServices(PUSH_SERVICES.split(/[\s,]+/).filter(Boolean)),
  }),
  metrics,
  build: buildId(built),
  log,
  webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
  trustProxy: TRUST_PROXY === '1',
  passkeySite: {
    ...(PASSKEY_ORIGIN !== undefined && { origin: PASSKEY_ORIGIN }),
    ...(PASSKEY_DOMAIN !== undefined && { domain: PASSKEY_DOMAIN }),
  },
  ...(TIME_FACTOR !== undefined && { time: acceleratedClock(Number(TIME_FACTOR)) }),
});

const readKeys = (): void => {
  keys.reload().catch(problem => log.error({ err: problem }, 'keys not read'));
};
setInterval(readKeys, LIMITS.sweepMs).unref();

const metricsServer =
  METRICS_PORT === undefined
    ? null
    : serveMetrics(metrics, problem => log.error({ err: problem }, 'no metrics'));
metricsServer?.listen(Number(METRICS_PORT), METRICS_HOST);

/** No new guests, what is under way is finished and written, then we go. */
async function drain(signal: string): Promise<void> {
  log.info({ signal }, 'draining');
  app.drain();
  await wait(Number(DRAIN_WAIT_MS)); // for whoever sends guests here to notice
  setTimeout(() => {
    log.error('draining took too long');
    process.exit(1);
  }, LIMITS.drainMs).unref();
  await app.close();
  await thinkers.close();
  await painters.close();
  await store.close();
  release();
  metricsServer?.close();
  log.info('drained');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    drain(signal).catch(problem => {
      log.fatal({ err: problem }, 'draining failed');
      process.exit(1);
    });
  });

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')); // whoever started us is gone
process.channel?.unref();

await app.listen({ port: Number(PORT), host: HOST }).catch(giveUp);
for (const job of firstFrames())
  painters.paint(job).catch(problem => log.warn({ err: problem }, 'no warm-up of pictures'));
process.stdout.write(`${greeting(HOST, (app.server.address() as AddressInfo).port)}\n`);
