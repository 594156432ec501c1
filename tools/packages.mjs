/**
 * `npm run packages`: kernel, games and bots as packages for other people's programs, in dist/packages: plain modules
 * with types, one for each of ours, and `.tgz` files of them. Nothing else is needed to run them.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensurePackages, ROOT, run } from './prepare.mjs';

const NAMES = ['kernel', 'games', 'bots'];
const OUT = join(ROOT, 'dist/packages');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

checkNode();
ensurePackages();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const name of NAMES) await compile(name);
declare();
for (const name of NAMES) {
  describe(name);
  run('npm', ['pack', '--silent', '--pack-destination', OUT], { cwd: join(OUT, name), stdio: 'inherit' });
}

/** Each module by itself, without its types; what other packages bring stays an import. */
async function compile(name) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, name),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(OUT, name),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: modulesOf(join(ROOT, name)), formats: ['es'] },
      rolldownOptions: {
        external: /^@fathoms\//,
        output: { preserveModules: true, preserveModulesRoot: join(ROOT, name), entryFileNames: '[name].js' },
        checks: { bundlerTimings: false },
      },
    },
  });
}

/** Tests stay at home; so do the suites for authors of games, which need a test runner. */
function modulesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['test', 'testing', 'node_modules'].includes(entry.name) ? [] : modulesOf(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function declare() {
  const config = join(OUT, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
    ...{ rootDir: ROOT, outDir: OUT },
  };
  const files = NAMES.flatMap(name => modulesOf(join(ROOT, name)));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }),
  );
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config]);
  rmSync(config);
}

/** The package's own description: every module can be imported by its path, a game by its name. */
function describe(name) {
  const { dependencies = {}, description } = JSON.parse(
    readFileSync(join(ROOT, name, 'package.json'), 'utf8'),
  );
  const module = path => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const games = readdirSync(join(ROOT, name), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(ROOT, name, entry.name, 'index.ts')))
    .map(entry => [`./${entry.name}`, module(`${entry.name}/index`)]);
  const manifest = {
    ...{ name: `@fathoms/${name}`, version, description, license: 'MIT', type: 'module', sideEffects: false },
    // our own modules name each other with their source's ending
    exports: { ...Object.fromEntries(games), './*.ts': module('*'), './*': module('*') },
    dependencies: Object.fromEntries(Object.keys(dependencies).map(other => [other, version])),
  };
  writeFileSync(join(OUT, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of [join(name, 'README.md'), 'LICENSE'])
    cpSync(join(ROOT, file), join(OUT, name, file.split('/').at(-1)));
}
