import { dive } from '@fathoms/games/dive/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { startedTable } from './test-node.ts';
import { toy } from './toy.ts';

const game = dive as unknown as Game;

/** Ben leaves his seat to a bot, which decides, and takes it back while Ada still thinks. */
async function borrowed() {
  const started = await startedTable(game);
  const { node, room, ben } = started;
  const chance = seeded('a program');
  node.choose = ({ legal, choice }) => legal[0] ?? game.format(game.choices!.sample(choice as never, chance));
  for (let i = 0; i < 9 && room.toAct().length < 2; i++) await room.settled();
  await ben.say({ t: 'stand-in', seat: 1, level: 'barracuda' });
  await room.settled();
  await ben.say({ t: 'back', seat: 1 });
  return started;
}

test('TABLE-73: in Dive a program made by a borrowed bot is not withdrawn by its owner', async () => {
  const { node, room, ben } = await borrowed();
  expect(node.journals.get('reef')?.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
  expect(room.toAct()).toEqual([0]);
  const { legal, nth, undo } = ben.state(1);
  expect(legal).toEqual([]);
  expect(undo).toBe(false);
  const entries = node.journals.get('reef')?.length;
  ben.fresh();
  await ben.say({ t: 'act', seat: 1, nth, action: 'withdraw' });
  await ben.say({ t: 'undo', seat: 1, nth });
  expect(ben.fresh()).toMatchObject([
    { t: 'error', code: 'not-now', about: 'act' },
    { t: 'error', about: 'undo' },
  ]);
  expect(node.journals.get('reef')).toHaveLength(entries!);
});

test('TABLE-73: what its owner decided themselves they still withdraw', async () => {
  const { room, ben } = await borrowed();
  const { ada, ben: own, node } = await startedTable(game);
  expect(room.toAct()).toEqual([0]);
  expect(ben.state(1).legal).toEqual([]);
  const chance = seeded('another');
  const { choice } = own.state(1);
  await own.act(1, game.format(game.choices!.sample(choice as never, chance)));
  expect(own.state(1).legal).toContain('withdraw');
  await own.act(1, 'withdraw');
  expect(node.journals.get('reef')?.at(-1)).toMatchObject({ action: 'withdraw' });
  expect(ada.state(0).toAct).toContain(1);
});

test('TABLE-73: a decision that could be taken back is not, if a bot made it', async () => {
  const { node, room, ada, ben } = await startedTable(toy);
  await ben.act(1, 'bid 2');
  await ada.act(0, 'bid 1');
  node.choose = ({ legal }) => legal[0]!;
  await ada.say({ t: 'stand-in', seat: 0, level: 'minnow' });
  await room.settled();
  await ada.say({ t: 'back', seat: 0 });
  expect(ada.state(0).undo).toBe(false);
});
