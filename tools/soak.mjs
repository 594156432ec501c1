/** `npm run soak`: two hours at every game's table in accelerated time; builds when stale and ends by itself. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');
run(process.execPath, [join(ROOT, 'dist/node/soak.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
