import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstKey, openKeys, rotateKeys } from '../guests/keys.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';

const first = () => 'ab'.repeat(32);

test('nodes over one store read each other’s cookies, and nobody else’s', async () => {
  const store = memoryStore();
  const [one, two] = [
    await openKeys(store, () => 0, first),
    await openKeys(
      store,
      () => 0,
      () => 'cd'.repeat(32),
    ),
  ];
  expect(two.unsign(one.sign('ada'))).toMatchObject({ valid: true, value: 'ada' });
  const stranger = await openKeys(
    memoryStore(),
    () => 0,
    () => 'cd'.repeat(32),
  );
  expect(one.unsign(stranger.sign('ada')).valid).toBe(false);
  expect(one.unsign('ada').valid).toBe(false);
});

test('a new key signs once every node has read it, and cookies of the old one stay good', async () => {
  const store = memoryStore();
  let time = 1_000_000;
  const [one, late] = [await openKeys(store, () => time, first), await openKeys(store, () => time, first)];
  const old = one.sign('ada');
  await rotateKeys(store, time);
  await one.reload();
  expect(one.sign('ada')).toBe(old); // a node that has not read it yet can still read ours
  time += LIMITS.newKeyMs;
  const renewed = one.sign('ada');
  expect(renewed).not.toBe(old);
  expect(one.unsign(old)).toMatchObject({ valid: true, renew: true, value: 'ada' });
  expect(late.unsign(renewed).valid).toBe(false);
  await late.reload();
  expect(late.unsign(renewed)).toMatchObject({ valid: true, renew: false });
});

test('the third rotation after it throws a key away', async () => {
  const store = memoryStore();
  let time = 0;
  const keys = await openKeys(store, () => time, first);
  const cookie = keys.sign('ada');
  for (const good of [true, true, false]) {
    await rotateKeys(store, time);
    time += LIMITS.newKeyMs;
    await keys.reload();
    expect(keys.unsign(cookie).valid).toBe(good);
  }
});

test('the key an older build kept in a file is taken over; a broken one is not used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-keys-'));
  expect(firstKey(folder)).toMatch(/^[0-9a-f]{64}$/);
  expect(firstKey(folder)).not.toBe(firstKey(folder));
  writeFileSync(join(folder, 'cookie-key'), `${first()}\n`);
  expect(firstKey(folder)).toBe(first());
  writeFileSync(join(folder, 'cookie-key'), 'short');
  await expect(
    openKeys(
      memoryStore(),
      () => 0,
      () => firstKey(folder),
    ),
  ).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
