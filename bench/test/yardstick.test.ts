import { locker } from '@fathoms/games/locker/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { playRandomly, playTheirs } from '../engine.ts';
import { playMatch } from '../shared/asked-match.ts';
import { theirBot } from '../shared/boardgame-io-bot.ts';
import { loadBoardgameIo } from '../shared/load-boardgame-io.ts';
import { rateOf } from '../shared/measure.ts';

const MATCHES = 25;

test('the yardstick plays the same game: its random matches are as long as ours', () => {
  const { Client } = loadBoardgameIo();
  for (const players of [2, 4]) {
    const chance = seeded(`yardstick-${players}`);
    let ours = 0;
    let theirs = 0;
    for (let i = 0; i < MATCHES; i++) {
      ours += playRandomly(locker, players, chance);
      theirs += playTheirs(Client, players, chance);
    }
    expect(theirs / ours).toBeGreaterThan(0.93);
    expect(theirs / ours).toBeLessThan(1.07);
  }
});

test('its bot sits at our table: a whole match of legal answers, the same ones again', async () => {
  const answers = async (): Promise<string[]> => {
    const [bot, given] = [theirBot(2), [] as string[]];
    const player: typeof bot = async question => {
      const text = await bot(question);
      expect(question.legal).toContain(text);
      given.push(text);
      return text;
    };
    await playMatch(locker, [player, player], 'their bot');
    return given;
  };
  const first = await answers();
  expect(first.length).toBeGreaterThan(20);
  expect(new Set(first.map(text => text.split(' ')[0])).size).toBeGreaterThan(3);
  expect(await answers()).toEqual(first);
});

test('a rate is told by its median and its extremes', () => {
  expect(rateOf([5, 1, 9])).toEqual({ median: 5, min: 1, max: 9 });
});
