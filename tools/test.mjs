/**
 * `npm test`: everything, from a fresh clone. Each part runs even if an earlier one failed, so that one run
 * tells the whole story; the last lines name what failed and count.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, HOUSE_CHECKS, runChecks, STATIC_CHECKS } from './checks.mjs';
import {
  checkNode,
  ensureBuild,
  ensureChromium,
  ensureHeadlessShell,
  ensurePackages,
  ensureRivals,
  ensureServices,
  ROOT,
  say,
} from './prepare.mjs';

checkNode();
ensurePackages();
ensureRivals();
const chromium = ensureChromium();
const shell = ensureHeadlessShell() ?? chromium;
ensureServices();
ensureBuild('web');
ensureBuild('node');
ensureBuild('bench');

const reports = join(ROOT, '.cache', 'test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = await runChecks({ ...STATIC_CHECKS, ...HOUSE_CHECKS });
suite('unit and contract tests', 'vitest.config.ts');
suite('browser tests', 'vitest.e2e.config.ts', { CHROMIUM: chromium, CHROMIUM_SHELL: shell });

// last, because whoever reads the end of a long log must find out what broke
console.log(total.failures.map(failure => `\nFAIL ${failure}`).join(''));
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length > 0 || total.passed === 0 ? 1 : 0);

/** A vitest run, whose own count is added. A run that reports no tests has failed. */
function suite(name, config, env = {}) {
  say(`\n${name}`);
  const report = join(reports, `${config}.json`);
  const args = ['run', '-c', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const done = spawnSync(bin('vitest'), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const {
    numPassedTests = 0,
    success = false,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failures = testResults.flatMap(failuresOf);
  total.passed += numPassedTests;
  total.failures.push(...failures);
  // a crash outside any test, or a run of nothing, must not look like success
  if ((done.status !== 0 || !success || numPassedTests === 0) && failures.length === 0)
    total.failures.push(`${name}: the run itself failed`);
}

/** What failed in one test file, each with what was said of it; a file that could not even be read is one failure. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : [];
  return failed.map(test => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
}
