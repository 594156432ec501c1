import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;

test('the archive unpacks in an empty folder and serves the page with Node alone', () => {
  const said = execFileSync(process.execPath, [join(ROOT, 'tools/release.mjs')], { encoding: 'utf8' });
  expect(said).toMatch(/fathoms-[\d.]+-\w+-\w+\.tar\.gz: [\d.]+ MB, [\d.]+ MB unpacked/);
  expect(said).toMatch(/page after [\d.]+ s, [1-9]\d* MB resident/);
});
