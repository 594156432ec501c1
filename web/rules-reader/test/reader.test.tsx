// @vitest-environment happy-dom
import type { RuleId } from '@fathoms/kernel/game.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GuideTable } from '../../board/guide.ts';
import { changeSettings } from '../../settings/settings.ts';
import { RulesReader } from '../RulesReader.tsx';

let host: HTMLElement;

beforeEach(() => {
  changeSettings({ language: 'en' });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  render(null, host);
  host.remove();
  history.replaceState(null, '', '/');
});

async function open(game: string, rule?: RuleId, table?: GuideTable) {
  act(() => render(<RulesReader {...{ game, rule, table }} onClose={() => {}} />, host));
  await expect.poll(() => host.querySelector('article')).not.toBe(null);
}
const button = (name: string | RegExp): HTMLButtonElement => {
  const found = [...host.querySelectorAll('button')].find(one =>
    typeof name === 'string' ? one.textContent?.includes(name) : name.test(one.textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const tap = (name: string | RegExp) => act(() => button(name).click());
const wording = () => [...host.querySelectorAll('.guide-wording li')].map(li => li.textContent ?? '');

test('opens on the goal; each point leads to its exact wording, one open at a time', async () => {
  await open('locker');
  expect(host.querySelector('h2')?.textContent).toBe('How Locker works');
  expect([...host.querySelectorAll('h3')].map(h => h.firstChild?.textContent).slice(0, 3)).toEqual([
    'Goal',
    'Your turn',
    'What the cards do',
  ]);
  expect(wording()).toEqual([]);
  tap(/^.*Anchor.*line sink/);
  expect(wording()[0]).toContain('every card placed before the Anchor is saved');
  expect(button(/Anchor.*line sink/).getAttribute('aria-expanded')).toBe('true');
  tap(/Wants two more/);
  expect(wording()[0]).toContain('two further cards');
  expect(host.querySelectorAll('.guide-wording').length).toBe(1);
});

test('the number of an exact rule leads to its chapter, and there is a way back', async () => {
  await open('locker');
  tap(/Wants two more/);
  tap(/^Locker 46$/);
  expect(host.querySelector('.reader-rule.hot')?.textContent).toContain('Locker 46');
  expect(location.hash).toBe('#rules-locker-46');
  tap('In short');
  expect(host.querySelector('h2')?.textContent).toBe('How Locker works');
  expect(location.hash).toBe('#rules-locker');
});

test('a link to a single rule opens it, lit', async () => {
  await open('shares', 'SHARES-47');
  const hot = host.querySelector('.reader-rule.hot');
  expect(hot?.textContent).toContain('Shares 47');
  expect(hot?.getAttribute('aria-current')).toBe('true');
});

test('every rule is one tap away, and searching answers in short first', async () => {
  await open('scuba');
  tap('Every rule, exactly');
  expect(host.querySelectorAll('.reader-contents button').length).toBeGreaterThan(10);
  const field = host.querySelector('input');
  if (!field) throw new Error('no search');
  act(() => {
    field.value = 'dust';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const found = [...host.querySelectorAll('.reader-rule')].map(li => li.textContent ?? '');
  expect(found[0]).toContain('The dust of your last turn settles');
  expect(found.at(-1)).toMatch(/Scuba \d+$/);
});

test('at a table it says what applies right now, in German too', async () => {
  changeSettings({ language: 'de' });
  const view = {
    phase: 'program',
    mode: 'standard',
    cards: 30,
    divers: [{ space: 17, zone: 'deep', ready: false }],
  };
  await open('dive', undefined, { view, seat: 0, toAct: [0], legal: [], faces: [], options: {} });
  const now = host.querySelector('.now');
  expect(now?.querySelector('h3')?.textContent).toBe('Gerade in deinem Tauchgang');
  expect(now?.textContent).toContain('Feld 17: Tiefsee.');
  expect(now?.querySelector('.danger')).not.toBe(null);
});
