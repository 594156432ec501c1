/** `npm run chaos [-- --kills 100 --others 3 --tables 12 --peer-kills 10 --seed S]`: on loopback only; ends by itself. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkNode, ensureBuild, ensureRivals, ensureServices, ensureServing, ROOT } from './prepare.mjs';
import { startNats, startPostgres } from './services.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    others: { type: 'string', default: '3' },
    tables: { type: 'string', default: '12' },
    'peer-kills': { type: 'string', default: '10' }, // of each server in the comparison
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    built: { type: 'string', default: join(ROOT, 'dist/node') },
  },
});

checkNode();
ensureServing();
ensureRivals();
ensureServices();
if (values.built === join(ROOT, 'dist/node')) ensureBuild('node');
ensureBuild('bench');

const { chaos } = await import(pathToFileURL(join(values.built, 'chaos.js')));
const { crashBesidePeers } = await import(pathToFileURL(join(ROOT, 'bench/dist/crash.js')));
const print = text => console.log(text);
const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
try {
  const started = performance.now();
  const ok = await chaos({
    script: join(values.built, 'server.js'),
    preload: join(ROOT, 'tools/clock-jump.cjs'),
    postgres,
    nats,
    nodes: 3,
    tables: Number(values.tables),
    kills: Number(values.kills),
    others: Number(values.others),
    seed: values.seed,
    print,
  });
  const keeps = await crashBesidePeers({
    built: values.built,
    tables: Number(values.tables),
    kills: Number(values['peer-kills']),
    seed: values.seed,
    print,
  });
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
  process.exitCode = ok && keeps ? 0 : 1;
} finally {
  await Promise.all([postgres.end(), nats.end()]);
}
