import { seeded } from '@fathoms/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { type Example, learn } from '../run/learner.ts';
import { fakeIo } from './fake-io.ts';

/** Three classes on a ring, with noise: no straight line tells them apart. */
function ring(count: number, seed: string): Example[] {
  const chance = seeded(seed);
  const noise = () => (chance.below(1000) + chance.below(1000)) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const label = chance.below(3);
    const angle = (chance.below(6283) / 1000) as number;
    const radius = 1 + 2 * label + 0.4 * noise();
    return { notes: [radius * Math.cos(angle), radius * Math.sin(angle), noise()], label };
  });
}

test('the learner tells classes apart that it has not seen, and says how sure it is', () => {
  const judge = learn(ring(600, 'lessons'), 3, seeded('learner'));
  const unseen = ring(200, 'exam');
  const answers = unseen.map(({ notes }) => judge(notes));
  const right = answers.filter((chances, i) => chances.indexOf(Math.max(...chances)) === unseen[i].label);
  expect(right.length).toBeGreaterThan(180);
  for (const chances of answers) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
});

test('the learner has nothing to say where there is nothing to learn', () => {
  const chance = seeded('nonsense');
  const nonsense = Array.from({ length: 300 }, () => ({
    notes: [chance.below(100)],
    label: chance.below(2),
  }));
  const judge = learn(nonsense, 2, seeded('learner'));
  const right = nonsense.filter(() => {
    const chances = judge([chance.below(100)]);
    return chances.indexOf(Math.max(...chances)) === chance.below(2);
  });
  expect(right.length).toBeGreaterThan(100);
  expect(right.length).toBeLessThan(200);
});

describe('lab see', () => {
  test.each([
    ['see', 'which game?'],
    ['see locker', 'has no pictures to read'],
    ['see dive more', 'too many words: more'],
    ['see dive --scenes 2', 'at least 5 scenes'],
  ])('%s is refused with a sentence', async (line, sentence) => {
    const io = fakeIo();
    expect(await runLab(line.split(' '), io)).toBe(1);
    expect(io.err.join('\n')).toContain(sentence);
  });

  test('judges every level in every way of looking, from unseen pictures', async () => {
    const io = fakeIo();
    expect(await runLab('see dive --scenes 5 --seed test --json'.split(' '), io)).toBe(0);
    const { scenes, results } = JSON.parse(io.out.join(''));
    expect(scenes).toBe(5);
    expect(results).toHaveLength(4);
    for (const { presence } of results) {
      expect(presence).toHaveLength(5);
      for (const { mean } of presence) expect(mean).toBeLessThanOrEqual(1);
    }
  });
});
