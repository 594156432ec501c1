/**
 * What may be checked about dependencies without a network: every package comes from the public registry with its
 * hash and with everything it asks for, and runs on the oldest Node we promise, only those listed here have a script for their installation, and
 * serving the game takes few of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { OLDEST_NODE, ROOT } from './prepare.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const HAVE_INSTALL_SCRIPT = ['better-sqlite3', 'fsevents', 'msgpackr-extract', 'sharp'];
/** Measured beside us on whatever Node there is; they say 22 and run on 20. */
const ASK_FOR_NEWER_NODE = ['@colyseus/core', '@colyseus/shared-types'];
const MOST_TO_SERVE = 210;

const problems = [];
const ours = readPackages('.');
const rivals = readPackages('bench');
for (const { path, name, entry } of [...ours, ...rivals]) {
  const isForOtherMachines = entry.optional && (entry.os || entry.cpu); // npm knows no hash of what it never fetched
  if (!entry.integrity?.startsWith('sha512-') && !isForOtherMachines)
    problems.push(`${path}: no sha512 hash`);
  if (entry.resolved && !entry.resolved.startsWith(REGISTRY))
    problems.push(`${path}: from ${entry.resolved}`);
  if (entry.hasInstallScript && !HAVE_INSTALL_SCRIPT.includes(name))
    problems.push(`${path}: has a script for its installation`);
  const node = entry.engines?.node ?? '*';
  if (!semver.satisfies(OLDEST_NODE, node) && !ASK_FOR_NEWER_NODE.includes(name))
    problems.push(`${path}: asks for Node ${node}; we promise ${OLDEST_NODE}`);
}
for (const all of [ours, rivals]) {
  const paths = new Set(all.map(({ path }) => path));
  for (const { path, entry } of all)
    for (const needed of Object.keys(entry.dependencies ?? {}))
      if (!placesFor(path, needed).some(place => paths.has(place)))
        problems.push(`${path}: ${needed} is missing`);
}
const serving = ours.filter(({ entry }) => !entry.dev && !entry.devOptional && !entry.os && !entry.cpu);
if (serving.length > MOST_TO_SERVE)
  problems.push(`serving takes ${serving.length} packages, more than ${MOST_TO_SERVE}`);
if (serving.length < 50)
  problems.push(`only ${serving.length} packages were read: the check itself is broken`);
for (const problem of problems) console.error(problem);
console.log(
  `lockfile: ${ours.length} packages, ${serving.length} of them to serve on any machine; ${rivals.length} beside us; ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);

/** Where Node would look for what a package asks for: beside it, and above. */
function placesFor(path, needed) {
  const ends = [...path.matchAll(/(?<=^|\/)node_modules\//g)].map(({ index }) => path.slice(0, index));
  return [`${path}/`, ...ends].map(above => `${above}node_modules/${needed}`);
}

function readPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      path: join(folder, path),
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      entry,
    }));
}
