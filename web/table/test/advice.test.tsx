// @vitest-environment happy-dom
import type { StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Face, Result } from '../../board/screen.ts';
import { layOut, WIDE } from '../../board/testing/page.ts';
import { PointSheet } from '../../score/Sheet.tsx';
import { changeSettings } from '../../settings/settings.ts';
import { hasChoice, mayAskCoach } from '../advice.ts';
import { TopBar, type TopBarProps } from '../TopBar.tsx';

afterEach(cleanup);

const person = { kind: 'human' };
const bot = { kind: 'bot' };
const table = (part: object) =>
  ({ yours: [0], seats: [person, bot, bot], settings: { rated: false }, ...part }) as unknown as TableInfo;

test('one person against bots may ask; where results are compared, nobody may', () => {
  expect(mayAskCoach(table({}), true)).toBe(true);
  expect(mayAskCoach(table({}), false), 'online').toBe(false);
  for (const part of [
    { seats: [person, person, bot] },
    { seats: [person, person, bot], yours: [0, 1] },
    { yours: [] },
    { daily: { day: '2026-01-01', counted: true } },
    { daily: { day: '2026-01-01', counted: false } },
    { shared: { deal: '', as: 'try' } },
    { shared: { deal: 'abc', as: 'table' } },
    { evening: { id: 'x', round: 0 } },
    { settings: { rated: true } },
  ])
    expect(mayAskCoach(table(part), true), JSON.stringify(part)).toBe(false);
});

test('there is something to ask when it is one’s turn and more than one thing may be done', () => {
  const at = (part: object) =>
    hasChoice({ seat: 0, toAct: [0], legal: ['a', 'b'], choice: null, ...part } as unknown as StateMessage);
  expect(at({})).toBe(true);
  expect(at({ legal: [], choice: {} })).toBe(true); // too many to list
  for (const part of [{ seat: null }, { toAct: [1] }, { toAct: [] }, { legal: ['a'] }, { legal: [] }])
    expect(at(part), JSON.stringify(part)).toBe(false);
});

const bar = (advice: Pick<TopBarProps, 'advises' | 'ask'>) => {
  layOut(WIDE);
  changeSettings({ language: 'en' });
  const nothing = { watching: null, note: null, clock: null, undo: null, askUndo: null, openChat: null };
  const quiet = { unread: false, asItComes: false };
  render(
    <TopBar
      {...{ ...nothing, ...quiet, ...advice, openPeople: null, openLog: null, openScore: null }}
      name="Locker"
      subtitle=""
      openRules={() => {}}
      openMenu={() => {}}
    />,
  );
  return screen.queryByRole('button', { name: /coach/ });
};

test('the way to the coach has a key, waits for one’s turn, and is not there where nobody may ask', () => {
  const ask = vi.fn();
  const button = bar({ advises: true, ask });
  expect(button?.getAttribute('aria-keyshortcuts')).toBe('A');
  fireEvent.click(button as HTMLElement);
  expect(ask).toHaveBeenCalledOnce();
  cleanup();
  expect(bar({ advises: true, ask: null })?.getAttribute('aria-disabled')).toBe('true');
  cleanup();
  expect(bar({ advises: false, ask: null })).toBeNull();
});

test('the score sheet says how often the coach was asked, in both languages', () => {
  const faces = [{ name: 'You', colour: 'sun', you: true, level: null, here: true }] as Face[];
  const result: Result = { headline: '', line: '', notes: [''], parts: [[]] };
  const told = (advice: number, language: 'en' | 'de') => {
    changeSettings({ language });
    const { container } = render(<PointSheet {...{ faces, result, advice }} first={0} />);
    const text = container.querySelector('.score-asked')?.textContent ?? null;
    cleanup();
    return text;
  };
  expect([0, 1, 3].map(advice => told(advice, 'en'))).toEqual([
    null,
    'Asked the coach once',
    'Asked the coach 3 times',
  ]);
  expect([1, 3].map(advice => told(advice, 'de'))).toEqual([
    'Einmal den Coach gefragt',
    '3-mal den Coach gefragt',
  ]);
});
