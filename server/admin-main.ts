import { pino } from 'pino';
import { runAdmin } from './admin.ts';
import { openEngines } from './engines.ts';
import { tellChanged } from './nodes.ts';

const { DATA_DIR = './data', DATABASE_URL, NATS_URL } = process.env;

const log = pino({ level: 'warn' }, pino.destination(2));
const settings = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, natsUrl: NATS_URL };
const { store, fanout } = await openEngines(settings, log);
const ok = await runAdmin(
  {
    store,
    tell: table => tellChanged(fanout, table),
    now: Date.now,
    print: text => process.stdout.write(`${text}\n`),
  },
  process.argv.slice(2),
);
await fanout.close();
await store.close();
process.exitCode = ok ? 0 : 1;
