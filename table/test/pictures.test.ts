import type { Game } from '@fathoms/kernel/game.ts';
import { lagoon } from '@fathoms/kernel/test/lagoon.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { tableOf } from '../pictures/picture-ids.ts';
import { readRecord, replayRecord } from '../record/read-record.ts';
import { openReplay } from '../record/replay.ts';
import { openRoom } from '../room/room.ts';
import { type Guest, guest, openTable, startedTable, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const game = lagoon as Game;
const idOf = ({ pictures }: StateMessage, name = 'shell'): string => pictures[name] ?? '';

async function round(ada: Guest, ben: Guest): Promise<void> {
  await ada.act(0, 'guess 1');
  await ben.act(1, 'guess 2');
}

test('H2: players and those who look on are given the same ids at the same moment', async () => {
  const { ada, ben, cy } = await startedTable(game);
  expect(ada.state(0).pictures).toEqual({ shell: expect.stringMatching(/^reef\.[0-9a-f]{32}$/) });
  expect(ben.state(1).pictures).toEqual(ada.state(0).pictures);
  expect(cy.state(null).pictures).toEqual(ada.state(0).pictures);
  await round(ada, ben);
  expect(Object.keys(ada.state(0).pictures)).toEqual(['shell', 'opened']);
  expect(cy.state(null).pictures).toEqual(ada.state(0).pictures);
});

test('H3: an id is another one for every game and every round, and says nothing about what it shows', async () => {
  const seen = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const node = testNode();
    const { room } = await openTable(game, { node });
    const table = { ...room.stored(), seed };
    const other = await openRoom(game, table, node);
    const [ada, ben] = [await guest(other, 'ada'), await guest(other, 'ben')];
    await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
    await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
    await ada.say({ t: 'start' });
    for (let i = 0; i < 3; i++) {
      seen.add(idOf(ada.state(0)));
      await round(ada, ben);
    }
  }
  expect(seen.size).toBe(15); // four kinds of shells: some of these showed the same
});

test('an id leads to what its picture is drawn from; no other does', async () => {
  const { room, ada } = await startedTable(game);
  const id = idOf(ada.state(0));
  expect(room.picture(id)).toMatchObject({ round: 0, covered: false });
  expect(tableOf(id)).toBe('reef');
  for (const wrong of ['', 'reef', 'reef.', `reef.${'0'.repeat(32)}`, id.toUpperCase(), `${id} `])
    expect(room.picture(wrong)).toBe(null);
});

test('H8: what is covered cannot be seen any more, by nobody and under no id', async () => {
  const { node, room, ada, ben, cy } = await startedTable(game);
  await round(ada, ben);
  const bare = idOf(ada.state(0));
  const shown = idOf(ada.state(0), 'opened');
  expect(room.picture(shown)).toMatchObject({ open: true });
  await ben.act(1, 'cover');
  const covered = idOf(ada.state(0));
  expect(covered).not.toBe(bare);
  expect(room.picture(covered)).toMatchObject({ covered: true });
  expect(room.picture(bare)).toBe(null);
  expect(room.picture(shown)).toBe(null); // it may have shown the same without the cover
  expect(idOf(cy.state(null))).toBe(covered);
  const late = await guest(room, 'dan');
  expect(late.state(null).pictures).toEqual({ shell: covered });
  const again = await openRoom(game, node.tables.get('reef')!, node);
  expect(again.picture(bare)).toBe(null);
  expect(again.picture(covered)).toMatchObject({ covered: true });
});

test('H8: a node that learns late of a whole round and a cover shows nothing uncovered either', async () => {
  const node = testNode();
  const others = { name: 'a', tell: () => {}, table: async () => node.tables.get('reef') ?? null };
  const { room, ada, ben } = await startedTable(game, { node: { ...node, others } });
  const other = await openRoom(game, room.stored(), { ...node, others: { ...others, name: 'b' } });
  expect(other.picture(idOf(ada.state(0)))).toMatchObject({ round: 0 });
  await round(ada, ben);
  const { pictures } = ada.state(0);
  await ben.act(1, 'cover');
  await other.refresh();
  for (const id of Object.values(pictures)) expect(other.picture(id)).toBe(null);
  expect(other.picture(idOf(ada.state(0)))).toMatchObject({ covered: true });
});

test('what is taken back takes its pictures with it', async () => {
  const { room } = await openTable(game);
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'settings', settings: { friendlyUndo: true } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  const first = idOf(ada.state(0));
  await round(ada, ben);
  const { pictures } = ada.state(0);
  await ben.say({ t: 'propose', what: { is: 'undo', seat: 1, nth: ben.state(1).nth } });
  await ada.say({ t: 'answer', yes: true });
  expect(ada.state(0).pictures).toEqual({ shell: first });
  expect(room.picture(first)).toMatchObject({ round: 0 });
  for (const id of Object.values(pictures)) expect(room.picture(id)).toBe(null);
});

test('the pictures of a round that is over are gone with it', async () => {
  const { room, ada, ben } = await startedTable(game);
  const first = idOf(ada.state(0));
  await round(ada, ben);
  expect(room.picture(first)).toBe(null);
  expect(room.picture(idOf(ada.state(0)))).toMatchObject({ round: 1 });
});

