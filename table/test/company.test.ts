import { locker, scuba } from '@fathoms/games/games.ts';
import { HOST_PATIENCE_MS, NUDGE_AFTER_MS, PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import type { Room } from '../room/room.ts';
import { type Guest, guest, openTable, pass, startedTable, type TestNode } from './test-node.ts';
import { toy } from './toy.ts';

const codes = (messages: readonly { t: string; code?: string }[]) =>
  messages.flatMap(message => (message.t === 'error' ? [message.code] : []));
const names = (room: Room) => room.table('').seats.map(seat => (seat.kind === 'open' ? null : seat.name));
const hostsAt = (room: Room) =>
  room.table('').seats.flatMap((seat, at) => (seat.kind === 'human' && seat.hosts ? [at] : []));

/** Ada, Ben and Cy with a seat each, before the start. */
async function three() {
  const { node, room } = await openTable(toy, { seats: 3 });
  const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await cy.say({ t: 'sit', seat: 2, name: 'Cy' });
  for (const someone of [ada, ben, cy]) someone.fresh();
  return { node, room, ada, ben, cy };
}

test('TABLE-85: the host leaves the table to somebody seated, and everybody sees whose it is', async () => {
  const { room, ada, ben } = await three();
  expect(hostsAt(room)).toEqual([0]);
  await ben.say({ t: 'host', seat: 1 });
  await ada.say({ t: 'host', seat: 7 });
  expect(codes([...ben.fresh(), ...ada.fresh()])).toEqual(['not-host', 'no-seat']);
  await ada.say({ t: 'host', seat: 1 });
  expect(hostsAt(room)).toEqual([1]);
  expect(room.table('ben').host).toBe(true);
  await ada.say({ t: 'start' });
  expect(codes(ada.fresh())).toEqual(['not-host']);
  await ben.say({ t: 'start' });
  expect(room.table('ben').status).toBe('playing');
});

test('TABLE-86: when the host stays away, the first seated person who is here becomes host', async () => {
  const { node, room, ada, ben, cy } = await three();
  room.leave(ben);
  room.leave(ada);
  pass(node, HOST_PATIENCE_MS);
  await room.settled();
  expect(hostsAt(room)).toEqual([0]);
  pass(node, 1);
  await room.settled();
  expect(hostsAt(room)).toEqual([2]);
  expect(cy.received.findLast(({ t }) => t === 'table')).toMatchObject({ table: { host: true } });
  await guest(room, 'ada');
  expect(hostsAt(room)).toEqual([2]); // the new host may hand it back
});

test('TABLE-86: a host who is back in time, or whom nobody seated could follow, stays host', async () => {
  const { node, room, ada, ben, cy } = await three();
  room.leave(ada);
  pass(node, HOST_PATIENCE_MS);
  await guest(room, 'ada');
  pass(node, HOST_PATIENCE_MS + 1);
  await room.settled();
  expect(hostsAt(room)).toEqual([0]);
  for (const someone of [...room.clients()]) room.leave(someone);
  await guest(room, 'stranger');
  pass(node, HOST_PATIENCE_MS + 1);
  await room.settled();
  expect(hostsAt(room)).toEqual([0]);
  expect([ben, cy]).toHaveLength(2);
});

const nudgeBen = { t: 'nudge', seat: 1 } as const;
const botForBen = { t: 'propose', what: { is: 'stand-in', seat: 1 } } as const;

/** Ben is at the table and does nothing. */
async function idle(): Promise<{ node: TestNode; room: Room; ada: Guest; ben: Guest; cy: Guest }> {
  const table = await startedTable(toy);
  table.node.time += NUDGE_AFTER_MS;
  return table;
}

test('TABLE-87: who plays nudges another after half a minute, once a decision; nobody else does', async () => {
  const { node, room, ada, ben, cy } = await idle();
  await ada.say(nudgeBen);
  node.time += 1;
  await cy.say(nudgeBen);
  await ada.say({ t: 'nudge', seat: 0 });
  expect(codes([...ada.fresh(), ...cy.fresh()])).toEqual(['not-now', 'no-seat', 'no-seat']);
  await ada.say(nudgeBen);
  expect(room.table('ben').seats[1]).toMatchObject({ nudgedMs: 0 });
  expect(ben.fresh().at(-1)).toMatchObject({ t: 'table', table: { seats: [{}, { nudgedMs: 0 }] } });
  await ada.say(nudgeBen);
  expect(codes(ada.fresh())).toEqual(['not-now']);
  await ben.act(1, 'bid 2');
  expect(ben.received.findLast(({ t }) => t === 'table')).not.toMatchObject({
    table: { seats: [{}, { nudgedMs: 0 }] },
  });
});

test('TABLE-87: a nudge notifies one who is away, and a table with a clock knows none', async () => {
  const { node, room, ada, ben } = await idle();
  const notified: string[] = [];
  node.pushTurn = (_, identity) => notified.push(identity);
  room.leave(ben);
  node.time += 1;
  await ada.say(nudgeBen);
  expect(notified).toEqual(['ben']);
  const clocked = await openTable(toy);
  const [eve, fay] = [await guest(clocked.room, 'ada'), await guest(clocked.room, 'ben')];
  await eve.say({ t: 'settings', settings: { tempo: 'steady' } });
  await eve.say({ t: 'sit', seat: 0, name: 'Eve' });
  await fay.say({ t: 'sit', seat: 1, name: 'Fay' });
  await eve.say({ t: 'start' });
  clocked.node.time += NUDGE_AFTER_MS + 1;
  eve.fresh();
  await eve.say(nudgeBen);
  expect(codes(eve.fresh())).toEqual(['not-now']);
});

test('TABLE-39: a minute after a nudge without an answer the others may agree on a bot, also for one who is here', async () => {
  const { node, room, ada } = await idle();
  node.time += PATIENCE_MS;
  await ada.say(botForBen);
  expect(codes(ada.fresh())).toEqual(['still-here']); // nobody has asked him yet
  await ada.say(nudgeBen);
  node.time += PATIENCE_MS;
  await ada.say(botForBen);
  expect(codes(ada.fresh())).toEqual(['still-here']);
  node.time += 1;
  await ada.say(botForBen);
  await room.settled();
  expect(room.table('ada').seats[1]).toMatchObject({ here: true, standIn: { given: true } });
});

test('TABLE-40: whoever answers the nudge keeps the seat, ends the question and is waited for anew', async () => {
  const { node, room, ada, ben, cy } = await three();
  await ada.say({ t: 'start' });
  node.time += NUDGE_AFTER_MS + 1;
  await ada.say(nudgeBen);
  node.time += PATIENCE_MS + 1;
  await ada.say(botForBen);
  expect(room.table('cy').asked).toMatchObject({ what: { is: 'stand-in' }, waiting: [2] });
  await ben.say({ t: 'here' });
  expect(room.table('cy').asked).toBeNull();
  expect(room.table('cy').seats[1]).not.toHaveProperty('nudgedMs');
  for (const someone of [ada, cy]) someone.fresh();
  await cy.say(botForBen);
  await cy.say(nudgeBen);
  expect(codes(cy.fresh())).toEqual(['still-here', 'not-now']);
});

test('TABLE-87: a nudge at another node is told here too, and so is its answer', async () => {
  const { room, ben } = await idle();
  room.hear('other', { is: 'nudge', seat: 1 });
  expect(ben.last()).toMatchObject({ t: 'table', table: { seats: [{}, { nudgedMs: 0 }] } });
  room.hear('other', { is: 'answered', seats: [1] });
  expect(room.table('ben').seats[1]).not.toHaveProperty('nudgedMs');
});

test('TABLE-88: a table without a clock gets one once everybody agrees', async () => {
  const { room, ada, ben, cy } = await startedTable(toy);
  const clock = { t: 'propose', what: { is: 'clock', tempo: 'brisk' } } as const;
  await cy.say(clock);
  await ada.say({ t: 'propose', what: { is: 'clock', tempo: 'calm' } });
  expect(codes([...cy.fresh(), ...ada.fresh()])).toEqual(['no-seat', 'not-now']);
  await ada.say(clock);
  expect(room.table('ben').clock).toBeNull();
  await ben.say({ t: 'answer', yes: true });
  expect(room.table('ben').clock).toMatchObject({ left: [300_000, 300_000], running: [0, 1] });
  expect(room.table('ben').settings.tempo).toBe('brisk');
  ada.fresh();
  await ada.say(clock);
  expect(codes(ada.fresh())).toEqual(['not-now']);
});

test('TABLE-89: whoever resigns is played for to the end, takes nothing back and has no say', async () => {
  const { room, ada, ben } = await startedTable(toy);
  await ben.say({ t: 'resign', seat: 0 });
  expect(codes(ben.fresh())).toEqual(['no-seat']);
  await ben.say({ t: 'resign', seat: 1 });
  await room.settled();
  expect(room.table('ada').seats[1]).toMatchObject({ standIn: { level: 'seal', resigned: true } });
  await ben.say({ t: 'back', seat: 1 });
  await ben.act(1, 'bid 1');
  expect(codes(ben.fresh())).toEqual(['not-now', 'bot-plays']);
  await ada.say({ t: 'propose', what: { is: 'clock', tempo: 'brisk' } });
  expect(room.table('ada').settings.tempo).toBe('brisk'); // nobody else is asked
});

test('TABLE-90: one moves to an open seat, the host exchanges any two; promises go along', async () => {
  const { room, ada, ben, cy } = await three();
  await ben.say({ t: 'promise', seat: 1, promise: 'b'.repeat(64) });
  await ben.say({ t: 'swap', seat: 1, other: 0 });
  await ben.say({ t: 'swap', seat: 0, other: 1 });
  expect(codes(ben.fresh())).toEqual(['seat-taken', 'no-seat']);
  await ada.say({ t: 'swap', seat: 1, other: 2 });
  expect(names(room)).toEqual(['Ada', 'Cy', 'Ben']);
  expect(room.table('ben')).toMatchObject({ yours: [2], seats: [{}, {}, { promise: 'b'.repeat(64) }] });
  await cy.say({ t: 'stand', seat: 1 });
  await ben.say({ t: 'swap', seat: 2, other: 1 });
  expect(names(room)).toEqual(['Ada', 'Ben', null]);
  await ada.say({ t: 'seats', count: 2 });
  await ada.say({ t: 'start' });
  await ben.say({ t: 'swap', seat: 1, other: 0 });
  expect(codes(ben.fresh())).toEqual(['not-now']);
});

test('TABLE-91: two people of one name are told apart', async () => {
  const { room, ada, ben, cy } = await three();
  await ben.say({ t: 'sit', seat: 1, name: 'ada' });
  await cy.say({ t: 'sit', seat: 2, name: 'Ada' });
  expect(names(room)).toEqual(['Ada', 'ada 2', 'Ada 3']);
  await cy.say({ t: 'sit', seat: 2, name: 'Ada' });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  expect(names(room)).toEqual(['Ada', 'ada 2', 'Ada 3']);
  const long = 'x'.repeat(24);
  await ada.say({ t: 'sit', seat: 0, name: long });
  await ben.say({ t: 'sit', seat: 1, name: long });
  expect(names(room)[1]).toBe(`${'x'.repeat(22)} 2`);
});

test('TABLE-62: before the start and after the end those who stand talk, under a name and marked so', async () => {
  const { room, ada, ben, cy } = await startedTable(toy, { options: { rounds: 1 } });
  await cy.say({ t: 'say', text: 'take red!', name: 'Cy' });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  expect(room.table('cy').status).toBe('over');
  await cy.say({ t: 'say', text: 'well played' });
  expect(codes(cy.fresh())).toEqual(['no-seat', 'bad-name']);
  await cy.say({ t: 'say', text: 'well played', name: 'Cy' });
  expect(ada.last()).toMatchObject({ t: 'chat', lines: [{ seat: null, name: 'Cy', text: 'well played' }] });
});

test('TABLE-63: those who stand share their messages, however many names they come under', async () => {
  const { room } = await openTable(toy);
  const strangers = await Promise.all(['x', 'y', 'z'].map(identity => guest(room, identity)));
  for (let i = 0; i < 6; i++) await strangers[i % 3]?.say({ t: 'say', text: `${i}`, name: 'Troll' });
  expect(strangers.flatMap(({ received }) => codes(received))).toEqual(['too-fast']);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'say', text: 'hello' });
  expect(codes(ada.received)).toEqual([]);
});

