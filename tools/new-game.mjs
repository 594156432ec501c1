/**
 * `npm run new-game NAME [FOLDER]`: lays a complete, ugly, playable game under a new name: rules, tests that name
 * them, a contract suite that passes, a plain board. It is Pig (`examples/pig`), renamed; docs/adding-a-game.md goes
 * on from there. FOLDER is the root of another checkout.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ensurePackages, ROOT, run, say } from './prepare.mjs';

const EXAMPLE = 'pig';
/** What the guide comes to later: a board of its own. */
const LATER = 'next/';
/** Each list, what it holds of a game, and where that lies in the game's folder. */
const LISTS = { 'games/games.ts': ['engine', 'bot/engine.ts'], 'web/games/list.ts': ['site', 'site.ts'] };

const [name = '', folder = ROOT, ...rest] = process.argv.slice(2);
const home = resolve(folder);
const wrong = problemWith(name);
if (wrong || rest.length > 0) {
  say(`new-game: ${wrong ?? 'one name at a time'}`);
  process.exit(1);
}

const example = join(ROOT, 'examples', EXAMPLE);
const laid = filesOf(example)
  .filter(file => !relative(example, file).startsWith(LATER))
  .map(file => [file, placeOf(relative(example, file))]);
for (const [file, place] of laid) {
  mkdirSync(dirname(join(home, place)), { recursive: true });
  writeFileSync(join(home, place), renamed(readFileSync(file, 'utf8'), place));
}
for (const [list, [what, file]] of Object.entries(LISTS)) register(join(home, list), what, file);
if (home === resolve(ROOT)) ensurePackages(); // the formatter, and what the tests need
// the new name is longer or shorter, and sorts elsewhere
run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', `games/${name}`, `web/games/${name}`], {
  cwd: home,
  stdio: 'ignore',
});

for (const [, place] of laid) say(`new   ${place}`);
for (const list of Object.keys(LISTS)) say(`edit  ${list}`);
say(`\nPlay it: npm start. Test it: npx vitest run ${name}. Make it yours: docs/adding-a-game.md`);

function problemWith(id) {
  if (!/^[a-z]{3,20}$/.test(id)) return 'a name is 3 to 20 small letters: npm run new-game reef';
  const taken = [`games/${id}`, `web/games/${id}`, `examples/${id}`, `rules/${id}.md`];
  return taken.some(path => existsSync(join(home, path))) ? `there is a ${id} already` : null;
}

function filesOf(folder) {
  return readdirSync(folder)
    .map(entry => join(folder, entry))
    .flatMap(path => (statSync(path).isDirectory() ? filesOf(path) : [path]));
}

/** Rules, engine and board lie apart in the house and together in an example. */
function placeOf(file) {
  if (file === 'rules.md') return `rules/${name}.md`;
  return file.startsWith('board/')
    ? `web/games/${name}/${file.slice('board/'.length)}`
    : `games/${name}/${file}`;
}

function renamed(text, place) {
  const capital = name[0].toUpperCase() + name.slice(1);
  const named = text
    .replaceAll('PIG-', `${name.toUpperCase()}-`)
    .replaceAll(/\bpig\b/g, name)
    .replaceAll(/\bpig(?=[A-Z])/g, name)
    .replaceAll(/\bPig(?=\b|[A-Z])/g, capital)
    .replaceAll('Rules: rules.md', `Rules: rules/${name}.md`);
  if (!place.startsWith('web/')) return named;
  const up = place.includes('/test/') ? '../../../' : '../../';
  return named
    .replaceAll(/'@fathoms\/web\//g, `'${up}`)
    .replaceAll(/'(?:\.\.\/)+((?:index|types)\.ts)'/g, `'@fathoms/games/${name}/$1'`);
}

/** One line, in its place among the others. */
function register(list, what, file) {
  const [comment, ...lines] = readFileSync(list, 'utf8').trimEnd().split('\n');
  const line = `export { ${what} as ${name} } from './${name}/${file}';`;
  writeFileSync(list, `${[comment, ...[...lines, line].sort()].join('\n')}\n`);
}
