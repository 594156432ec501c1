/**
 * What may be checked about dependencies without a network: every package comes from the public registry with
 * its hash, and only those listed here may run something when they are installed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const MAY_RUN_AT_INSTALL = ['better-sqlite3', 'esbuild', 'fsevents', 'msgpackr-extract', 'sharp'];

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const problems = [];
let count = 0;
for (const [path, entry] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || entry.link) continue;
  count++;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isForOtherMachines = entry.optional && (entry.os || entry.cpu); // npm knows no hash of what it never fetched
  if (!entry.integrity?.startsWith('sha512-') && !isForOtherMachines)
    problems.push(`${path}: no sha512 hash`);
  if (entry.resolved && !entry.resolved.startsWith(REGISTRY))
    problems.push(`${path}: from ${entry.resolved}`);
  if (entry.hasInstallScript && !MAY_RUN_AT_INSTALL.includes(name))
    problems.push(`${path}: runs a script when it is installed`);
}
if (count < 100) problems.push(`only ${count} packages were read: the check itself is broken`);
for (const problem of problems) console.error(problem);
console.log(`lockfile: ${count} packages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
