import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentGame } from '@fathoms/games/catalog.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf, mixed, promiseOf } from '@fathoms/table/match/fairness.ts';
import { formatRecord, type MatchRecord } from '@fathoms/table/record/record.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { type Fixture, fixtureRecord, playFixture } from '../run/match.ts';
import { rulesOf } from '../threads/pool.ts';
import { fakeIo } from './fake-io.ts';

const SEED = 'the promised one';
const SHELLS = ['ab'.repeat(32), '01'.repeat(32)];
let folder: string;
let fixture: Fixture;
let record: MatchRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lab-fair-'));
  const game = currentGame('locker');
  if (!game) throw new Error('no Locker');
  const seed = mixed(SEED, SHELLS);
  fixture = {
    game: 'locker',
    version: game.version,
    options: defaultOptions(game),
    bots: ['minnow', 'minnow'],
    seed,
  };
  const played = await playFixture(fixture, rulesOf(fixture));
  record = {
    ...fixtureRecord(fixture, played),
    seats: ['Ada', 'Ben'].map(name => ({ name, kind: 'human' as const })),
    commitment: commitmentOf(SEED),
    contributions: SHELLS,
    end: { outcome: played.outcome, seed: SEED },
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

async function check(changed: MatchRecord): Promise<string> {
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, formatRecord(changed));
  const io = fakeIo();
  const code = await runLab(['check', file], io);
  return `${code} ${[...io.out, ...io.err].join(' ')}`;
}

test('lab check finds a match with contributions fair and counts them', async () => {
  expect(await check(record)).toMatch(/^0 .*every roll follows from the promised seed and 2 contributions/);
});

test('lab check catches every contribution, seed and roll that was changed', async () => {
  const { contributions: _, ...bare } = record;
  const end = record.end && { ...record.end, seed: 'a better one' };
  expect(await check({ ...record, contributions: [SHELLS[0], null] })).toMatch(
    /^1 .*other luck than promised/,
  );
  expect(await check({ ...record, contributions: [...SHELLS].reverse() })).toMatch(/^1 .*other luck/);
  expect(await check({ ...record, contributions: SHELLS.slice(1) })).toMatch(
    /^1 .*1 contributions for 2 seats/,
  );
  expect(await check(bare)).toMatch(/^1 .*other luck/);
  expect(await check({ ...record, end })).toMatch(/^1 .*not the one promised/);
  expect(await check({ ...record, rolls: [1 - record.rolls[0]] })).toMatch(/^1 /);
});

test('lab check never calls a match fair that continues another one', async () => {
  const { contributions: _, ...bare } = record;
  const said = await check({ ...bare, continues: record.entries.length });
  expect(said).toMatch(
    /^0 .*NOT CHECKED AS FAIR.*whose [1-9]\d* rolls nothing here vouches for; the other 0/,
  );
  expect(said).not.toMatch(/every roll/);
});

test('lab check says fair only where everything was promised before anything was opened', async () => {
  const commitment = commitmentOf(SEED);
  const promises = SHELLS.map(luck => promiseOf(commitment, luck));
  const sealed = async (contributions: readonly (string | null)[]): Promise<MatchRecord> => {
    const played = await playFixture(
      { ...fixture, seed: mixed(SEED, contributions, promises) },
      rulesOf(fixture),
    );
    const { rolls, entries, outcome } = played;
    return { ...record, promises, contributions, rolls, entries, end: { outcome, seed: SEED } };
  };
  expect(await check(await sealed(SHELLS))).toMatch(/^0 .*FAIR: every roll .* 2 contributions, all promised/);
  const withheld = await check(await sealed([SHELLS[0], null]));
  expect(withheld).toMatch(/^0 .*1 contribution, but B did not open a promised number/);
  expect(await check(record)).not.toMatch(/FAIR/);
  expect(await check({ ...(await sealed(SHELLS)), promises: [...promises].reverse() })).toMatch(
    /^1 .*seat A added/,
  );
});

test('lab check refuses contributions of bots', async () => {
  const bots = fixtureRecord(fixture, await playFixture(fixture, rulesOf(fixture))).seats;
  expect(await check({ ...record, seats: bots })).toMatch(/^1 .*in the seat of a bot/);
});

/** Somebody who has only docs/fairness.md and a program that computes SHA-256. */
const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('whoever follows docs/fairness.md by hand comes to the same luck', () => {
  expect(sha(SEED)).toBe(record.commitment);
  const luck = sha(`${SEED}:A:${SHELLS[0]}:B:${SHELLS[1]}`);
  // Locker draws from the pile of 50 first, then of 49…; the start is one of two players
  expect(record.rolls).toEqual([Number.parseInt(sha(`${luck}:0:0`).slice(0, 8), 16) % 2]);
  const first = record.entries[0];
  expect(first.action).toBe('reveal');
  expect(first.rolls[0]).toBe(Number.parseInt(sha(`${luck}:1:0`).slice(0, 8), 16) % 50);
});

test('the numbers in docs/fairness.md are right', () => {
  const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
  const shown = (name: string): string => new RegExp(`^${name} += (.+)$`, 'm').exec(page)?.[1] ?? '';
  expect(sha(shown('seed'))).toBe(shown('lock'));
  expect(sha(`${shown('lock')}:${shown('A')}`)).toBe(shown('lockA'));
  expect(sha(`${shown('lock')}:${shown('C')}`)).toBe(shown('lockC'));
  expect(sha(`${shown('lock')}:A:${shown('lockA')}:C:${shown('lockC')}`)).toBe(shown('seal'));
  const luck = sha(`${shown('seed')}:${shown('seal')}:A:${shown('A')}:C:${shown('C')}`);
  expect(luck).toBe(shown('luck'));
  const block = sha(`${luck}:7:0`);
  expect(block).toBe(shown('block'));
  const word = Number.parseInt(block.slice(0, 8), 16);
  expect(String(word)).toBe(shown('word'));
  expect(String(word % 36)).toBe(shown('roll'));
});
