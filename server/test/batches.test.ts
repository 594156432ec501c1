import { expect, test } from 'vitest';
import { batched } from '../store/batches.ts';

const FREELY = { most: 9, mostWaiting: 99, everyMs: 0, isOnesFault: () => false };

test('what comes in one moment, or while a batch is under way, goes together; no batch is too large', async () => {
  const batches: number[][] = [];
  let late: Promise<readonly number[]> | null = null;
  const put = batched<number, number>({
    ...FREELY,
    most: 3,
    async run(items) {
      batches.push([...items]);
      await null;
      late ??= Promise.all([7, 8].map(put));
      return items.map(item => item * 10);
    },
  });
  expect(await Promise.all([1, 2, 3, 4].map(put))).toEqual([10, 20, 30, 40]);
  expect(await late).toEqual([70, 80]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 7, 8],
  ]);
});

test('the one at fault is found; a fault of nobody fails all', async () => {
  const put = (isOnesFault: boolean) =>
    batched<number, number>({
      ...FREELY,
      async run(items) {
        await null;
        if (items.includes(3)) throw new Error('three');
        return items;
      },
      isOnesFault: () => isOnesFault,
    });
  const outcomes = async (isOnesFault: boolean) =>
    (await Promise.allSettled([1, 2, 3, 4].map(put(isOnesFault)))).map(({ status }) => status[0]);
  expect(await outcomes(true)).toEqual(['f', 'f', 'r', 'f']);
  expect(await outcomes(false)).toEqual(['r', 'r', 'r', 'r']);
});

test('what is too much is refused at once, and there is room again when some is done', async () => {
  const put = batched<number, number>({ ...FREELY, mostWaiting: 2, run: async items => items });
  const all = await Promise.allSettled([1, 2, 3].map(put));
  expect(all.map(({ status }) => status[0])).toEqual(['f', 'f', 'r']);
  expect(all[2]).toMatchObject({ reason: { message: 'the store is 2 writes behind' } });
  expect(await put(4)).toBe(4);
});

test('a lonely item does not wait; the next batch comes when it is time', async () => {
  const begun: number[] = [];
  const put = batched<number, number>({
    ...{ ...FREELY, everyMs: 20 },
    async run(items) {
      begun.push(performance.now());
      return items;
    },
  });
  await put(1);
  await put(2);
  const [first = 0, second = 0] = begun;
  expect(second - first).toBeGreaterThan(18);
});
