/**
 * `npm test`: everything, from a fresh clone. Each part runs even if an earlier one failed, so that one run
 * tells the whole story; the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

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
    numFailedTests = 0,
    success = false,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  // a crash outside any test, or a run of nothing, must not look like success
  if ((done.status !== 0 || !success || numPassedTests === 0) && numFailedTests === 0) total.failed++;
}
