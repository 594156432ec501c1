/** `npm start`: from a fresh clone to a served game, in one command. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT } from './prepare.mjs';

const parent = process.ppid; // before anything that takes long

checkNode();
ensureServing();
ensureBuild('web');
ensureBuild('node');

const server = spawn(process.execPath, [join(ROOT, 'dist/node/server.js')], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // over which it hears that we are gone, however we go
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

// npm that is killed takes nobody with it
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => isOrphan() && server.kill('SIGTERM'), 1000).unref();
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
