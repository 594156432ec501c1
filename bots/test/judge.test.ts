import { currentGame } from '@fathoms/games/catalog.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { emptyLayers, forward, heft, openNet, readLayers, sharesOf, writeLayers } from '../judge/net.ts';
import { playSensibly } from './sensible.ts';

const game = currentGame('locker') as Game;
const sounding = (await findSounding('locker')) as Sounding;
const judge = openJudge(game, sounding);
const FULL = { divers: 'on', variant: 'V3', start: 'random' };
const USUAL = { divers: 'off', variant: 'none', start: 'random' };

test('weights are read as they were written', () => {
  const layers = emptyLayers([3, 2, 1]);
  layers.forEach(({ matrix }, nth) => {
    matrix.forEach((_, i) => {
      matrix[i] = (i - nth - 1) / 4;
    });
  });
  expect(readLayers(writeLayers(layers))).toEqual(layers);
  expect(() => readLayers({ layers: [3, 1], numbers: '1 2' })).toThrow('2 weights for a net of 4');
});

test('what is below 0 is cut in between and stays at the end', () => {
  const [first, last] = emptyLayers([1, 2, 1]);
  first.matrix.set([1, -1]);
  last.matrix.set([-2, 5]);
  expect(forward([first, last], [3]).map(out => [...out])).toEqual([[3, 0], [-6]]);
  expect(openNet([first, last])([[3], [-1]])).toEqual([-6, 5]);
});

test('who asks for the number at the end alone gets the same one, to the last bit', () => {
  const layers = readLayers(sounding.weights);
  const net = openNet(layers);
  playSensibly(game, sounding, 3, FULL, 'net', ({ state }) => {
    const sights = sounding.look(state);
    expect(net(sights)).toEqual(sights.map(sight => forward(layers, sight).at(-1)?.[0]));
  });
});

test('a higher number is a higher chance, whatever its sign, and chances add up to 1', () => {
  const numbers = [-3, -0.5, 0, 0.5, 3];
  const hefts = numbers.map(heft);
  expect(hefts).toEqual([...hefts].sort((a, b) => a - b));
  expect(sharesOf(numbers).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
});

test('the judge was taught the rules that new tables play', () => {
  expect(sounding.rules).toBe(game.version);
});

test('every engine judges alike, to the last bit', () => {
  const chances: number[][] = [];
  playSensibly(game, sounding, 2, USUAL, 'bits', ({ state, passed }) => passed && chances.push(judge(state)));
  // sums, products and quotients have one answer everywhere; new weights give new numbers here
  expect(chances.slice(0, 3).map(([first]) => first)).toMatchInlineSnapshot(`
    [
      0.5065331215072888,
      0.48909752611901053,
      0.5169485443732558,
    ]
  `);
});

test('nothing is looked at that a seat could not know', () => {
  for (const [seats, options] of [
    [2, USUAL],
    [4, FULL],
  ] as const)
    playSensibly(game, sounding, seats, options, `blind ${seats}`, ({ state, passed, news }) => {
      if (!passed) return;
      const seen = (seat: Seat): Seen<never> =>
        ({ seat, view: game.view(state, seat), news: news[seat] }) as Seen<never>;
      for (let seat = 0; seat < seats; seat++)
        expect(sounding.look(game.determinize(seen(seat), seeded(`guess ${seat}`)))).toEqual(
          sounding.look(state),
        );
    });
});

test('the judge knows more than that the table is even, also with everything switched on', () => {
  for (const options of [USUAL, FULL]) {
    let [wrong, even] = [0, 0];
    for (let match = 0; match < 60; match++) {
      const judged: number[][] = [];
      const { shares } = playSensibly(
        game,
        sounding,
        3,
        options,
        `held out ${match}`,
        ({ state, passed }) => {
          if (passed) judged.push(judge(state));
        },
      );
      for (const chances of judged)
        chances.forEach((chance, seat) => {
          wrong += (chance - shares[seat]) ** 2;
          even += (1 / 3 - shares[seat]) ** 2;
        });
    }
    expect(wrong).toBeLessThan(0.97 * even);
  }
});
