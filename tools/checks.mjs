/** Runs commands side by side, as many as there are cores, and says which passed. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { WORKSPACES } from './modules.mjs';
import { ROOT, say } from './prepare.mjs';

export const bin = name => join(ROOT, 'node_modules', '.bin', name);
const tool = name => [process.execPath, `tools/${name}.mjs`];

/** What needs no test run and no network. The longest come first. */
export const STATIC_CHECKS = {
  ...Object.fromEntries(
    ['server', 'web', ...WORKSPACES.filter(name => !['server', 'web'].includes(name))].map(name => [
      `types of ${name}`,
      // what was found out last time is kept: the second look takes a fifth
      [bin('tsc'), '-p', name, '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.json`],
    ]),
  ),
  'lint and format': [bin('biome'), 'check', '--error-on-warnings', '.'],
  imports: tool('check-imports'),
  names: tool('check-names'),
  'rule coverage': tool('check-rules'),
  styles: tool('check-css'),
  documents: tool('check-docs'),
};

/** What only changes with the packages and the list of files. */
export const HOUSE_CHECKS = {
  'dead code': [bin('knip'), '--no-progress'],
  dependencies: tool('check-lockfile'),
  'published vulnerabilities': tool('audit'),
};

/** Each command passes or fails as a whole; all of them run. Answers how many passed, and what failed. */
export async function runChecks(checks) {
  const total = { passed: 0, failures: [] };
  const waiting = Object.entries(checks);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const { ok, said } = await runCheck(command);
      if (ok) total.passed++;
      else total.failures.push(`${name}\n${said}`);
      say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
      if (!ok || /^(rules|imports|names|css|docs|audit):/m.test(said)) process.stdout.write(said);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}

async function runCheck([command, ...args]) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise(resolve => {
    child.once('error', problem => resolve(problem.message));
    child.once('close', status => resolve(status));
  });
  const [out, err, end] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok: end === 0, said: `${out}${err}${typeof end === 'string' ? `${end}\n` : ''}` };
}
