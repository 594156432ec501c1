/** `npm run siege [-- --seconds 5 --only bots]`: attacks beside an innocent guest; on loopback only, ends by itself. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');
run(process.execPath, [join(ROOT, 'dist/node/siege.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
