import { currentGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, startedTable, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const kinds = (messages: readonly { t: string }[]) => messages.map(message => message.t);

test('SYNC-1: whoever joins receives the table, and once it plays the whole story', async () => {
  const { room, ada } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  const di = await guest(room, 'di');
  expect(kinds(di.received)).toEqual(['table', 'state']);
  expect(di.state(null)).toMatchObject({ from: 0, seq: 3, legal: [], nth: 0, undo: false });
  expect(di.state(null).news).toHaveLength(3);
});

test('SYNC-4: the sender receives accepted first, then everybody receives the step as their seat sees it', async () => {
  const { ada, ben, cy } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  expect(kinds(ada.fresh())).toEqual(['accepted', 'state']);
  expect(ben.fresh()).toMatchObject([{ t: 'state', seat: 1, from: 2, seq: 3, toAct: [1] }]);
  expect(cy.fresh()).toMatchObject([{ t: 'state', seat: null, from: 2, seq: 3 }]);
});

test('TABLE-66: a watcher is offered nothing', async () => {
  const { ada, cy } = await startedTable(toy);
  expect(ada.state(0).legal).toEqual(['bid 1', 'bid 2', 'bid 3']);
  expect(cy.state(null)).toMatchObject({ legal: [], choice: null, nth: 0, undo: false, secret: false });
});

test('TABLE-66: sealed content and secrets stay with their seat', async () => {
  const { ada, ben, cy } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  expect(ada.state(0).news[0].events).toEqual([{ type: 'sealed', seat: 0, stake: 2 }]);
  for (const other of [ben.state(1), cy.state(null)]) {
    expect(other.news).toEqual([{ seat: 0, by: 'player', events: [] }]);
    expect(other.view).toMatchObject({ stake: null, waiting: [1] });
  }
  expect([ada.state(0).secret, ben.state(1).secret, cy.state(null).secret]).toEqual([true, true, false]);
  const pearls = ada.received
    .concat(ben.received, cy.received)
    .flatMap(m => (m.t === 'state' && m.from === 0 ? m.news : []));
  const dealt = pearls
    .flatMap(news => news.events)
    .filter(event => (event as { type: string }).type === 'dealt');
  expect(dealt).toHaveLength(2);
});

test('SYNC-3: a person with several seats sees through each of them, and not as a watcher', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'sit', seat: 1, name: 'Also Ada' });
  ada.fresh();
  await ada.say({ t: 'start' });
  expect(ada.fresh()).toMatchObject([{ t: 'table' }, { t: 'state', seat: 0 }, { t: 'state', seat: 1 }]);
  await ada.act(0, 'bid 1');
  await ada.act(1, 'bid 3');
  expect(ada.state(0).toAct).toEqual([0]);
});

test('SYNC-9: a resend is answered accepted and nobody else is sent anything', async () => {
  const { node, ada, ben } = await startedTable(toy);
  const bid = { t: 'act', seat: 0, nth: 0, action: 'bid 2' } as const;
  await Promise.all([ada.say(bid), ada.say(bid)]);
  expect(ada.fresh().filter(m => m.t === 'accepted')).toHaveLength(2);
  expect(ben.fresh()).toHaveLength(1);
  expect(node.journals.get('reef')).toHaveLength(2);
});

test('TABLE-22: what may not be is answered with its code and changes nothing', async () => {
  const { node, ada, ben, cy } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  for (const someone of [ada, ben, cy]) someone.fresh();
  await ada.say({ t: 'act', seat: 0, nth: 0, action: 'bid 3' });
  await ada.say({ t: 'act', seat: 1, nth: 0, action: 'bid 3' });
  await ada.say({ t: 'act', seat: 9, nth: 0, action: 'bid 3' });
  await ada.say({ t: 'act', seat: 0, nth: 1, action: 'bid 3' });
  await ada.say({ t: 'undo', seat: 0, nth: 5 });
  await ada.say({ t: 'rematch' });
  await ada.say({ t: 'start' });
  await ada.say({ t: 'hello', protocol: 1, table: 'reef' });
  expect(ada.fresh()).toEqual([
    { t: 'error', code: 'out-of-turn', about: 'act' },
    { t: 'error', code: 'no-seat', about: 'act' },
    { t: 'error', code: 'no-seat', about: 'act' },
    { t: 'refused', seat: 0, nth: 1, refusal: { code: 'not-your-turn', toAct: [1] } },
    { t: 'error', code: 'out-of-turn', about: 'undo' },
    { t: 'error', code: 'not-now', about: 'rematch' },
    { t: 'error', code: 'not-now', about: 'start' },
    { t: 'error', code: 'bad-message', about: 'hello' },
  ]);
  await cy.say({ t: 'act', seat: 0, nth: 0, action: 'bid 2' });
  expect(cy.last()).toEqual({ t: 'error', code: 'no-seat', about: 'act' });
  expect(ben.fresh()).toEqual([]);
  expect(node.journals.get('reef')).toHaveLength(2);
});

