/**
 * `npm run release`: one archive that serves with Node alone, for machines like this one, in dist/release. It is tried
 * before it is offered: unpacked elsewhere, started, and asked for the page.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { checkNode, ensureBuild, ensureServing, ROOT, run } from './prepare.mjs';

const PROGRAMS = ['server', 'admin', 'lab', 'think-worker', 'picture-worker', 'store-worker', 'worker'];
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const name = `fathoms-${version}-${process.platform}-${process.arch}`;
const out = join(ROOT, 'dist/release');
const stage = join(out, name);
const archive = join(out, `${name}.tar.gz`);

checkNode();
ensureServing();
ensureBuild('web');
ensureBuild('node');
rmSync(out, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
layPrograms();
layPackages();
layEntry();
run('tar', ['-czf', archive, '-C', out, name]);
rmSync(stage, { recursive: true });
await tryOut();

/** What was built for players and operators; not our own measuring tools. */
function layPrograms() {
  const built = join(ROOT, 'dist/node');
  const isKept = path => {
    const file = relative(built, path);
    return !file.endsWith('.map') && (!/^[^/]+\.js$/.test(file) || PROGRAMS.includes(basename(file, '.js')));
  };
  cpSync(built, join(stage, 'dist/node'), { recursive: true, filter: isKept });
  cpSync(join(ROOT, 'dist/web'), join(stage, 'dist/web'), { recursive: true });
}

/** The packages the server runs on. Ours are in the programs already; of SQLite's sources nothing is needed. */
function layPackages() {
  const args = ['ls', '--omit=dev', '--workspace=server', '--all', '--parseable'];
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  const isOurs = path => lstatSync(path).isSymbolicLink();
  const isNeeded = path =>
    !/better-sqlite3\/(deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$))/.test(path);
  for (const path of stdout.trim().split('\n')) {
    const place = relative(ROOT, path);
    if (!place.startsWith('node_modules/') || isOurs(path)) continue;
    cpSync(path, join(stage, place), { recursive: true, filter: isNeeded });
  }
}

function layEntry() {
  writeFileSync(join(stage, 'server.js'), "import './dist/node/server.js';\n");
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify({ name: 'fathoms', version, private: true, type: 'module' })}\n`,
  );
  for (const file of ['LICENSE', 'docs/operating.md']) cpSync(join(ROOT, file), join(stage, basename(file)));
}

/** From the archive to the page, in an empty folder with an empty environment. */
async function tryOut() {
  const home = mkdtempSync(join(tmpdir(), 'fathoms-release-'));
  run('tar', ['-xzf', archive, '-C', home]);
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, ['server.js'], {
    cwd: join(home, name),
    env: { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const page = await firstPage(`http://127.0.0.1:${port}/`, server);
    if (!page.includes('<title>')) throw new Error('the archive serves no page');
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${relative(ROOT, archive)}: ${megabytes(statSync(archive).size)} MB, ${megabytes(sizeOf(join(home, name)))} MB unpacked`,
    );
    console.log(`page after ${seconds} s, ${residentMb(server.pid)} MB resident`);
  } finally {
    server.kill();
    rmSync(home, { recursive: true, force: true });
  }
}

async function firstPage(url, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server of the archive ended by itself');
    const answer = await fetch(url).catch(() => null); // it does not listen yet
    if (answer?.ok) return answer.text();
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function freePort() {
  const probe = createServer();
  await new Promise(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise(resolve => probe.close(resolve));
  return port;
}

function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
}

function residentMb(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1000);
}
