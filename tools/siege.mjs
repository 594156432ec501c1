/**
 * `npm run siege [-- --seconds 9 --only bots --nodes 3 --rows]`: attacks beside an innocent guest; on loopback only,
 * ends by itself. Several nodes share a PostgreSQL and a NATS server that are started for it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServices, ensureServing, ROOT } from './prepare.mjs';
import { startNats, startPostgres } from './services.mjs';

const args = process.argv.slice(2);
checkNode();
ensureServing();
ensureBuild('node');
const siege = env => {
  const program = [join(ROOT, 'dist/node/siege.js'), ...args];
  process.exitCode = spawnSync(process.execPath, program, { stdio: 'inherit', env }).status ?? 1;
};

if (args.some(arg => arg.startsWith('--nodes'))) {
  ensureServices();
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  try {
    siege({ ...process.env, DATABASE_URL: postgres.url, NATS_URL: nats.url });
  } finally {
    await Promise.all([postgres.end(), nats.end()]);
  }
} else siege(process.env);