test('TABLE-21: nothing is acted before the start', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'act', seat: 0, nth: 0, action: 'bid 2' });
  expect(ada.last()).toEqual({ t: 'error', code: 'not-now', about: 'act' });
  expect(room.toAct()).toEqual([]);
});

test('SYNC-15: a failing journal applies nothing, tells nobody else, and the table goes on afterwards', async () => {
  const { node, ada, ben, room } = await startedTable(toy);
  node.fault = 'append';
  await ada.act(0, 'bid 2');
  expect(ada.fresh()).toEqual([{ t: 'error', code: 'trouble', about: 'act' }]);
  expect(ben.fresh()).toEqual([]);
  expect(room.toAct()).toEqual([0, 1]);
  expect(node.problems).toHaveLength(1);
  node.fault = 'none';
  await ada.act(0, 'bid 3');
  expect(kinds(ada.fresh())).toEqual(['accepted', 'state']);
  expect(node.journals.get('reef')?.at(-1)).toEqual({ seat: 0, action: 'bid 3', rolls: [] });
});

test('SYNC-16: a change of the table that cannot be saved does not happen', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  node.fault = 'save';
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  expect(ada.last()).toEqual({ t: 'error', code: 'trouble', about: 'sit' });
  expect(room.stored().seats[0]).toEqual({ kind: 'open' });
});

test('SYNC-17: a start whose forced moves cannot be written yet still starts, and heals with the next move', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'sit', seat: 1, name: 'Ben' });
  node.fault = 'append';
  await ada.say({ t: 'start' });
  expect(ada.last()).toEqual({ t: 'error', code: 'trouble', about: 'start' });
  expect(ada.state(0).seq).toBe(1);
  node.fault = 'none';
  const again = await openRoom(toy, room.stored(), node);
  expect(again.toAct()).toEqual([0, 1]);
  expect(node.journals.get('reef')).toHaveLength(1);
});

test('SYNC-24: when another node wrote first, the table reloads and answers from the truth', async () => {
  const { node, room, ada, ben } = await startedTable(toy);
  const twin = await openRoom(toy, room.stored(), node);
  const adaThere = await guest(twin, 'ada');
  await adaThere.act(0, 'bid 3');

  await ben.act(1, 'bid 1');
  expect(node.journals.get('reef')?.map(entry => ('undo' in entry ? 'undo' : entry.action))).toEqual([
    'tidy',
    'bid 3',
    'bid 1',
  ]);
  expect(ben.fresh()).toMatchObject([
    { t: 'state', from: 2, seq: 3 },
    { t: 'accepted', seat: 1, nth: 0 },
    { t: 'state', from: 3, seq: 4 },
  ]);
  expect(ada.state(0).nth).toBe(1);
});

test('SYNC-24: the loser of a race over the same action is told that it was accepted, or that it is out of turn', async () => {
  const { node, room, ada } = await startedTable(toy);
  const twin = await openRoom(toy, room.stored(), node);
  const adaThere = await guest(twin, 'ada');
  await adaThere.act(0, 'bid 3');
  await ada.say({ t: 'act', seat: 0, nth: 0, action: 'bid 2' });
  expect(ada.last()).toEqual({ t: 'error', code: 'out-of-turn', about: 'act' });
  await ada.say({ t: 'act', seat: 0, nth: 0, action: 'bid 3' });
  expect(ada.last()).toEqual({ t: 'accepted', seat: 0, nth: 0 });
  expect(node.journals.get('reef')).toHaveLength(2);
});

