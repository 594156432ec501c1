import { PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, startedTable } from './test-node.ts';
import { toy } from './toy.ts';

const bot = { t: 'stand-in', seat: 1, level: 'minnow' } as const;
const codes = (messages: readonly { t: string; code?: string }[]) =>
  messages.flatMap(message => (message.t === 'error' ? [message.code] : []));

test('TABLE-37: an owner leaves the seat to a bot, which plays at once, and takes it back with the story told', async () => {
  const { node, room, ada, ben } = await startedTable(toy);
  await ben.say(bot);
  await room.settled();
  expect(room.table('ada').seats[1]).toMatchObject({ name: 'Ben', standIn: { level: 'minnow', since: 2 } });
  expect(node.journals.get('reef')?.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
  expect(ada.state(0).news.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
  await ben.say({ t: 'back', seat: 1 });
  expect(room.table('ada').seats[1]).toMatchObject({ standIn: null });
  const played = node.journals.get('reef')?.length;
  await ada.act(0, 'bid 1');
  await ada.act(0, 'mark red');
  await room.settled();
  expect(room.toAct()).toEqual([0, 1]);
  expect(node.journals.get('reef')).toHaveLength((played ?? 0) + 3); // nobody but Ada and the table moved
});

test('TABLE-38: the host asks for a bot once the player is away for a minute, anybody else never', async () => {
  const { node, room, ada, ben, cy } = await startedTable(toy);
  await ada.say(bot);
  await cy.say(bot);
  expect(codes([...ada.fresh(), ...cy.fresh()])).toEqual(['still-here', 'not-host']);
  room.leave(ben);
  node.time += PATIENCE_MS;
  await ada.say(bot);
  expect(codes(ada.fresh())).toEqual(['still-here']); // a line may break for a moment
  node.time += 1;
  await ada.say(bot);
  await room.settled();
  expect(room.table('ada').seats[1]).toMatchObject({ here: false, standIn: { level: 'minnow' } });
  await ada.say({ t: 'back', seat: 1 });
  expect(codes(ada.fresh())).toEqual(['no-seat']);
});

test('TABLE-39: after a minute away the others may agree on a bot; the host need not be among them', async () => {
  const { node, room, ada, ben } = await startedTable(toy);
  room.leave(ada);
  node.time += PATIENCE_MS;
  await ben.say({ t: 'propose', what: { is: 'stand-in', seat: 0 } });
  expect(codes(ben.fresh())).toEqual(['still-here']);
  node.time += 1;
  await ben.say({ t: 'propose', what: { is: 'stand-in', seat: 0 } });
  await room.settled();
  expect(room.table('ben').seats[0]).toMatchObject({ standIn: { since: 2 } });
  const back = await guest(room, 'ada');
  expect(back.state(0).news.at(-1)).toMatchObject({ seat: 0, by: 'bot' });
});

test('TABLE-40: every other person is asked, and a player who comes back ends the question', async () => {
  const { node, room } = await openTable(toy, { seats: 3 });
  const [ada, ben, di] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'di')];
  for (const [seat, guest] of [ada, ben, di].entries())
    await guest.say({ t: 'sit', seat, name: guest.identity });
  await ada.say({ t: 'start' });
  room.leave(ben);
  node.time += PATIENCE_MS + 1;
  const what = { is: 'stand-in', seat: 1 } as const;
  await ada.say({ t: 'propose', what });
  expect(room.table('di').asked).toEqual({ what, by: 0, waiting: [2] });
  await di.say({ t: 'propose', what });
  await guest(room, 'ben');
  expect(room.table('di').asked).toBeNull();
  await di.say({ t: 'answer', yes: true });
  expect(codes(di.received)).toEqual(['not-now', 'not-now']);
  expect(room.table('di').seats[1]).toMatchObject({ here: true, standIn: null });
});

test('TABLE-41: while a bot holds the seat its owner is told so, but a resend of what was accepted stays accepted', async () => {
  const { node, room, ben } = await startedTable(toy);
  await ben.act(1, 'bid 2');
  node.choose = () => new Promise(() => {}); // a bot that thinks for ever
  await ben.say(bot);
  ben.fresh();
  await ben.say({ t: 'act', seat: 1, nth: 0, action: 'bid 2' });
  await ben.say({ t: 'act', seat: 1, nth: 1, action: 'bid 2' });
  await ben.say({ t: 'undo', seat: 1, nth: 1 });
  expect(ben.fresh()).toEqual([
    { t: 'accepted', seat: 1, nth: 0 },
    { t: 'error', code: 'bot-plays', about: 'act' },
    { t: 'error', code: 'bot-plays', about: 'undo' },
  ]);
  await room.close();
});

test('a thought the bot was still having when its player came back is dropped', async () => {
  const { node, room, ben } = await startedTable(toy);
  let decide = (_: string) => {};
  node.choose = () =>
    new Promise(resolve => {
      decide = resolve;
    });
  await ben.say(bot);
  await ben.say({ t: 'back', seat: 1 });
  decide('bid 3');
  await room.settled();
  expect(room.toAct()).toEqual([0, 1]);
  expect(node.problems).toEqual([]);
});

test('TABLE-42: a stand-in outlives a restart of the table, and not the match', async () => {
  const { node, room, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ben.say(bot);
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  const ada = await guest(again, 'ada');
  await ada.act(0, 'bid 1');
  await again.settled();
  await ada.act(0, 'mark red');
  await again.settled();
  expect(again.stored().status).toBe('over');
  await ada.say({ t: 'rematch' });
  expect(node.tables.get('next-1')?.seats).toEqual([
    { kind: 'human', name: 'Ben', owner: 'ben', awaited: true },
    { kind: 'human', name: 'Ada', owner: 'ada' },
  ]);
});
