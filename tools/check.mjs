/**
 * `npm run check`: what can be known within a minute. Types, lint, imports, rule coverage, and the unit tests beside
 * what has changed since the branch left `main`, or since the last commit: of the game, or of the folder. What a
 * change does elsewhere, and tests that take long, named `*.long.test.ts`, are left to `npm test`.
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
const places = [...new Set(changedSince(since).map(placeOf))];
if (places.length > 0) {
  say(`\nunit tests of what changed since ${since}: ${places.join(' ')}`);
  const only = ['--changed', since, '--exclude', '**/*.long.test.*', '--passWithNoTests'];
  run(bin('vitest'), ['run', ...places, ...only]);
}
process.exitCode = failures.length > 0 ? 1 : 0;

function changedSince(commit) {
  const names = args => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n');
  return [
    ...names(['diff', '--name-only', commit]),
    ...names(['ls-files', '-o', '--exclude-standard']),
  ].filter(name => name.includes('/'));
}

/** A game's rules and its board belong together; a page of the client is a folder. */
function placeOf(file) {
  const game = /(?:^|\/)games\/([a-z]+)\//.exec(file)?.[1];
  if (game) return `games/${game}/`;
  const [top, next] = file.split('/');
  return top === 'web' ? `web/${next}/` : `${top}/`;
}

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
