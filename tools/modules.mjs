/** Reads the repository's modules: who imports what. Shared by the checks. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesUnder, ROOT } from './prepare.mjs';

export const WORKSPACES = [
  'kernel',
  'games',
  'bots',
  'protocol',
  'table',
  'server',
  'web',
  'lab',
  'bench',
  'vision',
  'e2e',
  'examples',
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"();]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TYPE_ONLY = /(?:^|\n)\s*(?:import|export)\s+type\s[^'"();]*?from\s*['"]([^'"]+)['"]/g;

/** Every .ts and .tsx module: its path, its text, what it imports (as paths in the repository, or package names). */
export function readModules() {
  return WORKSPACES.flatMap(workspace => filesUnder(join(ROOT, workspace)))
    .filter(file => /\.tsx?$/.test(file))
    .map(file => {
      const text = readFileSync(file, 'utf8');
      const typeOnly = new Set([...text.matchAll(TYPE_ONLY)].map(match => match[1]));
      const imports = [...text.matchAll(IMPORT)].map(match => {
        const name = match[1] ?? match[2] ?? match[3];
        const later = match[3] !== undefined; // import(…)
        return { name, target: resolveImport(name, file), typeOnly: typeOnly.has(name), later };
      });
      return { path: relative(ROOT, file), text, imports };
    });
}

function resolveImport(name, from) {
  const clean = name.split('?')[0];
  if (clean.startsWith('@fathoms/')) return clean.slice('@fathoms/'.length);
  if (!clean.startsWith('.')) return null;
  const path = resolve(dirname(from), clean);
  return existsSync(path) ? relative(ROOT, path) : `missing ${relative(ROOT, path)}`;
}
