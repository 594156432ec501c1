// @vitest-environment happy-dom
import type { ClientMessage, SeatInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import { tableOf } from '../../session/test/fakes.ts';
import { changeSettings } from '../../settings/settings.ts';
import { beginSearch, endSearch, useSearch } from '../search.ts';

const OPEN: SeatInfo = { kind: 'open' };
const human = (name: string): SeatInfo => ({ kind: 'human', name, here: true, awayMs: 0, standIn: null });

let asked: { at: string | null; waitedMs: number }[] = [];
let answer = 'reef';
beforeEach(() => {
  vi.useFakeTimers();
  [asked, answer] = [[], 'reef'];
  changeSettings({ name: 'Ada' });
  history.replaceState(null, '', '/t/reef');
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ table: answer }));
  });
});
afterEach(() => {
  cleanup();
  endSearch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ table, sent }: { table: TableInfo; sent: ClientMessage[] }) {
  useSearch({ send: message => void sent.push(message) } as Session, table);
  return null;
}

const tableWith = (seats: readonly SeatInfo[], yours: readonly number[]): TableInfo =>
  tableOf(yours, { id: 'reef', status: 'lobby', seeks: true, seats });

test('RATING-17: where the search leads one takes the first open seat, and another if that is gone', async () => {
  await beginSearch({ game: 'locker', seats: 0, rated: true });
  expect(asked).toMatchObject([{ game: 'locker', seats: 0, rated: true, at: null }]);
  const sent: ClientMessage[] = [];
  const { rerender } = render(<Page table={tableWith([OPEN, OPEN], [])} sent={sent} />);
  rerender(<Page table={tableWith([human('Ben'), OPEN], [])} sent={sent} />);
  rerender(<Page table={tableWith([human('Ben'), human('Ada')], [1])} sent={sent} />);
  expect(sent).toEqual([
    { t: 'sit', seat: 0, name: 'Ada' },
    { t: 'sit', seat: 1, name: 'Ada' },
  ]);
});

test('RATING-19: who waits alone goes on looking and goes where the server says; who has company stays', async () => {
  await beginSearch({ game: 'locker', seats: 0, rated: true });
  const { rerender } = render(<Page table={tableWith([human('Ada'), human('Ben')], [0])} sent={[]} />);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
  rerender(<Page table={tableWith([human('Ada'), OPEN], [0])} sent={[]} />);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked.at(-1)).toMatchObject({ at: 'reef', waitedMs: 24_000 });
  expect(location.pathname).toBe('/t/reef');
  answer = 'cove';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(location.pathname).toBe('/t/cove');
});

test('who comes without a search takes no seat and looks for nothing; leaving ends a search', async () => {
  const sent: ClientMessage[] = [];
  const { unmount } = render(<Page table={tableWith([OPEN, OPEN], [])} sent={sent} />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent, asked]).toEqual([[], []]);
  await beginSearch({ game: 'locker', seats: 0, rated: false });
  history.replaceState(null, '', '/');
  unmount();
  render(<Page table={tableWith([OPEN, OPEN], [])} sent={sent} />);
  expect(sent).toEqual([]);
});
