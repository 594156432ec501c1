// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../words/en.ts';
import { FaultBoundary } from '../FaultBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('cannot be drawn');
}

test('a page that cannot be drawn says so, with the way on, and tells the console why', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(
    <FaultBoundary>
      <Broken />
    </FaultBoundary>,
  );
  expect(container.textContent).toContain(en.fault.title);
  expect(container.querySelector('a, button')).not.toBe(null);
  expect(told).toHaveBeenCalled();
});
