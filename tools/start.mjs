/** `npm start`: from a fresh clone to a served game, in one command. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('web');
ensureBuild('node');

const server = spawn(process.execPath, [join(ROOT, 'dist/node/server.js')], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
