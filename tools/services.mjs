/** A real PostgreSQL and a real NATS server on loopback, in a folder of their own, for as long as somebody needs them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Newest PostgreSQL on this machine, or null. */
export function findPostgres() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map(version => join(root, version, 'bin'))
    .find(path => existsSync(join(path, 'initdb')));
  return bin ?? null;
}

export function findNats() {
  return (
    ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync) ?? null
  );
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; then it runs as its own user. */
const servant = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

/** A child that ends with us, however we end. */
const bound = (command, args, privileges = []) =>
  spawn('setpriv', ['--pdeathsig=INT', ...privileges, command, ...args], { stdio: 'ignore' });

function finish(command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${args[0]}: ${done.stderr || done.error?.message}`);
  return done.stdout.trim();
}

/** A port nobody listens on right now. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function untilOpen(port, child) {
  for (let tries = 0; child.exitCode === null && tries < 600; tries++) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise(resolve => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await wait(50);
  }
  throw new Error(`nothing answers on port ${port}`);
}

const hasEnded = child => child.exitCode !== null || child.signalCode !== null;

async function stopChild(child, signal) {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function childrenOf(pid) {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}

/**
 * `durable: false` leaves out the flushes to disk, for tests that are not about them. The server can be
 * stopped and started again on the same port and data.
 */
export async function startPostgres({ durable = true } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-postgres-'));
  if (isRoot) {
    chownSync(folder, Number(finish('id', ['-u', 'postgres'])), Number(finish('id', ['-g', 'postgres'])));
  }
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const user = isRoot ? 'postgres' : userInfo().username;
  const make = [join(bin, 'initdb'), '-D', data, '-A', 'trust', '-E', 'UTF8', '--no-sync', '-U', user];
  finish('setpriv', [...servant, ...make]);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=100',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
  const isReady = async () => {
    const asking = spawn(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    const [status] = await once(asking, 'exit');
    return status === 0;
  };
  let child;
  /** After a crash the leftovers of the old one may be in the way for a moment: then once more. */
  const start = async () => {
    for (let tries = 0; tries < 600; tries++) {
      if (!child || hasEnded(child)) child = bound(join(bin, 'postgres'), args, servant);
      await wait(50);
      if (!hasEnded(child) && (await isReady())) return;
    }
    throw new Error('PostgreSQL does not get ready');
  };
  await start();
  const urlOf = database => `postgres://${user}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    urlOf,
    bin,
    start,
    pid: () => child.pid,
    stop: (signal = 'SIGINT') => stopChild(child, signal), // SIGINT: a fast shutdown; SIGQUIT: a crash
    /** Every process of the server stands still, as on a disk that does not answer. */
    freeze(on) {
      for (const pid of [child.pid, ...childrenOf(child.pid)]) process.kill(pid, on ? 'SIGSTOP' : 'SIGCONT');
    },
    async end() {
      await stopChild(child, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startNats() {
  const binary = findNats();
  if (!binary) throw new Error('nats-server is not installed');
  const port = await freePort();
  let child;
  const start = async () => {
    child = bound(binary, ['-a', '127.0.0.1', '-p', String(port)]);
    await untilOpen(port, child);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    pid: () => child.pid,
    stop: (signal = 'SIGKILL') => stopChild(child, signal),
    end: () => stopChild(child, 'SIGKILL'),
  };
}
