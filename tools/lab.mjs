/** `npm run lab -- …`: builds when stale, then hands over. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');
// paths in arguments mean the caller's folder, not the repository
run(process.execPath, [join(ROOT, 'dist/node/lab.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
