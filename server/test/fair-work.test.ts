import type { Work } from '@fathoms/table/work/fair-queue.ts';
import { expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { openFairWork } from '../workers/fair-work.ts';
import { PAINTERS } from '../workers/painters.ts';

const of = (identity: string, address: string): Work => ({
  payers: [{ identity, address }],
  isWanted: () => true,
  isFew: true,
});
const MALLORY = of('mallory', '198.51.100.1');
const ADA = of('ada', '192.0.2.1');
const BEN = of('ben', '192.0.2.2');

/** A node whose painters finish when they are told to. */
function studio() {
  let time = 0;
  const began: string[] = [];
  const finish: (() => void)[] = [];
  const paint = (name: string) =>
    new Promise<string>(resolve => {
      began.push(name);
      finish.push(() => resolve(name));
    });
  const work = openFairWork(
    async () => '',
    job => paint(job.picture.id),
    () => time,
  );
  const done = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      time += 100;
      finish.shift()?.();
      for (let turn = 0; turn < 8; turn++) await null;
    }
  };
  const look = (id: string, whose: Work) =>
    work.look({ game: 'dive', picture: { id, scene: null }, skill: 1, luck: '' }, whose);
  return { work, look, paint, began, done };
}

test('SYNC-35: bots’ looks at pictures are shared fairly too, among each other and with people’s pictures', async () => {
  const { work, look, paint, began, done } = studio();
  for (let i = 0; i < 30; i++) void look(`mallory ${i}`, MALLORY);
  void look('ada’s bot', ADA);
  work.pictures(BEN, () => paint('ben’s picture')).hurry();
  await done(PAINTERS + 2);
  expect(began.slice(PAINTERS, PAINTERS + 2).sort()).toEqual(['ada’s bot', 'ben’s picture']);
});

test('SYNC-36: a look nobody waits for any more is not taken', async () => {
  const { look, began, done } = studio();
  let isWanted = true;
  for (let i = 0; i < PAINTERS; i++) void look(`first ${i}`, MALLORY);
  const dropped = look('too late', { ...MALLORY, isWanted: () => isWanted });
  isWanted = false;
  await done(1);
  expect(await dropped).toBeNull();
  expect(began).not.toContain('too late');
});

test('a bot that has to look is never turned away: tables wait for it, and each has one at a time', async () => {
  const { look, done } = studio();
  const count = LIMITS.picturesWaiting + PAINTERS + 5;
  const looks = Array.from({ length: count }, (_, i) => look(`${i}`, MALLORY));
  await done(count);
  expect((await Promise.all(looks)).every(glimpse => glimpse !== null)).toBe(true);
});
