// @vitest-environment happy-dom
import type { LevelCues } from '@fathoms/games/dive/picture/cues.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteOf } from '../../sites.ts';
import { rereadSchool } from '../school/kept.ts';
import { SchoolPage } from '../school/SchoolPage.tsx';
import type { Studio } from '../school/use-paint.ts';

const site = siteOf('dive') ?? expect.fail('no Dive');

const CUES: LevelCues = {
  ...{ shark: true, sprite: 'S1', x: 0.5, y: 0.5, width: 0.3, height: 0.2, blur: 0.001, contrast: 20 },
  ...{ slides: [0, 0.016, 0.032, 0.048, 0.064], under: null, over: null, hole: null },
};

/** Nothing is painted: every picture is there at once, and bots see no shark anywhere. */
function bareStudio(): Studio {
  return {
    painter: {
      draw: async () => new Blob(),
      look: async () => ({ sharks: [0, 0, 0, 0, 0, 0], helpers: [] }),
      cues: async () => Array.from({ length: 5 }, () => CUES),
      close: () => {},
    },
    loader: { get: id => `blob:${id}`, version: () => 0, subscribe: () => () => {}, close: () => {} },
    show: () => {},
  };
}

const open = () => render(<SchoolPage site={site} open={bareStudio} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => fireEvent.click(button(name));
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const stored = () =>
  JSON.parse(localStorage.getItem('fathoms:school') ?? '{}') as { answered?: unknown[]; tells?: boolean };
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return new Response();
  });
  sent.length = 0;
  localStorage.clear();
  rereadSchool();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answerAll = () => {
  for (let level = 1; level <= 5; level++) tap(`Level ${level}: no shark`);
};

test('five answers, then the cards are lifted one by one, each with what gave it away', async () => {
  open();
  for (const bot of ['Minnow', 'Seal', 'Barracuda']) expect(screen.queryAllByText(bot)).not.toEqual([]);
  expect(screen.queryAllByText('Orca')).toEqual([]); // there is no such eye
  expect(button('Lift the cards').getAttribute('aria-disabled')).toBe('true');
  tap('Level 1: shark');
  tap('Level 1: no shark'); // one may change one's mind
  expect(screen.getByText('Say something about level 2 first.')).toBeTruthy();
  tap('Lift the cards'); // too early
  expect(screen.getByText('nothing is lifted yet')).toBeTruthy();
  answerAll();
  tap('Lift the cards');
  expect(await screen.findByText(/^It hardly moves when you tilt/)).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^How far things slide at this place\. Level 1: 0\.0\u00a0%/ }),
  ).toBeTruthy();
  expect(document.querySelectorAll('.ver')).toHaveLength(1);
  tap('Lift level 2');
  expect(await screen.findByText(/^It slides by 1\.6 % of the picture/)).toBeTruthy();
  tap('All at once');
  expect(document.querySelectorAll('.ver')).toHaveLength(5);
  await waitFor(() => expect(stored().answered).toHaveLength(1));
  expect(stored().answered?.[0]).toMatchObject({ said: 'nnnnn', eyes: ['nnnnn', 'nnnnn', 'nnnnn'] });
  expect(screen.getByText('1 picture')).toBeTruthy();
  expect(screen.getByText('Lesson 1 · picture 1 of 10')).toBeTruthy();
  tap('Look at it again');
  expect(screen.getByRole('img', { name: 'A reef shark, level 5, is in the ring.' })).toBeTruthy();
  tap('Next stack');
  expect(screen.getByText('Lesson 1 · picture 2 of 10')).toBeTruthy();
  expect(screen.getByText('Where are the sharks?')).toBeTruthy();
});

test('before there is something to see nothing can be lifted', () => {
  const studio = bareStudio();
  render(
    <SchoolPage site={site} open={() => ({ ...studio, loader: { ...studio.loader, get: () => null } })} />,
  );
  answerAll();
  expect(button('Lift the cards').getAttribute('aria-disabled')).toBe('true');
  tap('Lift the cards');
  expect(screen.getByText('Five levels')).toBeTruthy();
  expect(document.querySelector('.ask')?.textContent).toContain('The water settles');
});

test('with the keyboard as at the table: a number speaks of a level, N and S say it, Enter lifts; all is read', async () => {
  open();
  const live = () => document.querySelector('[aria-live]')?.textContent;
  press('3');
  expect(live()).toBe('Level 3: not said yet');
  press('s');
  expect(live()).toBe('Level 3: shark');
  for (let i = 0; i < 4; i++) press('n');
  expect([...document.querySelectorAll('.two .on')].map(one => one.getAttribute('aria-label'))).toEqual([
    ...['Level 1: no shark', 'Level 2: no shark', 'Level 3: shark', 'Level 4: no shark', 'Level 5: no shark'],
  ]);
  press('Enter');
  await waitFor(() => expect(live()).toMatch(/on level 1\..* It hardly moves when you tilt/));
  press('e');
  press('Enter');
  expect(screen.getByText('Where are the sharks?')).toBeTruthy();
});

test('whoever cannot see the picture is told that this page is for eyes, and where the sonar is', () => {
  open();
  expect(document.querySelector('main')?.textContent).toMatch(/^This page is for eyes/);
  expect(screen.getByRole('link', { name: 'Set up a game with sonar' }).getAttribute('href')).toBe(
    '/new/dive/solo',
  );
});

test('nothing is sent before one agreed, one is asked once, and can withdraw', async () => {
  const { unmount } = open();
  expect(screen.queryByText('May we count your answers?')).toBeNull();
  answerAll();
  tap('Lift the cards');
  await screen.findByText('May we count your answers?');
  expect(sent).toEqual([]);
  tap('Yes, count them');
  tap('All at once');
  tap('Next stack');
  answerAll();
  tap('Lift the cards');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject([
    '/api/practice/dive',
    { answers: [{ level: 1, said: false, views: 1, look: 3 }, {}, {}, {}, { level: 5 }] },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/key|card|name/);
  unmount();
  open();
  fireEvent.click(screen.getByRole('switch', { name: /^My answers count/ }));
  expect(stored().tells).toBe(false);
  answerAll();
  tap('Lift the cards');
  expect(sent).toHaveLength(1);
});