test('SYNC-12: an undo is an entry of the journal, and everybody gets the shorter story', async () => {
  const { node, ada, ben, room } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  expect(ada.state(0).undo).toBe(true);
  expect(ben.state(1).undo).toBe(false);
  for (const someone of [ada, ben]) someone.fresh();
  await ada.say({ t: 'undo', seat: 0, nth: 2 });
  expect(ada.fresh()).toMatchObject([
    { t: 'accepted', seat: 0, nth: 2 },
    { t: 'state', from: 0, seq: 4, nth: 1, undo: false },
  ]);
  expect(ben.fresh()).toMatchObject([{ t: 'state', from: 0, seq: 4 }]);
  expect(node.journals.get('reef')?.at(-1)).toEqual({ undo: 2 });
  await ada.act(0, 'mark blue');
  const restarted = await openRoom(toy, room.stored(), node);
  const there = await guest(restarted, 'ben');
  expect(there.state(1).view).toEqual(ben.state(1).view);
  expect(there.state(1).view).toMatchObject({ marks: ['blue'] });
});

test('SYNC-13: everything acknowledged is there after a restart', async () => {
  const { node, ada, ben, room } = await startedTable(toy);
  await ada.act(0, 'bid 2');
  const restarted = await openRoom(toy, room.stored(), node);
  const there = await guest(restarted, 'ada');
  expect(there.state(0)).toEqual({ ...ada.state(0), from: 0, news: there.state(0).news });
  await there.say({ t: 'act', seat: 0, nth: 0, action: 'bid 2' });
  expect(there.last()).toEqual({ t: 'accepted', seat: 0, nth: 0 });
  await ben.act(1, 'bid 1');
});

test('TABLE-27: the end is written with the move that brings it, sent once, and found again after a restart', async () => {
  const { node, ada, ben, room } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  expect(room.record()).toBeNull();
  ada.fresh();
  const written = node.writes.length;
  await ada.act(0, 'mark red');
  expect(node.writes.slice(written)).toEqual(['append']);
  expect(kinds(ada.fresh())).toEqual(['accepted', 'state', 'table']);
  const { outcome } = ada.state(0);
  expect(node.tables.get('reef')).toMatchObject({ status: 'over', outcome, next: null });
  const restarted = await openRoom(toy, node.tables.get('reef')!, node);
  expect(restarted.record()).toBe(room.record());
});

test('TABLE-46: everybody learns of the one rematch', async () => {
  const { node, ada, ben, cy } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  await cy.say({ t: 'rematch' });
  expect(cy.last()).toEqual({ t: 'error', code: 'no-seat', about: 'rematch' });
  await Promise.all([ben.say({ t: 'rematch' }), ada.say({ t: 'rematch' })]);
  for (const someone of [ada, ben, cy])
    expect(someone.last()).toMatchObject({ t: 'table', table: { next: 'next-1' } });
  const next = node.tables.get('next-1');
  expect(next?.seats).toEqual([
    { kind: 'human', name: 'Ben', owner: 'ben' },
    { kind: 'human', name: 'Ada', owner: 'ada', awaited: true },
  ]);
  expect(node.tables.has('next-2')).toBe(false);
});

test('SYNC-8: people come and go in the sight of the others', async () => {
  const { room, ada, ben, cy } = await startedTable(toy);
  room.leave(ben);
  expect(ada.last()).toMatchObject({
    t: 'table',
    table: { seats: [{ here: true }, { here: false }], watchers: 1 },
  });
  room.leave(cy);
  expect(ada.last()).toMatchObject({ t: 'table', table: { watchers: 0 } });
  ben.fresh();
  await ada.act(0, 'bid 1');
  expect(ben.fresh()).toEqual([]);
});

test('SYNC-1: sync tells the whole story again to the asker alone; ping is answered', async () => {
  const { ada, ben } = await startedTable(toy);
  await ben.say({ t: 'sync' });
  await ben.say({ t: 'ping' });
  expect(ben.fresh()).toMatchObject([{ t: 'table' }, { t: 'state', seat: 1, from: 0 }, { t: 'pong' }]);
  expect(ada.fresh()).toEqual([]);
});

async function botTable(node = testNode()) {
  const { room } = await openTable(toy, { seats: 3, options: { rounds: 4 }, node });
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'seal' });
  await ada.say({ t: 'bot', seat: 2, level: 'minnow' });
  return { node, room, ada };
}

