import { seeded } from '@fathoms/kernel/chance.ts';
import { count, type Histogram } from '@fathoms/lab/run/histogram.ts';
import { expect, test } from 'vitest';
import { apartDifference, lastingMargin, pairedDifference, verdictOn } from '../verdict.ts';

test('a difference is settled once its interval is clear of zero, or within what counts as none', () => {
  const of = (mean: number, margin: number) => verdictOn({ mean, margin, games: 400 }, 1);
  expect(of(3, 2)).toEqual({ is: 'more' });
  expect(of(-3, 2)).toEqual({ is: 'less' });
  expect(of(0.2, 0.7)).toEqual({ is: 'same' });
  expect(of(2, 4)).toEqual({ is: 'open', games: 1200 }); // half the width takes four times as many
  expect(of(0, 2)).toEqual({ is: 'open', games: 1200 });
});

test('too few matches settle nothing', () => {
  expect(verdictOn({ mean: 3, margin: 0, games: 20 }, 1)).toEqual({ is: 'open', games: null });
});

test('looking after every match rarely takes chance for a difference; an ordinary interval often does', () => {
  const wrong = { lasting: 0, ordinary: 0 };
  const chance = seeded('coins');
  for (let run = 0; run < 200; run++) {
    let [sum, lasting, ordinary] = [0, false, false];
    for (let games = 1; games <= 2000; games++) {
      sum += chance.below(2) === 0 ? -1 : 1;
      if (games < 50) continue;
      lasting ||= Math.abs(sum / games) > lastingMargin(1, games);
      ordinary ||= Math.abs(sum / games) > 1.96 / Math.sqrt(games);
    }
    if (lasting) wrong.lasting++;
    if (ordinary) wrong.ordinary++;
  }
  expect(wrong.lasting).toBeLessThanOrEqual(10); // 5 %
  expect(wrong.ordinary).toBeGreaterThan(40);
});

test('what both settings share drops out of a paired difference', () => {
  const [a, b, pairs]: Histogram[] = [new Map(), new Map(), new Map()];
  for (let game = 0; game < 100; game++) {
    count(a, game);
    count(b, game + (game % 2));
    count(pairs, game % 2);
  }
  const [paired, apart] = [pairedDifference(pairs), apartDifference(a, b, 100)];
  expect(paired.mean).toBeCloseTo(apart.mean, 10);
  expect(paired.margin).toBeLessThan(apart.margin / 10);
});
