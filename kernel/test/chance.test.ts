import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, drawAll, recording, scripted, seeded } from '../chance.ts';

test('the same seed gives the same luck, another seed another', () => {
  const rolls = (seed: string) => {
    const chance = seeded(seed);
    return Array.from({ length: 40 }, () => chance.below(1000));
  };
  expect(rolls('reef')).toEqual(rolls('reef'));
  expect(rolls('reef')).not.toEqual(rolls('reeg'));
});

test('seeded luck is the same on every machine and in every version', () => {
  const chance = seeded('fathoms');
  expect(Array.from({ length: 8 }, () => chance.below(60))).toMatchInlineSnapshot(`
    [
      2,
      46,
      2,
      16,
      52,
      13,
      31,
      44,
    ]
  `);
});

test('every number below n comes up, about equally often', () => {
  const chance = seeded('even');
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 70_000; i++) counts[chance.below(7)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('one possibility uses no luck', () => {
  const luck = recording(scripted());
  expect(luck.below(1)).toBe(0);
  expect(luck.rolls).toEqual([]);
});

test('running out of scripted luck, or a roll that does not fit, is a bug', () => {
  expect(() => scripted().below(2)).toThrow();
  expect(() => scripted(5).below(3)).toThrow();
});

test('drawing takes one card out and keeps the rest', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.string(), (cards, seed) => {
      const bag = [...cards];
      const card = draw(bag, seeded(seed));
      expect([card, ...bag].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
    }),
  );
});

test('a whole bag is drawn as card after card would be, with the luck each takes as it is turned up', () => {
  const bag = ['a', 'b', 'c', 'd', 'e'];
  const [one, whole] = [recording(seeded('bag')), recording(seeded('bag'))];
  const left = [...bag];
  const expected = bag.map(() => `${draw(left, one)}${one.below(8)}`);
  expect(drawAll(bag, whole, card => `${card}${whole.below(8)}`)).toEqual(expected);
  expect(whole.rolls).toEqual(one.rolls);
  expect(bag).toEqual(['a', 'b', 'c', 'd', 'e']);
});
