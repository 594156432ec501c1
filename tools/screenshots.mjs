/** `npm run screenshots`: plays a little by clicking, as the browser tests do, and takes docs/screenshots. */
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureChromium, ensurePackages, ROOT, run } from './prepare.mjs';

checkNode();
ensurePackages();
ensureBuild('web');
ensureBuild('node');
run(join(ROOT, 'node_modules/.bin/vitest'), ['run', '-c', 'vitest.screenshots.config.ts'], {
  env: { ...process.env, CHROMIUM: ensureChromium() },
});
