// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { useSteering } from '../touch/use-steering.ts';

afterEach(cleanup);

const STEERING = { go: () => {}, tap: () => {} };

function Water({ mine }: { readonly mine: boolean }) {
  const reef = useRef<HTMLDivElement>(null);
  useSteering(reef, mine ? STEERING : null);
  return <div ref={reef} className="reef" />;
}

/** Whether the page would have scrolled or zoomed under the fingers. */
function movesUnder(reef: HTMLElement, fingers: number): boolean {
  const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), {
    touches: { length: fingers },
  });
  return reef.dispatchEvent(event);
}

const sized = (element: HTMLElement, name: 'offsetHeight' | 'clientHeight', value: number) =>
  Object.defineProperty(element, name, { value, configurable: true });

test('a finger on the reef moves nothing while one steers and all of it is in sight', () => {
  const { container, rerender } = render(<Water mine />);
  const reef = container.querySelector<HTMLElement>('.reef');
  if (!reef?.parentElement) throw new Error('no reef');
  sized(reef, 'offsetHeight', 500);
  sized(reef.parentElement, 'clientHeight', 500);
  expect([movesUnder(reef, 1), movesUnder(reef, 2)]).toEqual([false, true]); // two fingers zoom
  sized(reef.parentElement, 'clientHeight', 400); // a reef that scrolls is scrolled
  expect(movesUnder(reef, 1)).toBe(true);
  sized(reef.parentElement, 'clientHeight', 500);
  rerender(<Water mine={false} />);
  expect(movesUnder(reef, 1)).toBe(true);
});
