import { expect, test } from 'vitest';
import { openSession } from '../session.ts';
import { fakeClock, fakeTransport, newsBy, stateOf, tableOf } from './fakes.ts';

const setup = [newsBy(null, 'table')];

function drafting() {
  const clock = fakeClock();
  const { transport, sent, deliver, become } = fakeTransport();
  const session = openSession(transport, 'coral-otter-42', { ...clock, pace: () => 1 });
  become({ is: 'live' });
  deliver({ t: 'table', table: tableOf([0]) });
  deliver(stateOf(0, 1, { news: setup, decision: 'round-1' }));
  const drafts = () => sent.flatMap(message => (message.t === 'draft' ? [message.draft] : []));
  return { session, clock, sent, deliver, become, drafts };
}

test('a draft goes to the table whenever it changes', () => {
  const { session, sent } = drafting();
  for (const text of ['1n', '1n', '1n 2s']) session.draft(text);
  expect(sent).toEqual([
    { t: 'draft', seat: 0, decision: 'round-1', draft: '1n' },
    { t: 'draft', seat: 0, decision: 'round-1', draft: '1n 2s' },
  ]);
});

test('offline only the newest draft is kept, and it is sent again after every reconnection', () => {
  const { session, become, drafts } = drafting();
  session.draft('1n');
  become({ is: 'lost', since: 0 });
  session.draft('2n');
  session.draft('3n');
  expect(drafts()).toEqual(['1n']);
  become({ is: 'live' });
  become({ is: 'lost', since: 0 });
  become({ is: 'live' });
  expect(drafts()).toEqual(['1n', '3n', '3n']);
});

test('the same text is a new draft for the next decision', () => {
  const { session, deliver, drafts } = drafting();
  session.draft('1n');
  deliver(stateOf(0, 2, { news: [newsBy(0)], decision: 'round-2' }));
  session.draft('1n');
  expect(drafts()).toEqual(['1n', '1n']);
});

test('who looks on, or plays a game without countdowns, drafts nothing', () => {
  const { session, deliver, drafts } = drafting();
  deliver(stateOf(0, 2, { news: [newsBy(0)], decision: null }));
  session.draft('1n');
  deliver({ t: 'table', table: tableOf([]) });
  deliver(stateOf(null, 3, { from: 0, news: [...setup, newsBy(0), newsBy(1)] }));
  session.draft('1n');
  expect(drafts()).toEqual([]);
});

test('countdowns end on the clock of the page', () => {
  const { session, clock, deliver } = drafting();
  clock.pass(5_000);
  const told = { key: 'orca-1', msLeft: 10_000, paused: false, seats: [0] };
  deliver({ t: 'table', table: tableOf([0], { countdowns: [told] }) });
  const shown = { key: 'orca-1', endsAt: 15_000, standsAt: null, seats: [0] };
  expect(session.get().countdowns).toEqual([shown]);
  deliver({ t: 'table', table: tableOf([0], { countdowns: [{ ...told, paused: true }] }) });
  expect(session.get().countdowns).toEqual([{ ...shown, standsAt: 5_000 }]);
});

test('the plain look at every picture is fetched before it is shown', () => {
  const asked: string[] = [];
  const { transport, deliver } = fakeTransport();
  const withPictures: typeof transport = {
    connect: (...args) => ({
      ...transport.connect(...args),
      picture: (id, frame) => {
        asked.push(`${id}/${frame}`);
        return new Promise(() => {});
      },
    }),
  };
  openSession(withPictures, 'coral-otter-42', { ...fakeClock(), pace: () => 1 });
  deliver({ t: 'table', table: tableOf([0]) });
  deliver(stateOf(0, 1, { news: setup, pictures: { stack: 'a' } }));
  deliver(stateOf(0, 2, { pictures: { stack: 'b', 'card-1': 'c' } }));
  expect(asked).toEqual(['a/c', 'b/c', 'c/c']);
});
