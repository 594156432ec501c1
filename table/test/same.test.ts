import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from '../same.ts';

test('plain data is alike when all of it is', () => {
  const plain = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(plain, one => {
      const copy = JSON.parse(JSON.stringify(one)) as unknown;
      expect(isSame(one, copy)).toBe(true);
      expect(isSame({ one, n: 1 }, { one: copy, n: 2 })).toBe(false);
      expect(isSame([one], [[copy]])).toBe(false);
    }),
  );
  expect(isSame([], {})).toBe(false);
  expect(isSame({ a: null }, { b: null })).toBe(false);
  expect(isSame({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe(false);
});
