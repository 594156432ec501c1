import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../late-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part of the page that could not be fetched is asked for again until the connection is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('the score');
  const loaded = patiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('the score');
  expect(load).toHaveBeenCalledTimes(3);
});
