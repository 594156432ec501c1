import type { Game } from '@fathoms/kernel/game.ts';
import { lagoon } from '@fathoms/kernel/test/lagoon.ts';
import { TEMPOS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { unfoldTable } from '../seats/flat-table.ts';
import type { PlayingTable } from '../seats/stored-table.ts';
import { guest, openTable, pass, startedTable, type TestNode, testNode } from './test-node.ts';
import { toy } from './toy.ts';

/** What is written while something is done. */
async function writesOf(node: TestNode, job: () => Promise<unknown>): Promise<string[]> {
  const before = node.writes.length;
  await job();
  return node.writes.slice(before);
}

const playing = (node: TestNode): PlayingTable => {
  const table = node.tables.get('reef');
  if (table?.status !== 'playing') throw new Error('not playing');
  return table;
};

async function clocked() {
  const { node, room } = await openTable(toy);
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'settings', settings: { tempo: 'brisk' } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  return { node, room, ada, ben };
}

test('SYNC-14: a move at a table with a clock is one durable write, its time and turn included', async () => {
  const { node, ada, ben } = await clocked();
  pass(node, 30_000);
  expect(await writesOf(node, () => ada.act(0, 'bid 2'))).toEqual(['append']);
  expect(playing(node)).toMatchObject({
    entries: 2,
    toAct: [1],
    clock: { left: [TEMPOS.brisk.bankMs - 20_000, TEMPOS.brisk.bankMs - 30_000], at: node.time },
  });
  expect(await writesOf(node, () => ben.act(1, 'bid 1'))).toEqual(['append']);
  expect(await writesOf(node, () => ada.act(0, 'mark red'))).toEqual(['append']); // with a forced move
  expect(await writesOf(node, () => ada.say({ t: 'undo', seat: 0, nth: 2 }))).toEqual(['append']);
  expect(playing(node).toAct).toEqual([0]);
});

test('SYNC-14: a move that starts and ends countdowns, ends a pause and voids a question is one write as well', async () => {
  const { node, ada, ben } = await startedTable(lagoon as Game, { options: { clock: 30 } });
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  await ben.say({ t: 'answer', yes: true });
  expect(playing(node).pausedAt).toBe(node.time);
  pass(node, 5_000);
  expect(await writesOf(node, () => ada.act(0, 'hurry'))).toEqual(['append']);
  expect(playing(node)).not.toHaveProperty('pausedAt');
  expect(playing(node).countdowns?.map(({ key }) => key)).toEqual(['clock-0', 'hurry-0']);
  await ben.say({ t: 'propose', what: { is: 'pause' } });
  expect(ada.last()).toMatchObject({ t: 'table', table: { asked: { by: 1 } } });
  expect(await writesOf(node, () => ada.act(0, 'guess 1'))).toEqual(['append']);
  expect(ada.last()).toMatchObject({ t: 'table', table: { asked: null } });
});

test('SYNC-17: a start that was written and not answered plays the forced moves all the same', async () => {
  const { node, room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  for (const seat of [0, 1]) await ada.say({ t: 'sit', seat, name: 'Ada' });
  const { saveTable } = node.storage;
  node.storage.saveTable = async table => {
    await saveTable(table);
    return 'conflict';
  };
  await ada.say({ t: 'start' });
  expect(ada.state(0)).toMatchObject({ toAct: [0, 1], legal: ['bid 1', 'bid 2', 'bid 3'] });
});

test('SYNC-24: the last move of a match, written and not answered, is accepted like any other', async () => {
  const { node, room, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  const { append } = node.storage;
  node.storage.append = async moves => {
    await append(moves);
    return 'conflict'; // the connection broke after the write; tried again, it found itself
  };
  ada.fresh();
  await ada.act(0, 'mark red');
  expect(room.stored().status).toBe('over');
  expect(ada.fresh().map(({ t }) => t)).toEqual(['state', 'table', 'accepted']);
});

test('SYNC-28: a look reads the journal of a table where somebody has moved, and of no other', async () => {
  const { node, room } = await clocked();
  const read: (number | undefined)[] = [];
  const { load } = node.storage;
  Object.assign(node.storage, {
    load(id: string, from?: number) {
      read.push(from);
      return load(id, from);
    },
  });
  await room.refresh();
  expect(read).toEqual([]);
  const there = await openRoom(toy, playing(node), node);
  await (await guest(there, 'ada')).act(0, 'bid 2');
  read.length = 0;
  await room.refresh();
  expect(read).toEqual([1]);
  expect(room.toAct()).toEqual([1]);
});

test('SYNC-24: a node that cannot follow what another wrote does not move on from where it stands', async () => {
  const { node, room, ada } = await startedTable(toy);
  const stored = playing(node);
  await node.storage.append({
    ...{ table: 'reef', revision: stored.revision, first: stored.entries },
    entries: [{ seat: 1, action: 'dance', rolls: [] }],
    progress: { status: 'playing', entries: stored.entries + 1, toAct: [0] },
  });
  await expect(room.refresh()).rejects.toThrow('does not replay');
  await expect(room.refresh()).rejects.toThrow('does not replay');
  await ada.act(0, 'bid 2');
  expect(ada.last()).toEqual({ t: 'error', code: 'trouble', about: 'act' });
  expect(node.journals.get('reef')).toHaveLength(stored.entries + 1);
});

test('SYNC-19: a chat message touches neither the table nor its revision', async () => {
  const { node, ada } = await clocked();
  const before = playing(node);
  expect(await writesOf(node, () => ada.say({ t: 'say', text: 'hello' }))).toEqual(['chat']);
  expect(playing(node)).toBe(before);
});

test('SYNC-19: talking at one node and sitting down at another do not get in each other’s way', async () => {
  const node = testNode();
  const { room } = await openTable(toy, { node });
  const other = await openRoom(toy, room.stored(), node);
  const [ada, ben] = [await guest(room, 'ada'), await guest(other, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  const tried = countSaves(node);
  await Promise.all([ada.say({ t: 'say', text: 'hello' }), ben.say({ t: 'sit', seat: 1, name: 'Ben' })]);
  expect(tried()).toEqual({ conflicts: 1, saves: 2 }); // ben's node did not know of Ada's seat; the chat is not counted
  await other.refresh();
  expect(ben.received.findLast(m => m.t === 'chat')).toMatchObject({ lines: [{ text: 'hello' }] });
});

/** Counts how often a change of the table is tried, and how often in vain. */
function countSaves(node: TestNode): () => { conflicts: number; saves: number } {
  const { saveTable } = node.storage;
  const counts = { conflicts: 0, saves: 0 };
  node.storage.saveTable = async table => {
    const written = await saveTable(table);
    counts.saves++;
    if (written === 'conflict') counts.conflicts++;
    return written;
  };
  return () => counts;
}

test('a table stored by a build that did not note whose turn it is gets it noted when it opens', async () => {
  const { node, room } = await clocked();
  const { toAct, ...old } = playing(node);
  node.tables.set('reef', old);
  await room.close();
  expect(await writesOf(node, () => openRoom(toy, old, node))).toEqual(['append']);
  expect(playing(node).toAct).toEqual([0, 1]);
  expect(await writesOf(node, () => openRoom(toy, playing(node), node))).toEqual([]);
});

test('SYNC-33: a table of an earlier build is taken apart into what it is now', () => {
  const flat = {
    ...{ id: 'reef', game: 'pearls', version: 1, options: {}, seats: [], seed: 's', commitment: 'c' },
    ...{ host: 'ada', next: null, rolls: [1], contributions: [null, null], revision: 3 },
    history: [{ table: 'cove', names: ['Ada'], places: [1], scores: [2] }],
    chat: [{ n: 1, seat: 0, owner: 'ada', name: 'Ada', text: 'hello', reaction: null }],
  };
  const basics = {
    ...{ id: 'reef', game: 'pearls', version: 1, options: {}, seats: [], seed: 's', commitment: 'c' },
    ...{ host: 'ada', revision: 3, previous: 'cove' },
  };
  const deal = { rolls: [1], contributions: [null, null] };
  expect(unfoldTable({ ...flat, status: 'lobby' }, 0)).toEqual({
    table: { ...basics, status: 'lobby' },
    chat: flat.chat,
  });
  const clock = { left: [1, 2], at: 5 };
  const asked = { what: { is: 'pause' as const }, by: 0, waiting: [1] };
  expect(unfoldTable({ ...flat, status: 'playing', clock, asked, pausedAt: 7 }, 4).table).toEqual({
    ...basics,
    ...{ status: 'playing', deal, entries: 4, clock, pausedAt: 7, asked: { ...asked, entries: 4 } },
  });
  const outcome = { places: [1], scores: [3] };
  expect(unfoldTable({ ...flat, status: 'over', outcome, next: 'bay' }, 4).table).toEqual({
    ...basics,
    ...{ status: 'over', deal, entries: 4, outcome, next: 'bay' },
  });
  const { contributions, ...unbegun } = flat;
  expect(unfoldTable({ ...unbegun, status: 'over', closed: true }, 0).table).toMatchObject({
    deal: null,
    outcome: null,
  });
});
