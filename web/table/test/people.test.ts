import type { SeatInfo } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import type { LogRow } from '../../logbook/log.ts';
import { winsOf } from '../../people/past-matches.ts';
import { audible, readBlocked, withMessages } from '../../session/chat.ts';
import { movingLink, tokenIn } from '../../session/claim.ts';
import { leftNow, timeText } from '../../session/clock-time.ts';
import { isOwn } from '../../session/frames.ts';
import { newsBy, stateOf, tableOf } from '../../session/test/fakes.ts';
import { doneByBot, returned } from '../absence.ts';
import { friendlyUndo } from '../friendly-undo.ts';

const seatOf = (since: number | null): SeatInfo => ({
  kind: 'human',
  name: 'Ada',
  here: true,
  awayMs: 0,
  standIn: since === null ? null : { level: 'seal', since },
});

test('a bot’s moves in one’s own seat are worth watching; one’s own are not', () => {
  expect(isOwn([newsBy(0)], [0])).toBe(true);
  expect(isOwn([newsBy(0, 'bot')], [0])).toBe(false);
});

test('coming back is noticed once, for own seats only', () => {
  const away = tableOf([0], { seats: [seatOf(3), seatOf(4)] });
  const back = tableOf([0], { seats: [seatOf(null), seatOf(null)] });
  expect(returned(away, back)).toEqual({ seat: 0, since: 3 });
  expect(returned(back, back)).toBeNull();
  expect(returned({ ...away, seats: [seatOf(null), seatOf(4)] }, back)).toBeNull();
});

test('the summary tells what the bot did since, and nothing else', () => {
  const row = (step: number, seat: number): LogRow => ({
    kind: 'story',
    key: `${step}`,
    step,
    seat,
    text: '',
  });
  const history = [newsBy(null), newsBy(0, 'bot'), newsBy(0), newsBy(0, 'bot'), newsBy(1, 'bot')];
  const rows = [row(1, 0), row(2, 0), row(3, 0), row(4, 1)];
  expect(doneByBot({ seat: 0, since: 2 }, rows, history).map(row => row.step)).toEqual([3]);
});

test('the others are asked only where the table allows it and there is something to take back', () => {
  const friendly = tableOf([0], {
    settings: {
      listed: false,
      friendlyUndo: true,
      watchable: true,
      watchDelay: 0,
      tempo: 'calm',
      rated: false,
    },
  });
  const state = stateOf(0, 5, { nth: 2 });
  expect(friendlyUndo(friendly, state)).toEqual({ is: 'undo', seat: 0, nth: 2 });
  expect(friendlyUndo(tableOf([0]), state)).toBeNull();
  expect(friendlyUndo(friendly, { ...state, undo: true })).toBeNull(); // free anyway
  expect(friendlyUndo(friendly, { ...state, nth: 0 })).toBeNull();
  expect(friendlyUndo(friendly, { ...state, seat: null })).toBeNull();
  expect(friendlyUndo(friendly, { ...state, outcome: { places: [1], scores: [0] } })).toBeNull();
});

test('the token of a move stays behind the #, where no server sees it', () => {
  const link = new URL(movingLink('https://reef.example', 'coral-otter-42', 'abc'));
  expect(link.pathname + link.search).toBe('/t/coral-otter-42');
  expect(tokenIn(link.hash)).toBe('abc');
  expect(tokenIn('#rules')).toBeNull();
});

test('a clock counts on between two messages, for those whose time goes by', () => {
  const clock = { left: [5000, 5000], running: [0], paused: false };
  expect([leftNow(clock, 0, 2000), leftNow(clock, 1, 2000)]).toEqual([3000, 5000]);
  expect(leftNow(clock, 0, 9000)).toBe(0);
  expect(leftNow({ ...clock, paused: true }, 0, 2000)).toBe(5000);
});

test('time is shown as exactly as it matters', () => {
  expect([0, 7_000, 247_000, 3_600_000 * 5 + 60_000, 86_400_000 * 2 + 3_600_000 * 5].map(timeText)).toEqual([
    '0:00',
    '0:07',
    '4:07',
    '5 h 1 min',
    '2 d 5 h',
  ]);
});

test('chat messages are kept once, however often they come', () => {
  const message = (n: number, who = 'b1') => ({ n, seat: 1, name: 'Ben', who, text: `${n}`, reaction: null });
  const received = withMessages([message(1)], [message(1), message(2)]);
  expect(received.map(({ n }) => n)).toEqual([1, 2]);
  expect(withMessages(received, [message(2)])).toBe(received);
});

test('a blocked person is not shown under any name; others of the same name are', () => {
  const message = (n: number, who: string, name: string) => ({
    n,
    seat: 1,
    name,
    who,
    text: '',
    reaction: null,
  });
  const messages = [message(1, 'b1', 'Ben'), message(2, 'd4', 'Ben'), message(3, 'b1', 'Bernadette')];
  expect(audible(messages, [{ who: 'b1', name: 'Ben' }]).map(({ n }) => n)).toEqual([2]);
});

test('a block list that cannot be read blocks nobody', () => {
  expect(readBlocked('[{"who":"b1","name":"Ben"}, "Di", null, 7]')).toEqual([{ who: 'b1', name: 'Ben' }]);
  for (const invalid of [null, '{', '"Ben"']) expect(readBlocked(invalid)).toEqual([]);
});

test('wins are counted over all matches of the same people, whoever sat where', () => {
  const match = (names: string[], places: number[]) => ({ table: 't', names, places, scores: [0, 0] });
  expect(winsOf([match(['Ada', 'Ben'], [2, 1]), match(['Ben', 'Ada'], [1, 1])])).toEqual([
    { name: 'Ben', wins: 2 },
    { name: 'Ada', wins: 1 },
  ]);
});
