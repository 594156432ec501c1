// @vitest-environment happy-dom
import { act, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bubbles } from '../Bubbles.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const prefers = (reduced: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
};

const minute = (): void => {
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
};

test('a table at rest has nothing that moves until bubbles rise, each time at another place', () => {
  prefers(false);
  const { container } = render(<Bubbles />);
  expect(container.childElementCount).toBe(0);
  minute();
  const first = container.querySelector<HTMLElement>('.bubbles')?.style.left;
  minute();
  expect(container.querySelectorAll('.bubbles')).toHaveLength(1);
  expect(container.querySelector<HTMLElement>('.bubbles')?.style.left).not.toBe(first);
});

test('who wants less motion sees none, and a page in the background draws none', () => {
  prefers(true);
  const { container } = render(<Bubbles />);
  minute();
  expect(container.childElementCount).toBe(0);
  prefers(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = render(<Bubbles />);
  minute();
  expect(hidden.container.childElementCount).toBe(0);
});
