/** `npm run bench -- …`: builds when stale, then hands over. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensurePackages, ensureRivals, ensureServices, ROOT } from './prepare.mjs';
import { findNats, findPostgres, startNats, startPostgres } from './services.mjs';

const names = process.argv.slice(2);
checkNode();
ensurePackages();
ensureRivals();
ensureBuild('node');
ensureBuild('bench');
if (names.length === 0 || ['hand', 'lab', 'page', 'silence'].some(name => names.includes(name)))
  ensureBuild('web');

/** The servers under load are also measured on a real database and a real broker. */
async function startEngines() {
  ensureServices();
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const env = {
    BENCH_DATABASE_URL: postgres.url,
    BENCH_NATS_URL: nats.url,
    BENCH_ENGINES: `${postgres.pid()} ${nats.pid()}`,
    BENCH_ENGINE_VERSIONS: JSON.stringify({
      PostgreSQL: versionOf(join(findPostgres(), 'postgres')),
      NATS: versionOf(findNats()),
    }),
  };
  return { env, end: () => Promise.all([postgres.end(), nats.end()]) };
}

const versionOf = command =>
  /\d+(\.\d+)+/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? 'unknown';

const measures =
  names.length === 0 || (names[0] !== 'table' && names.some(name => ['daily', 'server'].includes(name)));
const engines = measures ? await startEngines() : null;
// paths in arguments mean the caller's folder, not the repository
const { status } = spawnSync(process.execPath, [join(ROOT, 'bench/dist/bench.js'), ...names], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, ...engines?.env },
});
await engines?.end();
process.exitCode = status ?? 1;
