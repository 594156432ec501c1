import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forward } from '@fathoms/bots/judge/net.ts';
import { currentGame } from '@fathoms/games/catalog.ts';
import { WEIGHTS as LOCKER } from '@fathoms/games/locker/judge/weights.ts';
import { WEIGHTS } from '@fathoms/games/shares/judge/weights.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test, vi } from 'vitest';
import { runLab } from '../lab.ts';
import { reliabilityOf } from '../train/reliability.ts';
import { type Position, selfPlay } from '../train/self-play.ts';
import { openTrainer } from '../train/trainer.ts';
import { fakeIo } from './fake-io.ts';

vi.mock(import('@fathoms/games/soundings.ts'), { spy: true });

test('the same words teach the same weights, and the report says how far they can be believed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'train-'));
  const teach = async (name: string) => {
    const io = fakeIo();
    const line = `train locker --games 20 --held-out 10 --seed pearl --json --weights ${join(folder, name)}`;
    expect(await runLab(line.split(' '), io)).toBe(0);
    return { report: JSON.parse(io.out[0]), weights: readFileSync(join(folder, name), 'utf8') };
  };
  const [one, two] = [await teach('one.ts'), await teach('two.ts')];
  expect(two).toEqual(one);
  expect(one.weights).toContain('lab train locker --seed pearl --games 20');
  const seats = one.report.reliability.bins.reduce(
    (sum: number, bin: { seats: number }) => sum + bin.seats,
    0,
  );
  expect(seats).toBeGreaterThanOrEqual(2 * one.report.reliability.positions);
});

test('what there is to learn can be written in parts, and what was learned elsewhere is judged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taught-'));
  const [file, taught] = [join(folder, 'part.bin'), join(folder, 'taught.json')];
  const lab = async (line: string) => {
    const io = fakeIo();
    expect(await runLab(line.split(' '), io)).toBe(0);
    return io.out;
  };
  await lab(`train shares --games 3 --seed pearl --astray 9 --positions ${file} --part 2/2`);
  const row = 1 + 5 + 5 * WEIGHTS.layers[0]; // the match, every seat's share, what the judge sees for each
  const bytes = readFileSync(file);
  expect(bytes.length % (2 * row)).toBe(0);
  const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const shares = [...numbers.slice(1, 6)].filter(share => share >= 0);
  expect(shares.reduce((a, b) => a + b)).toBe(4096); // in units: one victory
  writeFileSync(taught, JSON.stringify({ matches: 7, ...WEIGHTS }));
  const [report] = await lab(`train shares --held-out 2 --taught ${taught} --json`);
  expect(JSON.parse(report)).toMatchObject({ games: 7, layers: WEIGHTS.layers });
});

test('Orca can play what there is to learn, and the judge can say what a position came to before the end does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const lessons = async (words: string) => {
    const file = join(folder, 'positions.bin');
    expect(
      await runLab(
        `train locker --games 2 --seed pearl --orca 1 ${words} --positions ${file}`.trim().split(/ +/),
        fakeIo(),
      ),
    ).toBe(0);
    const numbers = new Int16Array(new Uint8Array(readFileSync(file)).buffer);
    const row = 1 + 4 + 4 * LOCKER.layers[0];
    return Array.from({ length: numbers.length / row }, (_, i) =>
      [...numbers.slice(i * row + 1, i * row + 5)].filter(share => share >= 0),
    );
  };
  const [ended, judged] = [await lessons(''), await lessons('--trust 50')];
  expect(await lessons('--trust 50')).toEqual(judged); // the same words, the same matches
  expect(judged.length).toBe(ended.length);
  for (const shares of ended) expect(Math.max(...shares)).toBeGreaterThanOrEqual(4096 / shares.length);
  const isUnsure = (shares: number[]) => shares.every(share => share > 0 && share < 4096);
  expect(ended.some(isUnsure)).toBe(false); // somebody won each of these
  expect(judged.filter(isUnsure).length).toBeGreaterThan(judged.length / 2);
  expect(judged.at(-1)).toEqual(ended.at(-1)); // nothing came after it but the end
  for (const shares of judged)
    expect(Math.abs(shares.reduce((a, b) => a + b) - 4096)).toBeLessThanOrEqual(shares.length);
});

test('a game nobody can judge is refused', async () => {
  vi.mocked(findSounding).mockResolvedValueOnce(null);
  const io = fakeIo();
  expect(await runLab(['train', 'dive'], io)).toBe(1);
  expect(io.err[0]).toContain('dive has nothing a judge could look at');
});

test('where all decide at once a judge learns from the beginning of every round, and of who has no seat as well', async () => {
  const game = currentGame('dive') as Game;
  const sounding = (await findSounding('dive')) as Sounding;
  const manner = { astray: 0, isOrca: false, trust: 1 };
  const matches = Array.from({ length: 40 }, (_, nth) =>
    selfPlay({ game, sounding, judge: () => [] }, seeded(`rounds ${nth}`), manner),
  );
  const alone = matches.filter(([first]) => first?.sights.length === 2 && first.sights[0]?.[0] === 1);
  expect(alone.length).toBeGreaterThan(0); // one diver and the Chief
  for (const positions of alone) {
    for (const { shares } of positions) expect(shares.reduce((a, b) => a + b)).toBe(1);
    const rounds = positions.map(({ sights }) => sights[0]?.[10] ?? 0);
    expect(new Set(rounds).size).toBe(positions.length); // each once
  }
});

/** Whoever has the larger number wins three times out of four. */
const positions = (count: number): Position[] => {
  const chance = seeded('three of four');
  return Array.from({ length: count }, () => {
    const isFirst = chance.below(2) === 0;
    const wins = chance.below(4) < 3 === isFirst;
    return { sights: isFirst ? [[1], [0]] : [[0], [1]], shares: wins ? [1, 0] : [0, 1] };
  });
};

test('what is learned is how often, not who', () => {
  const trainer = openTrainer([1, 4, 1], seeded('net'));
  for (let pass = 0; pass < 20; pass++) trainer.learn(positions(2000), pass / 20);
  const { bins, worst } = reliabilityOf(trainer.layers, positions(2000));
  expect(bins.map(({ judged }) => Math.round(20 * judged) / 20)).toEqual([0.25, 0.75]);
  expect(worst).toBeLessThan(0.02);
});

test('slopes are those of the surprise: a step down makes it smaller', () => {
  const position: Position = { sights: [[1], [0]], shares: [1, 0] };
  const trainer = openTrainer([1, 4, 1], seeded('net'));
  const lead = () => forward(trainer.layers, [1])[1][0] - forward(trainer.layers, [0])[1][0];
  const before = lead();
  trainer.learn(
    Array.from({ length: 128 }, () => position),
    0,
  );
  expect(lead()).toBeGreaterThan(before);
});
