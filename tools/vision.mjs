/** `npm run vision -- …`: builds when stale, then paints stacks for eyes to learn from. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');
run(process.execPath, [join(ROOT, 'dist/node/vision.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
