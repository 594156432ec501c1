/** What every command needs before it runs: packages, builds, a browser. Each is done only when missing or stale. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNats, findPostgres } from './services.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Vite 8 asks for this; older Nodes fail with errors nobody understands. */
export const OLDEST_NODE = '20.19.0';

export function checkNode() {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0)
    fail(`Fathoms needs Node ${OLDEST_NODE} or newer; this is ${node}.`);
}

const PACKAGES_STAMP = 'node_modules/.fathoms'; // goes when the packages go
const HERE = `${process.platform} ${process.arch} ${process.versions.modules}`; // what native code is compiled for
/** Nothing a package brings along runs at installation, except that SQLite is compiled where Node has none. */
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what building and serving takes: exactly what the lockfile says, when that has changed. */
export function ensureServing() {
  const lock = lockOf('.');
  if ([`serving ${lock}`, `all ${lock}`].includes(readStamp(PACKAGES_STAMP))) return;
  install(['ci', '--omit=dev']);
  if (!hasSqlite()) compileSqlite();
  writeStamp(PACKAGES_STAMP, `serving ${lock}`);
}

/** Installs the tools for development and tests too; tests want both kinds of SQLite. */
export function ensurePackages() {
  const lock = lockOf('.');
  const had = readStamp(PACKAGES_STAMP);
  if (had === `all ${lock}`) return;
  const isServing = had === `serving ${lock}`;
  install(isServing ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']);
  if (!isServing || hasSqlite()) compileSqlite();
  writeStamp(PACKAGES_STAMP, `all ${lock}`);
}

/** Installs what is measured beside us; it has a lockfile of its own. */
export function ensureRivals() {
  const lock = lockOf('bench');
  if (readStamp(`bench/${PACKAGES_STAMP}`) === lock) return;
  install(['ci', '--include=dev'], 'bench');
  writeStamp(`bench/${PACKAGES_STAMP}`, lock);
}

function install(how, folder = '.') {
  say(`Installing packages${folder === '.' ? '' : ` of ${folder}`} …`);
  run('npm', [...how, ...QUIETLY], { cwd: join(ROOT, folder) });
}

/** Whether this Node brings a SQLite that serves; `server/store/sqlite.ts` asks the same. */
function hasSqlite() {
  const question = `const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    process.exit(new DatabaseSync(':memory:').isTransaction === false ? 0 : 1)`;
  return spawnSync(process.execPath, ['--no-warnings', '-e', question], { stdio: 'ignore' }).status === 0;
}

function compileSqlite() {
  run('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--loglevel=error']);
}

const lockOf = folder => `${hashFiles([join(ROOT, folder, 'package-lock.json')])} ${HERE}`;

const SHARED = ['kernel', 'games', 'bots', 'protocol', 'table', 'package-lock.json', 'tsconfig.base.json'];
const BUILDS = {
  web: {
    config: 'vite.config.ts',
    sources: [...SHARED, 'lab/run', 'web', 'rules', 'vite.config.ts'],
    output: 'dist/web/index.html',
  },
  node: {
    config: 'vite.server.config.ts',
    sources: [...SHARED, 'server', 'lab', 'vision', 'vite.server.config.ts'],
    output: 'dist/node/server.js',
  },
  bench: {
    config: 'vite.bench.config.ts',
    sources: [...SHARED, 'bench', 'examples', 'vite.server.config.ts', 'vite.bench.config.ts'],
    output: 'bench/dist/bench.js',
  },
};

/** Builds `web` (the client), `node` (server and lab) or `bench` when a source has changed since. */
export function ensureBuild(name) {
  const { config, sources, output } = BUILDS[name];
  const stamp = hashFiles(sources.flatMap(source => filesUnder(join(ROOT, source))));
  if (readStamp(`dist/${name}.stamp`) === stamp && existsSync(join(ROOT, output))) return;
  say(`Building ${name} …`);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  run(process.execPath, [vite, 'build', '-c', config, '--logLevel', 'warn']);
  writeStamp(`dist/${name}.stamp`, stamp);
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

/**
 * The same engine without windows, which take a browser as much time as our pages do. Notifications need a whole
 * browser; all else is tested in this, where the package manager has it.
 */
export function ensureHeadlessShell() {
  const find = () => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null);
  const offer = spawnSync('apt-cache', ['policy', 'chromium-headless-shell'], { encoding: 'utf8' });
  if (!find() && !/Candidate: \d/.test(offer.stdout ?? '')) return null;
  return ensureProgram('Chromium without windows', 'chromium-headless-shell', find);
}
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The real database and the real broker that storage and fan-out are tested against, and a language not our own. */
export function ensureServices() {
  ensureProgram('PostgreSQL', 'postgresql', findPostgres);
  ensureProgram('NATS', 'nats-server', findNats);
  ensureProgram('Python', 'python3', findPython);
}

const findPython = () =>
  spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0 ? 'python3' : null;

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

const readStamp = path => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null);

function writeStamp(path, stamp) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), stamp);
}
