import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const home = mkdtempSync(join(tmpdir(), 'fathoms-packages-'));
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' });

/** The program in a package's README. */
const programOf = (name: string): string =>
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, name, 'README.md'), 'utf8'))?.[1] ?? '';

/** An empty project of somebody else, with nothing but our packages in it. */
beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'tools/packages.mjs')], { stdio: 'ignore' });
  const made = join(ROOT, 'dist/packages');
  const files = readdirSync(made).filter(file => file.endsWith('.tgz'));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'somebody', type: 'module' }));
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...files.map(file => join(made, file))], {
    cwd: home,
    stdio: 'ignore',
  });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const SAID = {
  games: /^\d+ events, places \d,\d,\d, scores \d+,\d+,\d+\n$/,
  bots: /^\[ [01.]+, [01.]+ \]\n$/,
};

test.each(['games', 'bots'] as const)('the program in the README of %s plays a game in Node', name => {
  writeFileSync(join(home, `${name}.js`), programOf(name));
  expect(node(`${name}.js`)).toMatch(SAID[name]);
});

test('bundled for a browser it plays the same game, with nothing of Node around it', async () => {
  writeFileSync(join(home, 'page.js'), programOf('games'));
  await build({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { lib: { entry: 'page.js', formats: ['iife'], name: 'page', fileName: () => 'bundle.js' } },
  });
  let said = '';
  const console = {
    log: (line: string) => {
      said += `${line}\n`;
    },
  };
  runInContext(readFileSync(join(home, 'dist/bundle.js'), 'utf8'), createContext({ console }));
  writeFileSync(join(home, 'games.js'), programOf('games'));
  expect(said).toBe(node('games.js'));
});

test('their types hold in a strict program, libraries checked too', () => {
  const program = `
    import { openEnvironment } from '@fathoms/bots/environment';
    import { findGame } from '@fathoms/games/catalog';
    import { scuba } from '@fathoms/games/scuba';
    const { view } = openEnvironment(scuba, { seats: 2, seed: 'x' }).turn()!.seen;
    export const air: number = view.round;
    export const known: string | undefined = findGame('dive', 1)?.id;
    // @ts-expect-error nobody has this
    export const wrong = view.nothing;
  `;
  writeFileSync(join(home, 'typed.ts'), program);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023'];
  node(join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, 'typed.ts');
});
