import { dive } from '@fathoms/games/dive/index.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom, type Room } from '../room/room.ts';
import { guest, pass, startedTable, type TestNode } from './test-node.ts';

const game = dive as Game;
const COMPANIONS = { companions: 'on', ageOrder: 'ABCD' };

const divers = (options: OptionValues) => startedTable(game, { options });
const written = (node: TestNode) => node.journals.get('reef') ?? [];

async function wait(node: TestNode, room: Room, ms: number): Promise<void> {
  pass(node, ms);
  await room.settled();
}

test('DIVE-97: ten seconds after the Orca every program that is not ready is locked as it lies', async () => {
  const { node, room, ada, ben } = await divers(COMPANIONS);
  await ada.act(0, 'take orca');
  await ben.act(1, 'take clown');
  await ben.say({ t: 'draft', seat: 1, decision: ben.state(1).decision ?? '', draft: 'draft 3s 12n' });
  await ada.act(0, 'announce orca');
  expect(room.table('ben').countdowns).toEqual([
    { key: 'orca-1', msLeft: 10_000, paused: false, seats: [0, 1] },
  ]);
  await wait(node, room, 9_999);
  expect(ben.state(1).view).toMatchObject({ round: 1 });
  await wait(node, room, 1);
  expect(written(node).slice(-2)).toMatchObject([
    { seat: 0, action: 'ready 1n', by: 'table' }, // DIVE-23: nothing was placed
    { seat: 1, action: 'ready 3s 12n', by: 'table' },
  ]);
  expect(ben.state(1).view).toMatchObject({ round: 2 });
  expect(room.table('ben').countdowns).toEqual([]);
});

test('DIVE-98: if everybody is ready before, the Dive phase starts then', async () => {
  const { node, room, ada, ben } = await divers(COMPANIONS);
  await ada.act(0, 'take orca');
  await ben.act(1, 'take clown');
  await ada.act(0, 'announce orca');
  await ada.act(0, 'ready 1n');
  await ben.act(1, 'ready 1n');
  expect(ada.state(0).view).toMatchObject({ round: 2 });
  await wait(node, room, 20_000);
  expect(written(node)).toHaveLength(5);
});

test('DIVE-22: the program clock locks, also when the table was closed meanwhile', async () => {
  const { node, room } = await divers({ programClock: '30' });
  pass(node, 10_000);
  await room.close();
  node.time += 15_000;
  const again = await openRoom(game, node.tables.get('reef')!, node);
  expect(again.table('ada').countdowns).toMatchObject([{ key: 'clock-1', msLeft: 5_000 }]);
  await guest(again, 'ada');
  await wait(node, again, 5_000);
  expect(written(node)).toMatchObject([
    { action: 'ready 1n', by: 'table' },
    { action: 'ready 1n', by: 'table' },
  ]);
});

test('DIVE-23: what was laid counts, though time was up before the page was back to say so', async () => {
  const { node, room } = await divers({ programClock: '30' });
  await room.close();
  node.time += 60_000;
  const again = await openRoom(game, node.tables.get('reef')!, node);
  const ada = await guest(again, 'ada');
  await ada.say({ t: 'draft', seat: 0, decision: 'round-1', draft: 'draft 3s 12n' });
  await wait(node, again, 2_999);
  expect(written(node)).toEqual([]);
  await wait(node, again, 1);
  expect(written(node)).toMatchObject([
    { seat: 0, action: 'ready 3s 12n', by: 'table' },
    { seat: 1, action: 'ready 1n', by: 'table' },
  ]);
});

test('DIVE-21: who is ready may withdraw while the other is not', async () => {
  const { ada, ben } = await divers({});
  await ada.act(0, 'ready 1n');
  expect(ada.state(0)).toMatchObject({ toAct: [1], legal: ['withdraw'] });
  await ada.act(0, 'withdraw');
  expect(ben.state(1)).toMatchObject({ toAct: [0, 1], view: { divers: [{ ready: false }, {}] } });
});

