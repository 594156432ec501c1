import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, pass, startedTable } from './test-node.ts';
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

/** A table with so many who look on. */
async function crowd(count: number) {
  const started = await startedTable(toy);
  const watchers = [];
  for (let i = 0; i < count; i++) watchers.push(await guest(started.room, `watcher ${i}`));
  return { ...started, watchers };
}

test('SYNC-37: who comes to a crowded table is told at once; the others hear of many comings as one', async () => {
  const { node, room, ada } = await crowd(60);
  ada.fresh();
  for (let i = 0; i < 200; i++) {
    const late = await guest(room, 'late');
    expect(late.received.map(({ t }) => t)).toEqual(['table', 'state']);
    room.leave(late);
  }
  expect(ada.fresh().length).toBeLessThan(20);
  await guest(room, 'last');
  pass(node, 60_000);
  const heard = ada.fresh().filter(message => message.t === 'table');
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ table: { watchers: 62 } });
});

test('SYNC-37: a setting turned on and off again is told in time, and nothing where nothing changed', async () => {
  const { node, ada, watchers } = await crowd(60);
  const [watcher] = watchers;
  pass(node, 60_000);
  watcher?.fresh();
  await ada.say({ t: 'settings', settings: { watchable: true } });
  expect(watcher?.fresh()).toEqual([]);
  for (let i = 0; i < 201; i++) await ada.say({ t: 'settings', settings: { watchable: i % 2 === 1 } });
  expect(watcher?.fresh().length).toBeLessThan(30);
  pass(node, 60_000);
  expect(watcher?.fresh()).toMatchObject([{ t: 'table', table: { settings: { watchable: false } } }]);
});

test('SYNC-37: asking for the whole story again and again gets it now and then', async () => {
  const { node, ada } = await startedTable(toy);
  for (let i = 0; i < 100; i++) await ada.say({ t: 'sync' });
  const states = ada.fresh().filter(message => message.t === 'state');
  expect(states.length).toBeLessThan(40);
  pass(node, 60_000);
  expect(ada.fresh().map(({ t }) => t)).toEqual(['table', 'state']);
});

test('SYNC-37: a start is told before the match, however much was said before', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  for (const seat of [0, 1]) await ada.say({ t: 'sit', seat, name: 'Ada' });
  for (let i = 0; i < 500; i++) await ada.say({ t: 'sit', seat: 0, name: `Ada ${i}` });
  ada.fresh();
  await ada.say({ t: 'start' });
  const heard = ada.fresh();
  expect(heard[0]).toMatchObject({ t: 'table', table: { status: 'playing' } });
  expect(heard[1]).toMatchObject({ t: 'state' });
});

test('SYNC-37: the whole story is put together once, however many come for it', async () => {
  let views = 0;
  const counted: typeof toy = {
    ...toy,
    view(...seen) {
      views++;
      return toy.view(...seen);
    },
  };
  const { room } = await startedTable(counted);
  await guest(room, 'first');
  views = 0;
  for (let i = 0; i < 20; i++) await guest(room, `watcher ${i}`);
  expect(views).toBe(0);
});

/** Ada and Ben after a match, and the table of their rematch. */
async function rematched() {
  const { node, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  await ada.say({ t: 'rematch' });
  const next = await openRoom(toy, node.tables.get('next-1')!, node);
  return { node, next, ada: await guest(next, 'ada') };
}

test('TABLE-74: a rematch does not start without those it keeps a seat for', async () => {
  const { next, ada } = await rematched();
  expect(next.table('ada').seats).toMatchObject([{ name: 'Ben', awaited: true }, { name: 'Ada' }]);
  await ada.say({ t: 'start' });
  expect(codes(ada.fresh())).toEqual(['not-now']);
  await guest(next, 'ben');
  expect(next.table('ada').seats[0]).not.toHaveProperty('awaited');
  await ada.say({ t: 'start' });
  expect(next.stored().status).toBe('playing');
});

test('TABLE-74: a seat the host gives away is not waited for', async () => {
  const { next, ada } = await rematched();
  await ada.say({ t: 'clear', seat: 0 });
  await ada.say({ t: 'bot', seat: 0, level: 'minnow' });
  await ada.say({ t: 'start' });
  expect(next.stored().status).toBe('playing');
  await next.close();
});

test('TABLE-75: what is remembered of people who left has an end', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  for (let i = 0; i < 130; i++) {
    const someone = await guest(room, `guest ${i}`);
    await someone.say({ t: 'sit', seat: 1, name: 'Guest' });
    await someone.say({ t: 'move' });
    await ada.say({ t: 'kick', seat: 1 });
    room.leave(someone);
  }
  expect(room.stored().barred).toHaveLength(100);
  expect(room.stored().moves).toHaveLength(1);
  const last = await guest(room, 'guest 129');
  await last.say({ t: 'sit', seat: 1, name: 'Guest' });
  expect(codes(last.fresh())).toEqual(['kicked']);
});

test('TABLE-76: a new name does not undo a kick; who was there before is not taken for somebody else', async () => {
  const { room } = await openTable(toy);
  const at = async (identity: string, address: string) => {
    const someone = Object.assign(await guest(room, identity), { address });
    return someone;
  };
  const [ada, mallory, neighbour] = [
    await at('ada', '192.0.2.1'),
    await at('mallory', '192.0.2.6'),
    await at('neighbour', '192.0.2.6'),
  ];
  await mallory.say({ t: 'sit', seat: 1, name: 'Mallory' });
  await ada.say({ t: 'kick', seat: 1 });
  const disguised = await at('nobody in particular', '192.0.2.6');
  await disguised.say({ t: 'sit', seat: 1, name: 'Nobody' });
  expect(codes(disguised.fresh())).toEqual(['kicked']);
  await neighbour.say({ t: 'sit', seat: 1, name: 'Neighbour' });
  expect(room.table('ada').seats[1]).toMatchObject({ name: 'Neighbour' });
});
