/** `npm run dev`: the client with hot reload, and a server that restarts when its code changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT } from './prepare.mjs';

checkNode();
ensureServing();
ensureBuild('node');

const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
const children = [
  [vite, 'build', '--watch', '-c', 'vite.server.config.ts', '--logLevel', 'warn'],
  ['--watch-path=dist/node', 'dist/node/server.js'],
  [vite, '--host'],
].map(args => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }));

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