test('TABLE-25: bots act through `play` too, one state message for each action', async () => {
  const { ada, room } = await botTable();
  ada.fresh();
  await ada.say({ t: 'start' });
  await room.settled();
  expect(ada.fresh()).toMatchObject([
    { t: 'table' },
    { t: 'state', seq: 2 },
    { t: 'state', seq: 3 },
    { t: 'state', seq: 4 },
  ]);
  expect(room.toAct()).toEqual([0]);
});

test('TABLE-25: a bot is asked with what its seat may know and nothing more', async () => {
  const { node, ada, room } = await botTable();
  await ada.say({ t: 'start' });
  await room.settled();
  const [asked] = node.questions;
  expect(asked).toMatchObject({
    level: 'seal',
    game: 'pearls',
    legal: ['bid 1', 'bid 2', 'bid 3'],
    choice: null,
  });
  expect(asked.seen.news.filter(event => (event as { type: string }).type === 'dealt')).toMatchObject([
    { seat: 1 },
  ]);
  expect(JSON.stringify(node.questions)).not.toContain('pearl diver');
});

test('TABLE-26: people are served while a bot thinks; a thought about a match that moved on is dropped', async () => {
  const { node, ada, room } = await botTable();
  let release: (action: string) => void = () => {};
  node.choose = () => new Promise(resolve => (release = resolve));
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  expect(ada.last()).toMatchObject({ t: 'state', seq: 3 });
  node.choose = ({ legal }) => legal[0];
  release('bid 3');
  await room.settled();
  const bids = node.journals
    .get('reef')
    ?.flatMap(entry => ('undo' in entry ? [] : [`${entry.seat} ${entry.action}`]));
  expect(bids?.slice(0, 4)).toEqual(['0 tidy', '0 bid 2', '1 bid 1', '2 bid 1']);
});

test('a bot that answers something illegal is trouble for everybody, and changes nothing', async () => {
  const { node, ada, room } = await botTable();
  node.choose = () => 'bid 99';
  await ada.say({ t: 'start' });
  await room.settled();
  expect(ada.last()).toEqual({ t: 'error', code: 'trouble', about: 'act' });
  expect(String(node.problems[0])).toContain('bid 99');
  expect(room.toAct()).toEqual([0, 1, 2]);
  node.choose = ({ legal }) => legal[0];
  await ada.say({ t: 'sync' });
  await room.settled();
  expect(room.toAct()).toEqual([0]);
});

test('a closed room lets its bots act no more', async () => {
  const { node, ada, room } = await botTable();
  let release: (action: string) => void = () => {};
  node.choose = () => new Promise(resolve => (release = resolve));
  await ada.say({ t: 'start' });
  await room.close();
  release('bid 1');
  await room.settled();
  expect(node.journals.get('reef')).toHaveLength(1);
});

test('a table of another version of the rules is not opened', async () => {
  const { node, room } = await openTable(toy);
  await expect(openRoom({ ...toy, version: 2 }, room.stored(), node)).rejects.toThrow(/version 1, not 2/);
});

test('SYNC-18: a match of Locker against bots ends, with every view equal to the one a restart gives', async () => {
  const locker = currentGame('locker')!;
  const { node, room } = await openTable(locker, { seats: 3 });
  const ada = await guest(room, 'ada');
  const cy = await guest(room, 'cy');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'seal' });
  await ada.say({ t: 'bot', seat: 2, level: 'seal' });
  await ada.say({ t: 'start' });
  const luck = seeded('ada');
  for (await room.settled(); room.stored().status === 'playing'; await room.settled()) {
    const { legal } = ada.state(0);
    await ada.act(0, legal[luck.below(legal.length)]);
    expect(ada.received.some(m => m.t === 'error' || m.t === 'refused')).toBe(false);
  }
  const restarted = await openRoom(locker, room.stored(), node);
  for (const [identity, seat, before] of [
    ['ada', 0, ada],
    ['cy', null, cy],
  ] as const) {
    const after = await guest(restarted, identity);
    expect(after.state(seat).view).toEqual(before.state(seat).view);
    expect(after.state(seat).outcome).toEqual(before.state(seat).outcome);
  }
  const told = cy.received.flatMap(m => (m.t === 'state' ? m.news.slice(0) : []));
  expect(told).toHaveLength(cy.state(null).seq);
});