test('H8, DIVE-95: under the Octopus only the covered stack can be found, after a restart too', async () => {
  const { node, room, ada, ben, cy } = await divers(COMPANIONS);
  await ada.act(0, 'take octopus');
  await ben.act(1, 'take clown');
  const bare = ada.state(0).pictures.stack!;
  expect(room.picture(bare)).toMatchObject({ octopus: null });
  await ada.act(0, 'octopus 40,55@3');
  const covered = ben.state(1).pictures.stack!;
  expect(cy.state(null).pictures).toEqual({ stack: covered });
  expect(room.picture(covered)).toMatchObject({ octopus: { x: 40, y: 55, turn: 3 } });
  expect(room.picture(bare)).toBe(null);
  const again = await openRoom(game, node.tables.get('reef')!, node);
  expect(again.picture(bare)).toBe(null);
  await ada.act(0, 'ready 1n');
  await ben.act(1, 'ready 1n');
  expect(room.picture(covered)).toBe(null);
  expect(room.picture(ada.state(0).pictures.stack!)).toMatchObject({ octopus: null, removed: 1 });
});

test('H7: a Dive phase shows each card and what was left under it; the last of these is the new stack', async () => {
  const { room, ada, ben } = await divers({});
  await ada.act(0, 'ready 1n 2n 3n');
  await ben.act(1, 'ready 1n 2n');
  const { pictures } = ben.state(1);
  const turned = 36 - (ben.state(1).view as { cards: number }).cards;
  const names = Array.from({ length: turned }, (_, i) => [`card-${i + 1}`, `under-${i + 1}`]).flat();
  expect(Object.keys(pictures)).toEqual(['stack', ...names]);
  expect(pictures[`under-${turned}`]).toBe(pictures.stack);
  for (const id of Object.values(pictures)) expect(room.picture(id)).not.toBe(null);
});

test('H10: with sonar there is no picture at all, for nobody', async () => {
  const { room, ada, cy } = await divers({ sonar: 'on' });
  expect(ada.state(0).pictures).toEqual({});
  expect(cy.state(null).pictures).toEqual({});
  expect(room.picture('reef.')).toBe(null);
});

test('H9: a bot gets a reading, never the stack', async () => {
  const { node, room, ada } = await divers({});
  node.choose = () => 'ready 1n';
  await ada.say({ t: 'stand-in', seat: 0, level: 'barracuda' });
  await room.settled();
  const [question] = node.questions;
  expect(question?.seen.glimpse).toMatchObject({ skill: 2, noise: expect.any(Number) }); // what its node's eyes said
  expect(question?.seen.view).toMatchObject({ stack: null });
  expect(JSON.stringify(question)).not.toMatch(/\bO\d\d\b/);
});

test('DIVE-62: whoever comes later receives nothing of what the cards of an earlier round were', async () => {
  const { room, ada, ben } = await divers({});
  await ada.act(0, 'ready 1n 2s');
  await ben.act(1, 'ready 1s 2n');
  expect(JSON.stringify(ada.state(0).news)).toContain('"art"');
  const late = await guest(room, 'dan');
  expect(JSON.stringify(late.state(null).news)).not.toMatch(/"art"|"tokens"|"right":\[\d/);
});

test('DIVE-99: where days may pass between decisions nobody is offered the Orca', async () => {
  const { room, ada } = await divers(COMPANIONS);
  expect(room.stored().options).toMatchObject({ live: 'on', bots: '' });
  expect(ada.state(0).legal).toContain('take orca');
  const { live } = { live: 'off' };
  const chance = { below: () => 0 };
  const options = { ...room.stored().options, live } as never;
  const state = dive.setup(2, options, { chance, tell: () => {} }) as State;
  expect(dive.legal(state, 0).map(dive.format)).not.toContain('take orca');
});
