/** Every numbered rule of a game that is built has a test that names it, and tests name no rule that does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './prepare.mjs';

const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;
const ID = /\b[A-Z]{3,}-\d+\b/g;

const games = readdirSync(join(ROOT, 'rules'))
  .filter(file => file.endsWith('.md'))
  .map(file => file.slice(0, -3));
const known = new Map(games.map(game => [game, idsIn(game)]));
const all = new Set([...known.values()].flat());
const prefixes = new Set([...all].map(id => id.split('-')[0]));
const titles = ['kernel', 'games', 'bots', 'protocol', 'table', 'server', 'web', 'lab', 'e2e']
  .flatMap(workspace => filesUnder(join(ROOT, workspace)))
  .filter(file => /\.test\.tsx?$/.test(file))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(TITLE)].map(match => match[2]));
const named = new Set(
  titles.flatMap(title => title.match(ID) ?? []).filter(id => prefixes.has(id.split('-')[0])),
);

const problems = [];
const pending = [];
for (const [game, ids] of known) {
  if (ids.length === 0) problems.push(`rules/${game}.md has no numbered rule`);
  if (!existsSync(join(ROOT, 'games', game, 'index.ts'))) {
    pending.push(`${game} (${ids.length})`);
    continue;
  }
  const missing = ids.filter(id => !named.has(id));
  if (missing.length > 0) problems.push(`${game}: no test names ${missing.join(' ')}`);
  else console.log(`rules: ${game}, all ${ids.length} rules have a test that names them`);
}
for (const id of named) if (!all.has(id)) problems.push(`a test names ${id}, which is no rule`);
if (pending.length > 0) console.log(`rules: pending until their games are built: ${pending.join(', ')}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function idsIn(game) {
  return [...readFileSync(join(ROOT, 'rules', `${game}.md`), 'utf8').matchAll(RULE)].map(match => match[1]);
}