test('H7: what was shown in passing is named when it happens and never again', async () => {
  const { room, ada, ben } = await startedTable(game);
  await round(ada, ben);
  expect(room.picture(idOf(ben.state(1), 'opened'))).toMatchObject({ round: 0, open: true });
  const late = await guest(room, 'dan');
  expect(Object.keys(late.state(null).pictures)).toEqual(['shell']);
  await ada.act(0, 'guess 1'); // nothing more is shown by this
  expect(Object.keys(late.state(null).pictures)).toEqual(['shell']);
  expect(Object.keys(ada.state(0).pictures)).toEqual(['shell']);
  await ada.say({ t: 'sync' });
  expect(Object.keys(ada.state(0).pictures)).toEqual(['shell']);
});

test('after a restart the same ids lead to the same pictures, those seen in passing included', async () => {
  const { node, room, ada, ben } = await startedTable(game);
  await round(ada, ben);
  const { pictures } = ada.state(0);
  await room.close();
  const again = await openRoom(game, node.tables.get('reef')!, node);
  for (const id of Object.values(pictures)) expect(again.picture(id)).toEqual(room.picture(id));
  const back = await guest(again, 'ada');
  expect(back.state(0).pictures).toEqual({ shell: pictures.shell });
});

test('those who may not look on are given no id', async () => {
  const { room, ada, cy } = await startedTable(game);
  await ada.say({ t: 'settings', settings: { watchable: false } });
  cy.fresh();
  await ada.act(0, 'cover');
  const late = await guest(room, 'dan');
  expect(JSON.stringify([...cy.fresh(), ...late.received])).not.toContain(idOf(ada.state(0)));
});

test('who looks on from behind sees the pictures of then, except what has been covered since', async () => {
  const { room } = await openTable(game);
  const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
  await ada.say({ t: 'settings', settings: { watchDelay: 5 } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  const first = idOf(cy.state(null));
  await round(ada, ben);
  expect(idOf(cy.state(null))).toBe(first);
  expect(room.picture(first)).toMatchObject({ round: 0 });
  await ada.act(0, 'cover');
  for (let i = 0; i < 2; i++) {
    await ada.act(0, 'guess 0');
    await ada.act(0, 'withdraw');
  }
  expect(cy.state(null).view).toMatchObject({ round: 1, covered: false });
  expect(room.picture(idOf(cy.state(null)))).toBe(null);
});

test('the node knows what will be looked at, when somebody is there to look', async () => {
  const painted: string[] = [];
  const node = testNode();
  const paint = (of: string, pictures: readonly { id: string }[]) =>
    painted.push(...pictures.map(({ id }) => `${of} ${id}`));
  const { room, ada, ben } = await startedTable(game, { node: { ...node, paint } });
  expect(painted).toEqual([`lagoon ${idOf(ada.state(0))}`]);
  await ada.act(0, 'guess 1');
  expect(painted).toHaveLength(1);
  await ben.act(1, 'guess 1');
  const { pictures } = ada.state(0);
  expect(painted.slice(1)).toEqual([`lagoon ${pictures.opened}`, `lagoon ${pictures.shell}`]); // as one will look at them
  await room.close();
  painted.length = 0;
  await openRoom(game, node.tables.get('reef')!, { ...node, paint });
  expect(painted).toEqual([]);
});

test('H9: a bot gets a reading of its own that does not change while there is nothing new to see', async () => {
  const { node, room } = await openTable(game, { seats: 3 });
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  await ada.say({ t: 'bot', seat: 2, level: 'barracuda' });
  node.choose = ({ legal }) => (legal.includes('cover') ? 'cover' : 'guess 0');
  await ada.say({ t: 'start' });
  await room.settled();
  const readings = (seat: number) =>
    node.questions.flatMap(({ seen }) => (seen.seat === seat ? [JSON.stringify(seen.glimpse)] : []));
  expect(readings(1)).toHaveLength(2); // before and after it was covered
  expect(new Set(readings(1)).size).toBe(1);
  expect(readings(2)[0]).not.toBe(readings(1)[0]);
  for (const { seen } of node.questions) {
    expect(seen.glimpse).toMatchObject({ noise: expect.any(Number) });
    expect(Object.keys(seen).sort()).toEqual(['glimpse', 'news', 'seat', 'view']);
  }
});

test('a game without pictures has none, and its bots no eyes', async () => {
  const { node, room, ada } = await startedTable(toy);
  expect(ada.state(0).pictures).toEqual({});
  expect(room.picture('reef.x')).toBe(null);
  await ada.say({ t: 'stand-in', seat: 0, level: 'seal' });
  await room.settled();
  expect(node.questions[0]?.seen).not.toHaveProperty('glimpse');
});

test('a replay shows the pictures of every moment, and in passing what was shown then', async () => {
  const { room, ada, ben } = await startedTable(game);
  for (let i = 0; i < 3; i++) await round(ada, ben);
  const read = readRecord(room.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  const replayed = replayRecord(game, read.record);
  if (!replayed.ok) throw new Error(replayed.problem);
  const replay = openReplay(game, read.record, replayed);
  const shown = Array.from({ length: 7 }, (_, step) => Object.keys(replay.moment(step, null).pictures));
  const both = ['shell', 'opened'];
  expect(shown).toEqual([['shell'], ['shell'], both, ['shell'], both, ['shell'], ['opened']]);
  const first = replay.moment(0, 'all').pictures.shell ?? '';
  expect(replay.moment(1, 0).pictures.shell).toBe(first);
  expect(replay.scene(first)).toMatchObject({ round: 0, covered: false });
  expect(replay.scene('picture-99')).toBe(null);
  expect(replay.moment(99, null).pictures).toEqual(replay.moment(6, null).pictures);
});
