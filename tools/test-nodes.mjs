/**
 * `npm run test:nodes [-- PATTERN…]`: the unit and contract tests on the other Nodes we promise. Each comes through
 * npm with its headers, and gets a copy of the sources with packages of its own, compiled for it; all of it stays
 * in .cache for the next time.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { checkNode, ensureServices, ROOT, run, say } from './prepare.mjs';

const NODES = ['22', '24'];
const PACKAGE = `node-${process.platform}-${process.arch}`;

checkNode();
ensureServices();
const results = NODES.map(major => `Node ${major}: ${testOn(major)}`);
for (const result of results) say(result);
process.exitCode = results.every(result => result.endsWith('passed')) ? 0 : 1;

function testOn(major) {
  const home = join(ROOT, '.cache', 'nodes', major);
  const node = fetchNode(major, home);
  const copy = copySources(join(home, 'fathoms'));
  const env = {
    ...process.env,
    PATH: `${join(node, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: node, // its headers
  };
  const prepare = `const { ensurePackages, ensureRivals } = await import('./tools/prepare.mjs');
    console.error(process.version); ensurePackages(); ensureRivals();`;
  const steps = [
    ['node', '--input-type=module', '-e', prepare],
    ['node', 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  ];
  const failed = steps.some(
    ([command, ...args]) => spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' }).status !== 0,
  );
  return failed ? 'failed' : 'passed';
}

/** The newest of its line; answers its folder. */
function fetchNode(major, home) {
  mkdirSync(home, { recursive: true });
  run('npm', [
    'install',
    `${PACKAGE}@${major}`,
    '--prefix',
    home,
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
  return join(home, 'node_modules', PACKAGE);
}

/** Everything git knows or would add, as it is now; answers where. Packages that are there stay. */
function copySources(copy) {
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = new Set(list.stdout.split('\0').filter(file => file && existsSync(join(ROOT, file))));
  for (const file of sourcesIn(copy)) if (!files.has(file)) rmSync(join(copy, file));
  for (const file of files) {
    const to = join(copy, file);
    if (existsSync(to) && readFileSync(to).equals(readFileSync(join(ROOT, file)))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(ROOT, file), to);
  }
  return copy;
}

function sourcesIn(folder, path = '') {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
    .flatMap(entry =>
      entry.isDirectory() ? sourcesIn(folder, join(path, entry.name)) : [join(path, entry.name)],
    );
}
