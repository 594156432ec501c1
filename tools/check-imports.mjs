/** Imports point inward, games do not know each other, and the rules touch no clock, no luck of their own, no I/O. */
import { dirname } from 'node:path/posix';
import { readModules } from './modules.mjs';

/** What each workspace may import from the others, or which folder of one. Tests may use anything their code may, and vitest. */
const ALLOWED = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel'],
  protocol: ['kernel'],
  table: ['kernel', 'protocol'],
  server: ['kernel', 'games', 'bots', 'protocol', 'table'],
  web: ['kernel', 'games', 'bots', 'protocol', 'table', 'lab/run'],
  lab: ['kernel', 'games', 'bots', 'protocol', 'table'],
  bench: ['kernel', 'games', 'bots', 'protocol', 'table', 'server/store', 'examples', 'e2e'],
  vision: ['kernel', 'games'],
  e2e: ['kernel', 'games', 'protocol', 'table'],
  examples: ['kernel', 'bots', 'web'],
};

const ALLOWED_IN_TESTS = { bots: ['games', 'table'], table: ['games'], web: ['lab'] };

const PURE = ['kernel', 'games', 'bots', 'table', 'lab/run'];
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\.|\bprocess\.|\bconsole\.|\bfetch\(|\bsetTimeout\b|\bsetInterval\b|\bcrypto\b/;
/** Packages pure workspaces may use all the same. */
const PURE_PACKAGES = { table: ['@noble/hashes', 'zod'] };

/** What a server's start does not load: many files each, and most servers never use them. */
const STARTS = ['server/main.ts', 'server/workers/store-worker.ts'];
const NOT_AT_START = [
  '@nats-io/transport-node',
  '@simplewebauthn/server',
  'kysely',
  'pg',
  'sharp',
  'web-push',
];

const modules = readModules();
const problems = [];
const isTest = path => /(^|\/)(test|testing)\//.test(path);
const isWithin = (path, folder) => path.startsWith(`${folder}/`);
const isPure = path => PURE.some(folder => isWithin(path, folder));
const workspaceOf = path => path.split('/')[0];
/** Who needs whom at run time. Workers are entries of their own: nobody imports them. */
const graph = new Map(
  modules.map(m => [m.path, m.imports.filter(i => i.target && !i.typeOnly).map(i => i.target)]),
);
const gameOf = path => /^(?:web\/|lab\/)?games\/(?!test\/)([a-z-]+)\//.exec(path)?.[1] ?? null; // test: for all games

for (const { path, text, imports } of modules) {
  const workspace = workspaceOf(path);
  for (const { name, target } of imports) {
    if (target?.startsWith('missing')) problems.push(`${path}: ${name} does not exist`);
    else if (target) checkDirection(path, workspace, target);
    else checkPackage(path, workspace, name);
  }
  if (isPure(path) && !isTest(path)) {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
    const found = IMPURE.exec(code);
    if (found) problems.push(`${path}: uses ${found[0]}; luck, time and I/O are arguments`);
  }
}
for (const cycle of findCycles()) problems.push(`cycle: ${cycle.join(' → ')}`);
for (const pair of findPairs()) problems.push(pair);
for (const start of STARTS) checkStart(start);
for (const trail of findPainting())
  problems.push(`a picture would be drawn on the page's own thread: ${trail}`);

function checkDirection(path, workspace, target) {
  const other = workspaceOf(target);
  const tests = (isTest(path) && ALLOWED_IN_TESTS[workspace]) || [];
  if (other !== workspace && ![...ALLOWED[workspace], ...tests].some(folder => isWithin(target, folder))) {
    problems.push(`${path}: ${workspace} may not import ${target}`);
  }
  const [from, to] = [gameOf(path), gameOf(target)];
  if (to && from && from !== to) problems.push(`${path}: one game may not import another (${target})`);
  const isList = [
    'games/games.ts',
    'games/painters.ts',
    'games/soundings.ts',
    'web/games/list.ts',
    'lab/games/list.ts',
  ].includes(path);
  if (to && !from && !isList && !isTest(path) && !['bench', 'vision'].includes(workspace)) {
    problems.push(`${path}: no game is named outside its own folders and the lists (${target})`);
  }
}

function checkPackage(path, workspace, name) {
  if (!isPure(path) || isTest(path) || name.startsWith('node:vitest')) return;
  const allowed = PURE_PACKAGES[workspace] ?? [];
  if (!allowed.some(pkg => name === pkg || name.startsWith(`${pkg}/`)))
    problems.push(`${path}: may not import ${name}`);
}

/** Cycles among imports that exist at run time. */
function findCycles() {
  const state = new Map();
  const cycles = [];
  const visit = (path, trail) => {
    if (state.get(path) === 'done' || !graph.has(path)) return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path]);
      return;
    }
    state.set(path, 'open');
    for (const next of graph.get(path)) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

function checkStart(start) {
  const found = new Set([start]);
  for (const path of found) {
    const { imports } = modules.find(m => m.path === path);
    for (const { name, target, typeOnly, later } of imports) {
      if (typeOnly || later) continue;
      if (NOT_AT_START.includes(name)) problems.push(`${path}: ${start} would load ${name} when it starts`);
      else if (modules.some(m => m.path === target)) found.add(target);
    }
  }
  if (found.size < 5) problems.push(`${start} imports next to nothing: the check itself is broken`);
}

/**
 * Pictures are drawn and refined in workers: at no table leads a way from the page itself to what does it. The lab
 * shares modules with the workers in which it plays.
 */
function findPainting() {
  const PAINTS = ['games/painters.ts', 'web/games/dive/look/finer.ts'];
  const from = new Map([['web/main.tsx', null]]);
  for (const path of from.keys())
    for (const next of isWithin(path, 'web/lab') ? [] : (graph.get(path) ?? []))
      if (!from.has(next)) from.set(next, path);
  const trailTo = path => (path === null ? [] : [...trailTo(from.get(path)), path]);
  return PAINTS.filter(path => !graph.has(path) || from.has(path)).map(path =>
    graph.has(path) ? trailTo(path).join(' → ') : `${path} is looked for and does not exist`,
  );
}

/** Two folders that import each other are one folder: nobody can say which to read first. Tests may look at both. */
function findPairs() {
  const uses = new Map(); // 'folder folder' → the first file that makes it so
  for (const { path, imports } of modules)
    for (const { target } of imports) {
      if (!target || target.startsWith('missing') || isTest(path) || isTest(target)) continue;
      const [from, to] = [dirname(path), dirname(target)];
      if (from !== to && !uses.has(`${from} ${to}`)) uses.set(`${from} ${to}`, `${path} imports ${target}`);
    }
  return [...uses].flatMap(([key, first]) => {
    const [from, to] = key.split(' ');
    const back = uses.get(`${to} ${from}`);
    return back && from < to ? [`${from} and ${to} import each other: ${first}, ${back}`] : [];
  });
}

if (modules.length < 50)
  problems.push(`only ${modules.length} modules were read: the check itself is broken`);
for (const problem of problems) console.error(problem);
console.log(`imports: ${modules.length} modules, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
