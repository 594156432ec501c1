// @vitest-environment happy-dom
import { renderHook } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMissing } from '../parts.ts';
import { patiently } from '../patience.ts';

const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the score');
  for (let i = 0; i < times; i++) load.mockRejectedValueOnce(new Error('not fetched'));
  return load;
};

test('a part of the page that could not be fetched is asked for again until the connection is back', async () => {
  server.mockRejectedValue(new Error('offline'));
  const { result } = renderHook(useMissing);
  const load = failing(3);
  const loaded = patiently(load);
  await vi.advanceTimersByTimeAsync(3000);
  expect(result.current, 'the page says that it is on its way').toBe('late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('the score');
  expect(load).toHaveBeenCalledTimes(4);
  expect(result.current).toBe(null);
});

test('a part a server that answers does not have any more is gone: only loading the page again helps', async () => {
  server.mockResolvedValue(new Response('{}'));
  const { result } = renderHook(useMissing);
  void patiently(failing(1000));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(result.current).toBe('gone');
});
