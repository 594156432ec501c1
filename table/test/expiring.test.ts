import type { Game } from '@fathoms/kernel/game.ts';
import { lagoon } from '@fathoms/kernel/test/lagoon.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { type Guest, guest, openTable, startedTable } from './test-node.ts';

const game = lagoon as Game;

const opened = ({ news }: StateMessage) =>
  news.flatMap(({ events }) => events).filter(event => (event as { type: string }).type === 'opened');
const FADED = { type: 'opened', shell: null, guesses: [] };

async function round(ada: Guest, ben: Guest): Promise<void> {
  await ada.act(0, 'guess 1');
  await ben.act(1, 'guess 2');
}

test('SYNC-6: news is whole when it happens, for players and for those who look on', async () => {
  const { ada, ben, cy } = await startedTable(game);
  await round(ada, ben);
  for (const state of [ada.state(0), ben.state(1), cy.state(null)])
    expect(opened(state)).toMatchObject([{ shell: expect.any(Number), guesses: [1, 2] }]);
});

test('SYNC-6: of a round that is over only what may still be known is sent again', async () => {
  const { node, room, ada, ben } = await startedTable(game);
  await round(ada, ben);
  await ada.say({ t: 'sync' });
  expect(opened(ada.state(0))).toEqual([FADED]);
  const late = await guest(room, 'dan');
  expect(opened(late.state(null))).toEqual([FADED]);
  await room.close();
  const again = await openRoom(game, node.tables.get('reef')!, node);
  const back = await guest(again, 'ben');
  expect(opened(back.state(1))).toEqual([FADED]);
});

test('a move taken back does not bring expired news back with it', async () => {
  const { ada, ben } = await startedTable(game);
  await round(ada, ben);
  await ada.act(0, 'guess 1');
  await ada.say({ t: 'undo', seat: 0, nth: ada.state(0).nth });
  expect(ben.state(1)).toMatchObject({ from: 0 });
  expect(opened(ben.state(1))).toEqual([FADED]);
});

test('a bot remembers no more than somebody who asks again', async () => {
  const { node, room } = await openTable(game);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  node.choose = () => 'guess 0';
  await ada.say({ t: 'start' });
  await room.settled();
  await ada.act(0, 'guess 1');
  await room.settled();
  expect(node.questions.at(-1)?.seen.news).toContainEqual(FADED);
  expect(JSON.stringify(node.questions.at(-1)?.seen.news)).not.toMatch(/"shell":\d/);
});

test('SYNC-6: when the match is over nothing has expired', async () => {
  const { room, ada, ben } = await startedTable(game);
  for (let i = 0; i < 3; i++) await round(ada, ben);
  const late = await guest(room, 'dan');
  expect(opened(late.state(null))).toHaveLength(3);
  expect(JSON.stringify(late.state(null).news)).not.toContain('null,"guesses"');
});
