import type { Game } from '@fathoms/kernel/game.ts';
import { lagoon } from '@fathoms/kernel/test/lagoon.ts';
import { expect, test } from 'vitest';
import { newTable } from '../seats/lobby.ts';
import { guest, openTable } from './test-node.ts';
import { toy } from './toy.ts';

const game = lagoon as Game;

async function start(tempo: 'calm' | 'brisk' | 'daily') {
  const { room } = await openTable(game, { seats: 3 });
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'settings', settings: { tempo } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  await ada.say({ t: 'bot', seat: 2, level: 'seal' });
  await ada.say({ t: 'start' });
  return room.stored().options;
}

test('TABLE-18: the table says whether everybody is here at once and which seats are bots', async () => {
  expect(await start('calm')).toMatchObject({ live: 'on', bots: 'BC' });
  expect(await start('brisk')).toMatchObject({ live: 'on' });
  expect(await start('daily')).toMatchObject({ live: 'off' });
});

test('TABLE-18: a host cannot say it instead', async () => {
  const wish = {
    id: 'reef',
    seed: 'x',
    host: 'ada',
    seats: 2,
    options: { live: 'off', bots: 'A', clock: 30 },
  };
  const made = newTable(game, wish);
  expect(made.ok && made.table.options).toEqual({ rounds: 3, clock: 30, live: 'on', bots: '' });
  const { room } = await openTable(game);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'options', options: { live: 'off', bots: 'AB', rounds: 1 } });
  expect(room.stored().options).toEqual({ rounds: 1, clock: 0, live: 'on', bots: '' });
});

test('a game that does not ask is told nothing', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  await ada.say({ t: 'start' });
  expect(Object.keys(room.stored().options)).toEqual(['rounds']);
});
