/**
 * `npm test`: everything, from a fresh clone. Each part runs even if an earlier one failed, so that one run
 * tells the whole story; the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACES } from './modules.mjs';
import {
  checkNode,
  ensureBuild,
  ensureChromium,
  ensurePackages,
  ensureServices,
  ROOT,
  say,
} from './prepare.mjs';

checkNode();
ensurePackages();
const chromium = ensureChromium();
ensureServices();
ensureBuild('web');
ensureBuild('node');

const bin = name => join(ROOT, 'node_modules', '.bin', name);
const reports = join(ROOT, '.cache', 'test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

for (const workspace of WORKSPACES) check(`types of ${workspace}`, bin('tsc'), ['-p', workspace]);
check('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
check('imports', process.execPath, ['tools/check-imports.mjs']);
check('rule coverage', process.execPath, ['tools/check-rules.mjs']);
check('dependencies', process.execPath, ['tools/check-lockfile.mjs']);
check('published vulnerabilities', process.execPath, ['tools/audit.mjs']);
check('dead code', bin('knip'), ['--no-progress']);
suite('unit and contract tests', 'vitest.config.ts');
suite('browser tests', 'vitest.e2e.config.ts', { CHROMIUM: chromium });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  const done = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  const ok = done.status === 0;
  total[ok ? 'passed' : 'failed']++;
  say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  const text = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`;
  if (!ok || /^(rules|imports|audit):/m.test(text)) process.stdout.write(text);
}

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
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  for (const { status, fullName, failureMessages } of testResults.flatMap(file => file.assertionResults))
    if (status === 'passed' && failureMessages.length > 0)
      say(`second try: ${fullName}\n${failureMessages[0]}\n`);
  // a crash outside any test, or a run of nothing, must not look like success
  if ((done.status !== 0 || !success || numPassedTests === 0) && numFailedTests === 0) total.failed++;
}
