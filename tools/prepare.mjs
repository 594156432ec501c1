/** What every command needs before it runs: packages, builds, a browser. Each is done only when missing or stale. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNats, findPostgres } from './services.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMPS = join(ROOT, 'node_modules', '.fathoms');

/** Vite 8 asks for this; older Nodes fail with errors nobody understands. */
const OLDEST_NODE = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld) fail(`Fathoms needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs exactly what the lockfile says, when the lockfile has changed since the last install. */
export function ensurePackages() {
  const stamp = hashFiles([join(ROOT, 'package-lock.json')]);
  if (readStamp('packages') === stamp) return;
  say('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp('packages', stamp);
}

const SHARED = ['kernel', 'games', 'bots', 'protocol', 'table', 'package-lock.json', 'tsconfig.base.json'];
const BUILDS = {
  web: {
    config: 'vite.config.ts',
    sources: [...SHARED, 'web', 'rules', 'vite.config.ts'],
    output: 'dist/web/index.html',
  },
  node: {
    config: 'vite.server.config.ts',
    sources: [...SHARED, 'server', 'lab', 'bench', 'vite.server.config.ts'],
    output: 'dist/node/server.js',
  },
};

/** Builds `web` (the client) or `node` (server, lab, bench) when a source has changed since. */
export function ensureBuild(name) {
  const { config, sources, output } = BUILDS[name];
  const stamp = hashFiles(sources.flatMap(source => filesUnder(join(ROOT, source))));
  if (readStamp(name) === stamp && existsSync(join(ROOT, output))) return;
  say(`Building ${name} …`);
  run(process.execPath, [
    join(ROOT, 'node_modules/vite/bin/vite.js'),
    'build',
    '-c',
    config,
    '--logLevel',
    'warn',
  ]);
  writeStamp(name, stamp);
}

/** The browser tests' Chromium: the one named by CHROMIUM, the system's, or installed by the package manager. */
export function ensureChromium() {
  return ensureProgram(
    'Chromium',
    'chromium',
    findChromium,
    'Install it and name it in the variable CHROMIUM.',
  );
}

/** The real database and the real broker that storage and fan-out are tested against. */
export function ensureServices() {
  ensureProgram('PostgreSQL', 'postgresql', findPostgres);
  ensureProgram('NATS', 'nats-server', findNats);
}

/** Installs a program with the package manager unless it is there. Missing ones fail: nothing is skipped. */
function ensureProgram(name, packageName, find, hint = `Install the package ${packageName}.`) {
  const found = find();
  if (found) return found;
  say(`Installing ${name} …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', packageName],
  ]) {
    const [command, ...rest] = [...sudo, ...args];
    run(command, rest);
  }
  return find() ?? fail(`${name} could not be installed. ${hint}`);
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const paths = [process.env.CHROMIUM, ...names.map(name => `/usr/bin/${name}`)];
  return paths.find(path => path && existsSync(path)) ?? null;
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

/** Runs to the end and passes its failure on. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (done.error) fail(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Source files below a path, without what is generated or installed. */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap(entry => filesUnder(join(path, entry.name)))
    .sort();
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const readStamp = name => (existsSync(join(STAMPS, name)) ? readFileSync(join(STAMPS, name), 'utf8') : null);

function writeStamp(name, stamp) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), stamp);
}
