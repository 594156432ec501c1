/**
 * `npm run new-game NAME`: lays a complete, ugly, playable game under a new name: rules, tests that name them, a
 * contract suite that passes, a plain board. It is Pig (`examples/pig`), renamed; docs/adding-a-game.md goes on from there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run, say } from './prepare.mjs';

const EXAMPLE = 'pig';
/** Each list, what it holds of a game, and where that lies in the game's folder. */
const LISTS = { 'games/games.ts': ['engine', 'bot/engine.ts'], 'web/games/list.ts': ['site', 'site.ts'] };

const [name = '', ...rest] = process.argv.slice(2);
const wrong = problemWith(name);
if (wrong || rest.length > 0) {
  say(`new-game: ${wrong ?? 'one name at a time'}`);
  process.exit(1);
}

const example = join(ROOT, 'examples', EXAMPLE);
const laid = filesOf(example).map(file => [file, placeOf(relative(example, file))]);
for (const [file, place] of laid) {
  mkdirSync(dirname(join(ROOT, place)), { recursive: true });
  writeFileSync(join(ROOT, place), renamed(readFileSync(file, 'utf8'), place));
}
for (const [list, [what, file]] of Object.entries(LISTS)) register(join(ROOT, list), what, file);
run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', `games/${name}`, `web/games/${name}`], {
  stdio: 'ignore',
});

for (const [, place] of laid) say(`new   ${place}`);
for (const list of Object.keys(LISTS)) say(`edit  ${list}`);
say(`\nPlay it: npm start. Test it: npx vitest run ${name}. Make it yours: docs/adding-a-game.md`);

function problemWith(id) {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id))
    return 'a name is 3 to 20 small letters and digits, a letter first: npm run new-game reef';
  const taken = ['games', 'web/games', 'examples'].find(folder => existsSync(join(ROOT, folder, id)));
  return taken || existsSync(join(ROOT, 'rules', `${id}.md`)) ? `there is a ${id} already` : null;
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
