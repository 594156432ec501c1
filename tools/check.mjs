/**
 * `npm run check`: what can be known within a minute. Types, lint, imports, rule coverage, and the unit tests that
 * depend on what has changed since the branch left `main`, or since the last commit. Tests that take long, named
 * `*.long.test.ts`, are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { bin, runChecks, STATIC_CHECKS } from './checks.mjs';
import { checkNode, ensurePackages, ensureRivals, ensureServices, ROOT, run, say } from './prepare.mjs';

checkNode();
ensurePackages();
ensureRivals();
ensureServices();

const { failures } = await runChecks(STATIC_CHECKS);
const since = branchedAt();
say(`\nunit tests of what changed since ${since}`);
run(bin('vitest'), ['run', '--changed', since, '--exclude', '**/*.long.test.*', '--passWithNoTests']);
process.exitCode = failures.length > 0 ? 1 : 0;

/** The commit this work began at: where it left the branch it will go to. */
function branchedAt() {
  for (const branch of ['@{upstream}', 'origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim().slice(0, 12);
  }
  return 'HEAD';
}
