import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { learn, learnedPlayer, randomPlayer, shareOf } from '../players.ts';

test('who has learned from three thousand matches beats who plays at random', () => {
  const lessons = learn(3000, 'school');
  const learned = learnedPlayer(lessons, seeded('learned'));
  expect(shareOf(learned, randomPlayer(seeded('random')), 200, 'exam')).toBeGreaterThan(0.6);
});

test('who has learned nothing yet plays at random', () => {
  const unlearned = learnedPlayer(new Map(), seeded('unlearned'));
  const share = shareOf(unlearned, randomPlayer(seeded('random')), 200, 'exam');
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
