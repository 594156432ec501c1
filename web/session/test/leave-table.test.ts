import type { SeatInfo } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { leaveTable } from '../leave-table.ts';
import { fakeTransport, tableOf } from './fakes.ts';

const person = { kind: 'human', name: 'Ada', here: true } as SeatInfo;
const gaveUp = { ...person, standIn: { level: 'seal', resigned: true } } as SeatInfo;

function leaving() {
  const { transport, sent, deliver, become } = fakeTransport();
  const given = new AbortController();
  return { left: leaveTable(transport, 'coral-otter-42', given.signal), sent, deliver, become, given };
}

test('before the start one’s seats become free', async () => {
  const { left, sent, deliver } = leaving();
  deliver({ t: 'table', table: tableOf([0, 1], { status: 'lobby', seats: [person, person] }) });
  deliver({ t: 'table', table: tableOf([1], { status: 'lobby', seats: [person, person] }) });
  expect(sent).toEqual([
    { t: 'stand', seat: 0 },
    { t: 'stand', seat: 1 },
  ]);
  deliver({ t: 'table', table: tableOf([], { status: 'lobby', seats: [person, person] }) });
  expect(await left).toBe(true);
});

test('TABLE-89: in play they are given up', async () => {
  const { left, sent, deliver } = leaving();
  deliver({ t: 'table', table: tableOf([1], { seats: [person, person] }) });
  expect(sent).toEqual([{ t: 'resign', seat: 1 }]);
  deliver({ t: 'table', table: tableOf([1], { seats: [person, gaveUp] }) });
  expect(await left).toBe(true);
});

test('a table that is gone or says no, and somebody who waits no longer, are told apart from success', async () => {
  const gone = leaving();
  gone.become({ is: 'gone', why: 'no-table' });
  const refused = leaving();
  refused.deliver({ t: 'error', code: 'not-allowed', about: 'resign' } as never);
  const impatient = leaving();
  impatient.given.abort();
  expect(await Promise.all([gone.left, refused.left, impatient.left])).toEqual([false, false, false]);
});
