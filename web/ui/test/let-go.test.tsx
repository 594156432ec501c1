// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { options } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusedElement, letGoBeforeChanges } from '../let-go.ts';

const { debounceRendering: usual = queueMicrotask } = options;
beforeEach(letGoBeforeChanges);
afterEach(() => {
  cleanup();
  options.debounceRendering = usual;
});

let change: (to: string) => void;
let seen: (Element | null)[] = [];

/** Says what had the focus when it was drawn. */
function Table() {
  const [word, setWord] = useState('first');
  change = setWord;
  seen.push(document.activeElement);
  return (
    <main className="stage">
      <button type="button">{word}</button>
      <input />
    </main>
  );
}

/** What has the focus while the table is drawn once more. */
async function focusWhileChanging(
  used: Event,
  on: 'button' | 'input',
  focused: 'before' | 'then' = 'then',
): Promise<string> {
  const { container } = render(<Table />);
  const element = container.querySelector(on);
  if (focused === 'before') element?.focus();
  element?.dispatchEvent(used);
  element?.focus();
  seen = [];
  change('second');
  await Promise.resolve();
  expect(container.textContent).toBe('second');
  expect(focusedElement()).toBe(element);
  return seen[0]?.localName ?? '';
}

const touch = () => new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true });
const key = () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true });

test('a finger lets go of what it touched before the board changes', async () => {
  expect(await focusWhileChanging(touch(), 'button')).toBe('body');
});

test('though it has the focus before it is touched', async () => {
  expect(await focusWhileChanging(touch(), 'button', 'before')).toBe('body');
});

test('a keyboard keeps the focus', async () => {
  expect(await focusWhileChanging(key(), 'button')).toBe('button');
});

test('so does who touches first and types then', async () => {
  const { container } = render(<Table />);
  const button = container.querySelector('button');
  button?.dispatchEvent(touch());
  button?.focus();
  button?.dispatchEvent(key());
  change('second');
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});

test('so does somebody who writes', async () => {
  expect(await focusWhileChanging(touch(), 'input')).toBe('input');
});
