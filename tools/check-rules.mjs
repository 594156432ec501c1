/**
 * Every numbered rule of a game that is built, and every statement of docs/spec, has a test that names it. Tests
 * and the client name no rule that does not exist, and boards do not judge: they ask the game's `explain`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, ROOT } from './prepare.mjs';

const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;
const ID = /\b[A-Z]{2,}-\d+\b/g;

/** Where a board may name a rule: what there is to read about a piece. Any other id would judge a second time. */
const READING = /\/(?:About\.tsx|guide(?:-now)?\.tsx|(?:words|guide|coach)\/[^/]+\.tsx?|test\/[^/]+)$/;

const games = readdirSync(join(ROOT, 'rules'))
  .filter(file => file.endsWith('.md'))
  .map(file => file.slice(0, -3));
const examples = readdirSync(join(ROOT, 'examples'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(join(ROOT, 'examples', entry.name, 'rules.md')))
  .map(entry => entry.name);
const known = new Map([
  ...games.map(game => [game, idsIn(`rules/${game}.md`)]),
  ...examples.map(game => [game, idsIn(`examples/${game}/rules.md`)]),
]);
const spec = readdirSync(join(ROOT, 'docs/spec')).filter(file => file.endsWith('.md'));
for (const file of spec) known.set(`docs/spec/${file}`, idsIn(`docs/spec/${file}`));
const all = new Set([...known.values()].flat());
const prefixes = new Set([...all].map(id => id.split('-')[0]));
const titles = ['kernel', 'games', 'bots', 'protocol', 'table', 'server', 'web', 'lab', 'e2e', 'examples']
  .flatMap(workspace => filesUnder(join(ROOT, workspace)))
  .filter(file => /\.test\.tsx?$|-contract\.ts$/.test(file))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(TITLE)].map(match => match[2]));
const named = new Set(
  titles.flatMap(title => title.match(ID) ?? []).filter(id => prefixes.has(id.split('-')[0])),
);

const problems = [];
const pending = [];
for (const [game, ids] of known) {
  if (ids.length === 0) problems.push(`the rules of ${game} have no numbered rule`);
  if (
    !game.startsWith('docs/') &&
    ![`games/${game}`, `examples/${game}`].some(folder => existsSync(join(ROOT, folder, 'index.ts')))
  ) {
    pending.push(`${game} (${ids.length})`);
    continue;
  }
  const missing = ids.filter(id => !named.has(id));
  if (missing.length > 0) problems.push(`${game}: no test names ${missing.join(' ')}`);
  else console.log(`rules: ${game}, all ${ids.length} rules have a test that names them`);
}
for (const id of named) if (!all.has(id)) problems.push(`a test names ${id}, which is no rule`);
for (const file of filesUnder(join(ROOT, 'web')).filter(file => /\.tsx?$/.test(file))) {
  const path = relative(ROOT, file);
  const ids = (readFileSync(file, 'utf8').match(ID) ?? []).filter(id => prefixes.has(id.split('-')[0]));
  for (const id of ids) if (!all.has(id)) problems.push(`${path} names ${id}, which is no rule`);
  const board = /^web\/games\/([a-z-]+)\//.exec(path)?.[1];
  if (!board || ids.length === 0 || READING.test(path)) continue;
  problems.push(`${path} names ${ids.join(' ')}: a board asks explain instead`);
}
if (pending.length > 0) console.log(`rules: pending until their games are built: ${pending.join(', ')}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function idsIn(path) {
  return [...readFileSync(join(ROOT, path), 'utf8').matchAll(RULE)].map(match => match[1]);
}
