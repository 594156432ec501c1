import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openStore } from './backends.ts';
import { runAdmin } from './operations/admin.ts';

const { DATA_DIR = './data', DATABASE_URL } = process.env;

const log = pino({ level: 'warn' }, pino.destination(2));
const settings = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, natsUrl: undefined };

/** Somebody in a container may have no name. */
function operator(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

async function run(args: readonly string[]): Promise<boolean> {
  const isHere = DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'fathoms.db'));
  if (!isHere) throw new Error(`there is no database in ${DATA_DIR}`); // and none is made by looking
  const store = await openStore(settings, log);
  try {
    const print = (text: string) => process.stdout.write(`${text}\n`);
    const isAlone = DATABASE_URL === undefined;
    return await runAdmin({ store, by: operator(), isAlone, now: Date.now, wait, print }, args);
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
  process.exitCode = 1;
}
