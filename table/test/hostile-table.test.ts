import { expect, test } from 'vitest';
import { guest, openTable, startedTable } from './test-node.ts';
import { toy } from './toy.ts';

const codes = (messages: readonly { t: string; code?: string }[]) =>
  messages.flatMap(message => (message.t === 'error' ? [message.code] : []));

test('TABLE-71: bots among themselves rest while nobody is at the table, and go on when somebody comes', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  let decide = (_: string) => {};
  node.choose = () =>
    new Promise(resolve => {
      decide = resolve;
    });
  for (const seat of [0, 1]) await ada.say({ t: 'bot', seat, level: 'barracuda' });
  await ada.say({ t: 'start' });
  room.leave(ada);
  decide('bid 1');
  await room.settled();
  expect(node.questions).toHaveLength(1);
  node.choose = ({ legal }) => legal[0]!;
  await guest(room, 'ada');
  await room.settled();
  expect(room.stored().status).toBe('over');
});

test('TABLE-71: with a person in a seat they play on to that person’s turn, whoever looks', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  let decide = (_: string) => {};
  node.choose = () =>
    new Promise(resolve => {
      decide = resolve;
    });
  await ada.say({ t: 'start' });
  room.leave(ada);
  decide('bid 1');
  await room.settled();
  expect(room.toAct()).toEqual([0]);
});

test('TABLE-71: a thought nobody waits for any more is not asked for', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  const wanted: boolean[] = [];
  node.think = async (_, { isWanted, payers }) => {
    expect(payers.map(({ identity }) => identity)).toEqual(['ada']);
    wanted.push(isWanted());
    room.leave(ada);
    wanted.push(isWanted());
    return null;
  };
  for (const seat of [0, 1]) await ada.say({ t: 'bot', seat, level: 'barracuda' });
  await ada.say({ t: 'start' });
  await room.settled();
  expect(wanted).toEqual([true, false]);
  expect(node.problems).toEqual([]);
});

test('TABLE-72: a rematch is a table its asker opens: who has opened too many gets none', async () => {
  const { node, room, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  for (const [someone, seat] of [
    [ada, 0],
    [ben, 1],
  ] as const)
    if (room.toAct().includes(seat)) await someone.act(seat, 'mark red');
  expect(room.stored().status).toBe('over');
  const asked: string[] = [];
  node.mayOpenTable = ({ identity }) => {
    asked.push(identity);
    return identity !== 'ada';
  };
  await ada.say({ t: 'rematch' });
  expect(codes(ada.fresh())).toEqual(['too-fast']);
  expect(room.table('ada').next).toBeNull();
  await ben.say({ t: 'rematch' });
  await ada.say({ t: 'rematch' });
  expect(room.table('ada').next).toBe('next-1');
  expect(asked).toEqual(['ada', 'ben']); // the second time it is there already
});
