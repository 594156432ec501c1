import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@fathoms/games/catalog.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { type ArenaLimits, playArena } from '../programs/arena-match.ts';
import { type ArenaPlayer, readContenders } from '../programs/contenders.ts';
import { commandOf } from '../programs/process.ts';
import { ruled } from '../programs/ruling.ts';
import { readTable } from '../terminal/arguments.ts';
import { fakeIo } from './fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathoms-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const FAULTY = `node ${pathOf('./programs/faulty.mjs')}`;
const EXAMPLES = [
  `python3 ${pathOf('../../examples/programs/bot.py')}`,
  pathOf('../../examples/programs/bot.mjs'),
];
const LIMITS: ArenaLimits = { moveMs: 30_000, memoryMb: 512 };
const MINNOW: ArenaPlayer = { is: 'bot', name: 'minnow', bot: 'minnow' };

function settingOf(game: string) {
  const read = readTable({ words: [game], flags: { players: '2' } });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

const faulty = (fault: string, limits: Partial<ArenaLimits> = {}) =>
  playArena({
    setting: settingOf('locker'),
    contenders: [{ is: 'program', name: fault, command: `${FAULTY} ${fault}` }, MINNOW],
    seed: 'fouls',
    limits: { ...LIMITS, ...limits },
  });

describe('PROGRAM-18: a program that', () => {
  test.each([
    ['crash', 'Error: out of air', {}],
    ['illegal', '3 answers could not be played, the last: unreadable', {}],
    ['nonsense', '3 answers could not be played, the last: unreadable', {}],
    ['late', 'it took more than', { moveMs: 1_000 }],
    ['memory', 'MB of 200', { memoryMb: 200 }],
    ['chatter', 'it said too much', {}],
    ['gossip', 'it said too much', {}],
    ['stalling', 'it took more than', { moveMs: 1_000 }],
  ])('is guilty of %s has lost, and a bot plays its seat to the end', async (fault, why, limits) => {
    const { places, fouls, record } = await faulty(fault, limits);
    expect(places).toEqual([2, 1]);
    expect(fouls).toMatchObject([{ seat: 0, why: expect.stringContaining(why) }]);
    const own = record.entries.filter(({ seat, by }) => seat === 0 && by !== 'table');
    expect(own[0]).not.toHaveProperty('by');
    expect(own.slice(1).every(({ by }) => by === 'bot')).toBe(true);
    expect(record.end?.outcome).toBeTruthy();
  });
});

test('PROGRAM-15: a program that errs is told why, and may do better', async () => {
  const { fouls, record } = await faulty('learns');
  expect(fouls).toEqual([]);
  expect(record.entries.some(({ by }) => by === 'bot')).toBe(false);
});

test('PROGRAM-18: whoever fouls stands behind everybody who did not, the first last of all', () => {
  const foul = (seat: number, at: number) => ({ seat, at, why: '' });
  expect(ruled([1, 2, 2], [])).toEqual([1, 2, 2]);
  expect(ruled([1, 2, 2], [foul(0, 9)])).toEqual([3, 1, 1]);
  expect(ruled([1, 2, 3], [foul(0, 9), foul(1, 4)])).toEqual([2, 3, 1]);
  expect(ruled([1, 2], [foul(0, 4), foul(1, 9)])).toEqual([2, 1]);
});

test('PROGRAM-17: pairings are played from every seat with the same luck, and rated with intervals', async () => {
  const records = join(folder, 'locker');
  const io = fakeIo([], { threads: 2 });
  const programs = ['bot:minnow', `${FAULTY} none`, 'bot:random'].flatMap(one => ['--program', one]);
  const flags = ['--games', '2', '--seed', 'cup', '--records', records, '--json'];
  expect(await runLab(['arena', 'locker', ...programs, ...flags], io)).toBe(0);
  const told = JSON.parse(io.out[0] ?? '');
  expect(told.ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['minnow', 'none', 'random']);
  for (const { elo, low, high } of told.ladder) expect(low <= elo && elo <= high).toBe(true);
  expect(told.pairings).toHaveLength(3);
  const seats = told.matches.slice(0, 4).map((match: { seats: string[] }) => match.seats.join(' '));
  expect(seats).toEqual(['minnow none', 'none minnow', 'minnow none', 'none minnow']);
  const seedsOf = (i: number) =>
    readFileSync(join(records, `000${i}.jsonl`), 'utf8').match(/"seed":"[^"]+"/)?.[0];
  expect([1, 2, 3, 4].map(seedsOf)).toEqual(['1', '1', '2', '2'].map(n => `"seed":"cup-${n}"`));
});

test('PROGRAM-19: every match is kept and can be checked, also one with a foul', async () => {
  const records = join(folder, 'kept');
  const io = fakeIo();
  const programs = [`${FAULTY} crash`, 'bot:minnow'].flatMap(one => ['--program', one]);
  const command = ['arena', 'locker', ...programs, '--games', '1', '--seed', 'kept', '--records', records];
  expect(await runLab(command, io)).toBe(0);
  const files = readdirSync(records).filter(file => file.endsWith('.jsonl'));
  expect(files).toEqual(['0001.jsonl', '0002.jsonl']);
  for (const file of files) expect(await runLab(['check', join(records, file)], fakeIo())).toBe(0);
  const { fouls } = JSON.parse(readFileSync(join(records, 'results.json'), 'utf8'));
  expect(fouls).toHaveLength(2);
  expect(io.out.join('\n')).toMatch(/foul: crash in 0001\.jsonl, move \d+: .*out of air/s);
});

test.each(Object.keys(GAMES))(
  'PROGRAM-14: the examples in Python and JavaScript play %s in the arena',
  async game => {
    const setting = settingOf(game);
    const contenders = readContenders(setting.game, EXAMPLES);
    if (!contenders.ok) throw new Error(contenders.problem);
    const { fouls, record } = await playArena({
      setting,
      contenders: contenders.value,
      seed: game,
      limits: LIMITS,
    });
    expect(fouls).toEqual([]);
    expect(record.end).not.toBeNull();
  },
);

test.each([
  [['locker', '--program', 'bot:seal'], 'name two or more'],
  [['locker', '--program', 'bot:seal', '--program', 'bot:shark'], 'there is no bot:shark'],
  [['chess', '--program', 'bot:seal', '--program', 'bot:minnow'], 'there is no game chess'],
  [['locker', '--program', 'bot:seal', '--program', 'bot:minnow', '--memory', '0'], '--memory must be'],
])('lab arena %s says what is wrong', async (args, problem) => {
  const io = fakeIo();
  expect(await runLab(['arena', ...args], io)).toBe(1);
  expect(io.err.join('')).toContain(problem);
});

test('a command is a line of words; a lone file is run by what its ending says', () => {
  expect(commandOf('./bot.py')).toEqual(['python3', './bot.py']);
  expect(commandOf('./my-bot')).toEqual(['./my-bot']);
  expect(commandOf('./bot.mjs')).toEqual([process.execPath, './bot.mjs']);
  expect(commandOf(`java -jar "my bot.jar" 'a b'`)).toEqual(['java', '-jar', 'my bot.jar', 'a b']);
});
