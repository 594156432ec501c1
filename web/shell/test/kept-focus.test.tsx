// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter-preact';
import { memoryLocation } from 'wouter-preact/memory-location';
import { useKeptFocus } from '../use-kept-focus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function Keeper() {
  useKeptFocus();
  return null;
}

/** A page with this on it; `becomes` puts something else there and waits. */
function open(html: string) {
  const { hook, navigate } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <Keeper />
    </Router>,
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = html;
  const wait = async () => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100);
    });
    const at = document.activeElement;
    return at === document.body ? null : (at?.id ?? null);
  };
  return {
    focus: (id: string) => document.getElementById(id)?.focus(),
    becomes: (next: string) => {
      page.innerHTML = next;
      return wait();
    },
    goTo: (path: string) => act(() => navigate(path)),
  };
}

const BUTTON = '<button id="take">Take</button>';
const TABLE = '<h1 id="name">Locker</h1><section id="prompt" class="prompt"></section>';

test('a move that takes the button in focus away leads to the prompt', async () => {
  const page = open(TABLE + BUTTON);
  page.focus('take');
  expect(await page.becomes(TABLE)).toBe('prompt');
});

test('where something leads on, the focus goes there', async () => {
  const page = open(TABLE + BUTTON);
  page.focus('take');
  expect(await page.becomes(`${TABLE}<p data-onward><button id="on">On</button></p>`)).toBe('on');
});

test('nothing is taken from whoever is somewhere else, or nowhere', async () => {
  const page = open(`${TABLE}${BUTTON}`);
  expect(await page.becomes(TABLE)).toBe(null);
});

test('another page begins with its heading, once it is there', async () => {
  const page = open('<h1 id="home">Fathoms</h1><a id="link" href="/learn">Learn</a>');
  page.focus('link');
  page.goTo('/learn');
  expect(await page.becomes('<div class="laying"><h1 id="wait">Laying out the table</h1></div>')).toBe(null);
  expect(await page.becomes(TABLE)).toBe('name');
});

test('a page that wants the focus elsewhere keeps it there', async () => {
  const page = open('<h1 id="home">Fathoms</h1><a id="link" href="/learn">Learn</a>');
  page.focus('link');
  page.goTo('/learn');
  const arriving = page.becomes(TABLE + BUTTON);
  page.focus('take');
  expect(await arriving).toBe('take');
});
