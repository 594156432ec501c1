// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { changeSettings } from '../../settings/settings.ts';
import { Button } from '../pieces.tsx';
import { isByShortcut, type Shortcut, useShortcuts } from '../shortcuts.ts';

afterEach(cleanup);

const DIVE: Shortcut = { keys: ['d'], en: 'Dive', de: 'Tauchen' };
const CONFIRM: Shortcut = { keys: ['Enter'], en: 'Confirm', de: 'Bestätigen' };

function Page({ shown, children }: { readonly shown: string[]; readonly children: ComponentChildren }) {
  useShortcuts(() => shown.push('overview'));
  return <main>{children}</main>;
}

/** What was pressed, by key; `press` names a key, or gives the whole event, and where it is pressed. */
function open(extra: ComponentChildren = null) {
  const done: string[] = [];
  render(
    <Page shown={done}>
      <Button shortcut={DIVE} onClick={() => done.push('dive')}>
        Dive
      </Button>
      <Button shortcut={CONFIRM} onClick={() => done.push('confirm')}>
        Confirm
      </Button>
      {extra}
    </Page>,
  );
  const press = (key: string, more: Partial<KeyboardEventInit> = {}, at: Element = document.body) => {
    fireEvent.keyDown(at, { key, ...more });
    return done.splice(0);
  };
  return press;
}

test('a key presses the button that names it, and tells screen readers the same', () => {
  const press = open();
  expect(screen.getByRole('button', { name: 'Dive' }).getAttribute('aria-keyshortcuts')).toBe('D');
  expect(press('d')).toEqual(['dive']);
  expect(press('D')).toEqual(['dive']); // caps lock
  expect(press('x')).toEqual([]);
});

test('never with a modifier, never again while it is held down, never while somebody types', () => {
  const press = open(
    <>
      <input aria-label="name" />
      <textarea aria-label="chat" />
    </>,
  );
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
    expect(press('d', { [modifier]: true })).toEqual([]);
  expect(press('d', { repeat: true })).toEqual([]);
  expect(press('d', {}, screen.getByLabelText('name'))).toEqual([]);
  expect(press('?', { shiftKey: true }, screen.getByLabelText('chat'))).toEqual([]);
});

test('Enter belongs to the button in focus', () => {
  const press = open();
  expect(press('Enter')).toEqual(['confirm']);
  expect(press('Enter', {}, screen.getByRole('button', { name: 'Dive' }))).toEqual([]);
  expect(press('d', {}, screen.getByRole('button', { name: 'Confirm' }))).toEqual(['dive']);
});

test('behind an open dialog, and in what is inert, no key does anything', () => {
  const press = open(
    <div inert>
      <Button shortcut={{ keys: ['i'], en: '', de: '' }} onClick={() => expect.unreachable()}>
        Inert
      </Button>
    </div>,
  );
  expect(press('i')).toEqual([]);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  expect(press('d')).toEqual([]);
  dialog.remove();
  expect(press('d')).toEqual(['dive']);
});

test('? shows all keys, but asks about a piece it is pressed on', () => {
  const press = open(
    <button type="button" data-about="deck">
      Deck
    </button>,
  );
  expect(press('?', { shiftKey: true })).toEqual(['overview']);
  expect(press('?', { shiftKey: true }, screen.getByRole('button', { name: 'Deck' }))).toEqual([]);
});

test('a board can tell a key from a tap', () => {
  const how: boolean[] = [];
  render(
    <Page shown={[]}>
      <button type="button" aria-keyshortcuts="1" onClick={event => how.push(isByShortcut(event))}>
        Card
      </button>
    </Page>,
  );
  fireEvent.keyDown(document.body, { key: '1' });
  fireEvent.click(screen.getByRole('button'));
  expect(how).toEqual([true, false]);
});

test('whoever turns single keys off has none, not even on the buttons', () => {
  const press = open();
  changeSettings({ keys: false });
  expect(press('d')).toEqual([]);
  expect(document.documentElement.hasAttribute('data-keys')).toBe(false);
  changeSettings({ keys: true });
  expect(press('d')).toEqual(['dive']);
  expect(document.documentElement.hasAttribute('data-keys')).toBe(true);
});
