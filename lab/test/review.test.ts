import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { fakeIo } from './fake-io.ts';

let folder: string;
const fileOf = (nth: number): string => join(folder, `match-${nth}.jsonl`);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  const { code } = await lab(`sim locker --games 2 --seed kelp --record ${join(folder, 'match.jsonl')}`);
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function lab(line: string) {
  const io = fakeIo();
  const code = await runLab(line.split(' '), io);
  return { code, out: io.out.join('\n'), err: io.err.join('\n') };
}

test('a review as JSON adds up for every seat and is the same every time', async () => {
  const line = `review ${fileOf(1)} --imagine 2 --json`;
  const { code, out } = await lab(line);
  expect(code).toBe(0);
  for (const { start, luck, own, rivals, end } of JSON.parse(out).ledgers)
    expect(start + luck + own + rivals).toBe(end);
  expect((await lab(line)).out).toBe(out);
});

test('people read a ledger and every decision; of several matches the averages', async () => {
  const one = await lab(`review ${fileOf(1)} --imagine 2`);
  expect(one.out).toMatch(/seat +start +luck +decisions +rivals’ play +end\nA Seal/);
  expect(one.out).toMatch(/reveal \d+\.\d %.* bad \d+, total \d+/);
  const both = await lab(`review ${fileOf(1)} ${fileOf(2)} --imagine 2`);
  expect(both.out).toContain('2 matches');
});

test('of several matches it says how much of their variance luck does not account for', async () => {
  const ledgers = await Promise.all(
    [1, 2].map(async nth => JSON.parse((await lab(`review ${fileOf(nth)} --imagine 2 --json`)).out).ledgers),
  );
  const both = JSON.parse((await lab(`review ${fileOf(1)} ${fileOf(2)} --imagine 2 --json`)).out);
  const [first, second] = ledgers.map(([{ end, luck }]) => ({ end, left: end - luck }));
  expect(first.end).not.toBe(second.end);
  const left = (first.left - second.left) ** 2 / (first.end - second.end) ** 2;
  expect(both[0].varianceLeft).toBeCloseTo(left, 6);
});

test('rules nobody can judge are refused', async () => {
  const { code, err } = await lab('review games/test/corpus/dive-v2-base-2.jsonl');
  expect([code, err]).toEqual([1, 'lab: nobody can judge dive, rules version 2, yet.']);
});
