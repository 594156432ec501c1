/**
 * Asks the registry for published vulnerabilities of what we ship; high and critical ones fail. A registry that is
 * away, or answers no such questions, fails nothing: it is said, and the checks without a network stand.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';

const GRAVE = ['high', 'critical'];
const QUESTION = ['audit', '--json', '--omit=dev', '--package-lock-only'];
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=10000'];

const { stdout } = spawnSync('npm', [...QUESTION, ...PATIENCE], { cwd: ROOT, encoding: 'utf8' });
const answer = readJson(stdout);
const counts = answer?.metadata?.vulnerabilities;
if (!counts) {
  console.log(
    `audit: nobody answered (${answer?.message ?? 'no connection'}); published vulnerabilities were not looked up`,
  );
  process.exit(0);
}
const grave = Object.values(answer.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
for (const { name, severity, range } of grave) console.error(`audit: ${name} ${range}: ${severity}`);
console.log(`audit: ${counts.total} published vulnerabilities, ${grave.length} of them grave`);
process.exit(grave.length > 0 ? 1 : 0);

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