test('TABLE-62: whoever was kicked has nothing to say any more', async () => {
  const { ada, ben } = await three();
  await ada.say({ t: 'kick', seat: 1 });
  ben.fresh();
  await ben.say({ t: 'say', text: 'but', name: 'Ben' });
  expect(codes(ben.fresh())).toEqual(['kicked']);
});

test('TABLE-92: a rematch of another game has its usual options and as many seats as it allows', async () => {
  const { node, room, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  node.currentGame = id =>
    [locker, scuba].map(({ versions }) => versions.at(-1)).find(game => game?.id === id) ?? null;
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  await ada.say({ t: 'rematch', game: 'chess' });
  expect(codes(ada.fresh())).toEqual(['bad-options']);
  await ben.say({ t: 'rematch', game: 'locker' });
  const { next } = room.table('ben');
  expect(node.tables.get(next ?? '')).toMatchObject({
    ...{ game: 'locker', host: 'ben', previous: 'reef', options: { divers: 'off' } },
    seats: [{ name: 'Ben' }, { name: 'Ada', awaited: true }],
  });
});

test('TABLE-92: not every game has an Orca, so one comes along to another game as a Barracuda', async () => {
  const { node, room } = await openTable(toy, { options: { rounds: 1 } });
  node.currentGame = id => (id === 'locker' ? (locker.versions.at(-1) ?? null) : toy);
  node.choose = ({ legal }) => legal[0];
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'orca' });
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 3');
  await ada.act(0, 'mark red');
  await ada.say({ t: 'rematch', game: 'locker' });
  const { next } = room.table('ada');
  expect(node.tables.get(next ?? '')?.seats).toMatchObject([{ level: 'barracuda' }, { name: 'Ada' }]);
});
