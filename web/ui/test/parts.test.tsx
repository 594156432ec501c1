// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, useMissing } from '../parts.tsx';
import { patiently } from '../patience.ts';

const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
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

const [opened, closed] = [vi.fn(), vi.fn()];
function Table({ children }: { children: ComponentChildren }) {
  useEffect(() => {
    opened();
    return closed;
  }, []);
  return <main>{children}</main>;
}

test('while a part is on its way, what stands around it stays, with its connections', async () => {
  let arrive = (_part: () => string): void => {};
  const Part = lazyPart(() => new Promise<() => string>(resolve => (arrive = resolve)), <i>soon</i>);
  const passing = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  const page = render(<Table>empty</Table>);
  page.rerender(
    <Table>
      <Part />
    </Table>,
  );
  await passing();
  expect(page.container.textContent).toBe('soon');
  arrive(() => 'the score');
  await passing();
  expect(page.container.textContent).toBe('the score');
  expect([opened.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
});
