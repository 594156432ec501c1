import { currentGame, findHints } from '@fathoms/games/catalog.ts';
import { findSounding, hintsFor } from '@fathoms/games/soundings.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { ledgerOf } from '../review/ledger.ts';
import { reviewMatch } from '../review/review.ts';
import { errorsOf, playSensibly } from './sensible.ts';

const game = currentGame('shares') as Game;
const sounding = (await findSounding('shares')) as Sounding;
const judge = openJudge(game, sounding);
const USUAL = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));

test('Deep Shares: the judge was taught the rules that new tables play, and judges alike everywhere', () => {
  expect(sounding.rules).toBe(game.version);
  const chances: number[][] = [];
  playSensibly(game, sounding, 3, USUAL, 'bits', ({ state, passed }) => passed && chances.push(judge(state)));
  // quotients and products have one answer everywhere; new weights give new numbers here
  expect(chances.at(-1)?.map(chance => chance.toFixed(12))).toMatchInlineSnapshot(`
    [
      "0.998131109511",
      "0.000024795175",
      "0.001844095314",
    ]
  `);
});

test('Deep Shares: the judge knows more than that the table is even, at every size', () => {
  for (const seats of [2, 5]) {
    const { wrong, even } = errorsOf(game, sounding, judge, seats, USUAL, 12);
    expect(wrong).toBeLessThan(0.85 * even);
  }
});

test('Deep Shares: what is judged does not depend on the order of a bag', () => {
  playSensibly(game, sounding, 2, USUAL, 'bag', ({ state, passed }) => {
    if (!passed) return;
    const { deck } = state as { deck: number[] };
    expect(judge({ ...(state as object), deck: [...deck].reverse() })).toEqual(judge(state));
  });
});

test('Deep Shares: a review adds up', () => {
  const { log } = playSensibly(game, sounding, 3, USUAL, 'sums');
  const work = reviewMatch({ game, sounding, judge }, log, 'test', { each: 1, close: 2 });
  let next = work.next();
  while (!next.done) next = work.next();
  for (let seat = 0; seat < 3; seat++) {
    const { start, luck, own, rivals, end } = ledgerOf(next.value, seat);
    expect(start + luck + own + rivals).toBe(end);
  }
});

test('Deep Shares: nobody but an Orca has the judge fetched', async () => {
  const hints = findHints('shares') as Hints;
  for (const bot of ['minnow', 'seal', 'barracuda']) expect(await hintsFor(bot, 'shares', hints)).toBe(hints);
  expect((await hintsFor('orca', 'shares', hints)).sounding).toBe(sounding);
});
