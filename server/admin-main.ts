import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openBackends } from './backends.ts';
import { tellChanged } from './cluster/nodes.ts';
import { runAdmin } from './operations/admin.ts';

const { DATA_DIR = './data', DATABASE_URL, NATS_URL } = process.env;

const log = pino({ level: 'warn' }, pino.destination(2));
const settings = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, natsUrl: NATS_URL };

async function run(args: readonly string[]): Promise<boolean> {
  const isHere = DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'fathoms.db'));
  if (!isHere) throw new Error(`there is no database in ${DATA_DIR}`); // and none is made by looking
  const { store, fanout } = await openBackends(settings, log);
  try {
    const tell = (table: string) => tellChanged(fanout, table);
    const print = (text: string) => process.stdout.write(`${text}\n`);
    return await runAdmin({ store, tell, now: Date.now, print }, args);
  } finally {
    await fanout.close();
    await store.close();
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
  process.exitCode = 1;
}
