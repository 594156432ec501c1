/** `npm run dev`: the client with hot reload, and a server that starts again whenever its code was built anew. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkNode, ensurePackages, ROOT, say } from './prepare.mjs';

checkNode();
ensurePackages();
const { build } = await import('vite'); // not there before

const node = (...args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
const client = node(join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', process.env.HOST ?? '0.0.0.0');
let server = null;
let started = Promise.resolve();

/** Only whole builds are served: a build empties its folder first. */
const watcher = await build({
  configFile: join(ROOT, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
});
watcher.on('event', event => {
  if (event.code === 'ERROR') say(event.error.message); // the one that runs goes on
  if (event.code === 'END') started = started.then(restart);
});

async function restart() {
  await stop(server);
  server = node('dist/node/server.js');
}

async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([watcher.close(), stop(client), started.then(() => stop(server))]);
    process.exit(0);
  });
client.once('exit', code => code && process.exit(code));
