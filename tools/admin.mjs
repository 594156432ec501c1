/** `npm run admin -- …`: looks at a table's public facts, exports or closes it; builds when stale. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');
run(process.execPath, [join(ROOT, 'dist/node/admin.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
