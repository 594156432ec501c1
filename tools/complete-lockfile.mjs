/**
 * `node tools/complete-lockfile.mjs [bench]`: completes package-lock.json after an install behind a registry that
 * lacks other platforms' binaries: npm leaves them out, and `npm ci` then refuses the lockfile everywhere. Versions
 * come from the packages that ask for them; npm skips what does not fit the machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

const path = join(ROOT, process.argv[2] ?? '.', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
let added = 0;
for (const [owner, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const places = [`${owner}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some(place => lock.packages[place]?.version === version || /[~^><|* ]/.test(version)))
      continue;
    const taken = lock.packages[places[1]] !== undefined;
    lock.packages[taken ? places[0] : places[1]] = {
      version,
      ...platform(name),
      ...(dev && { dev }),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);

function platform(name) {
  const words = name.split(/[/-]/);
  const os = words.find(word => SYSTEMS.includes(word));
  const cpu = words.map(word => PROCESSORS[word]).find(Boolean);
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
