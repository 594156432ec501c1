// @vitest-environment happy-dom
/** The coach at a real table: asks, answers a wrong tap, goes on, lets go and takes one back. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOut, WIDE } from '../../board/testing/page.ts';
import { currentEngine } from '../../games/engines.ts';
import { siteOf } from '../../games/sites.ts';
import type { Transport } from '../../session/connection.ts';
import { joinLocalRoom } from '../../session/local-node.ts';
import type { LocalStore } from '../../session/local-store.ts';
import { changeSettings } from '../../settings/settings.ts';
import { LessonRoom } from '../LessonPage.tsx';
import { PuzzleRoom } from '../PuzzleRoom.tsx';
import { forgetKept } from '../progress.ts';

function memoryStore(): LocalStore {
  const held = new Map<string, unknown>();
  return {
    get: async key => structuredClone(held.get(key)) as never,
    set: async (key, value) => void held.set(key, structuredClone(value)),
    update: async (key, change) => void held.set(key, structuredClone(change(held.get(key) as never))),
    del: async key => void held.delete(key),
    entries: async () => [...held],
  };
}

/** The worker's half of a table, without the worker. */
const within = (store: LocalStore): Transport => ({
  connect(table, onMessage, onCondition) {
    const room = joinLocalRoom(store, table, onMessage, async () => new Blob());
    void room.then(joined => onCondition(joined ? { is: 'live' } : { is: 'gone', why: 'no-table' }));
    return {
      send: message => void room.then(joined => joined?.receive(message)),
      picture: async () => 'gone',
      retry: () => {},
      close: () => {},
    };
  },
});

const lockerAt = (store: LocalStore) => gameAt('locker', store);

async function gameAt(id: string, store: LocalStore) {
  const site = siteOf(id);
  const engine = await currentEngine(id);
  if (!site?.learn || !site.screen || !engine) throw new Error(`${id} teaches nothing`);
  const [book, board] = [await site.learn.book(), await site.screen()];
  return { site, book, store, screen: board, game: engine.game, transport: within(store) };
}

async function openFirstDive(store: LocalStore) {
  const locker = await lockerAt(store);
  render(<LessonRoom {...locker} lesson={locker.book.lessons[0]} />);
}

const coach = () => screen.getByRole('region', { name: 'Bosun' });
const here = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-coach="touch"]');
    if (!found || document.querySelector('.learn-speech[hidden]')) throw new Error('nothing is pointed at');
    return found;
  });
const says = (text: string | RegExp) => waitFor(() => expect(coach().textContent).toMatch(text));

beforeEach(() => {
  layOut(WIDE);
  changeSettings({ language: 'en', pace: 2 });
  forgetKept();
});
afterEach(cleanup);

async function begin(store = memoryStore()) {
  await openFirstDive(store);
  fireEvent.click(screen.getByRole('button', { name: 'Start the dive' }));
  await here();
  return store;
}

/** Does what is pointed at until the coach asks for this. */
async function followTo(text: string) {
  for (let taps = 0; taps < 40; taps++) {
    const control = await here();
    if (coach().textContent?.includes(text)) return control;
    fireEvent.click(control);
    await waitFor(() => expect(document.querySelector('[data-coach="touch"]')).not.toBe(control));
  }
  throw new Error(`the coach never says ${text}`);
}

test('the coach asks, answers a wrong tap and goes on when the asked thing is done', async () => {
  await begin();
  const control = await followTo('Press Return');
  expect(control.textContent).toMatch(/^Return/);
  expect(control.getAttribute('aria-describedby'), 'the words describe the control').toBe(
    coach().querySelector('[role="status"]')?.id,
  );
  fireEvent.click(screen.getByText('Pip'));
  await says('That is: Pip’s hold, 0 points, 0 cards. Here we want: Press Return.');
  expect(await here(), 'and still asks for the same').toBe(control);
  fireEvent.click(control);
  await waitFor(() => expect(coach().textContent).not.toMatch('Press Return'));
});

test('whoever insists may do something else, and comes back to the step', async () => {
  await begin();
  await followTo('Press Return');
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await says('Do it anyway');
  fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to the lesson' }));
  await says('Press Return');
});

test('a lesson that was left goes on where it was', async () => {
  const store = await begin();
  await followTo('Press Return');
  cleanup();
  await openFirstDive(store);
  await says('Press Return');
});

test('what is put together first is asked for touch by touch, and a dive that is told is led through', async () => {
  const dive = await gameAt('dive', memoryStore());
  const lesson = dive.book.lessons.find(({ id }) => id === 'chief');
  if (!lesson) throw new Error('no such lesson');
  render(<LessonRoom {...dive} lesson={lesson} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the dive' }));
  const token = await followTo('Put the 5 on level 1');
  expect(token.getAttribute('aria-label')).toMatch('Air token 5');
  fireEvent.click(token);
  await waitFor(async () =>
    expect((await here()).getAttribute('aria-label')).toMatch('Put token 5 on level 1'),
  );
  await followTo('Press Ready');
  await followTo('Press Level 1');
  await followTo('Press Skip to the rest');
  await followTo('Press Round 2');
  await followTo('Equal is not enough');
});

test('a puzzle answers every decision, and is solved by the best', async () => {
  const locker = await lockerAt(memoryStore());
  const puzzle = locker.book.puzzles.find(({ id }) => id === 'enough');
  if (!puzzle) throw new Error('no such puzzle');
  render(<PuzzleRoom {...locker} puzzle={puzzle} />);
  await says('What do you do?');
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await says('Not here');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await says('What do you do?');
  expect(screen.queryByText('solved')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: /^Return/ }));
  await says('That is it');
  await screen.findByText('solved');
});
