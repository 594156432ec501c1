import { currentGame } from '@fathoms/games/catalog.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { orca } from '../orca.ts';
import { ledgerOf } from '../review/ledger.ts';
import { reviewMatch } from '../review/review.ts';
import { errorsOf, playSensibly } from './sensible.ts';

const game = currentGame('scuba') as Game;
const sounding = (await findSounding('scuba')) as Sounding;
const judge = openJudge(game, sounding);
const USUAL = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
const FULL = { ...USUAL, decompression: 'on', nonLethal: 'on', openScores: 'on' };

test('Scuba: nothing is looked at that a seat could not know, nor the order of a pile', () => {
  for (const [seats, options] of [
    [2, USUAL],
    [4, FULL],
  ] as const)
    playSensibly(game, sounding, seats, options, `blind ${seats}`, ({ state, passed, news }) => {
      if (!passed) return;
      const seen = (seat: Seat): Seen<Kinds> => ({ seat, view: game.view(state, seat), news: news[seat] });
      for (let seat = 0; seat < seats; seat++)
        expect(sounding.look(game.determinize(seen(seat), seeded(`guess ${seat}`)))).toEqual(
          sounding.look(state),
        );
    });
});

test('Scuba: the judge was taught the rules that new tables play, and judges alike everywhere', () => {
  expect(sounding.rules).toBe(game.version);
  const chances: number[][] = [];
  playSensibly(game, sounding, 3, USUAL, 'bits', ({ state, passed }) => passed && chances.push(judge(state)));
  // sums, products and quotients have one answer everywhere; new weights give new numbers here
  expect(chances.at(9)).toMatchInlineSnapshot(`
    [
      0.03149285453011362,
      0.3829019056285662,
      0.5856052398413202,
    ]
  `);
});

test('Scuba: the judge knows more than that the table is even, at every size and with everything switched on', () => {
  for (const [seats, options] of [
    [2, USUAL],
    [4, FULL],
  ] as const) {
    const { wrong, even } = errorsOf(game, sounding, judge, seats, options, 12);
    expect(wrong).toBeLessThan(0.85 * even);
  }
});

test('Scuba: a review adds up', () => {
  const { log } = playSensibly(game, sounding, 2, USUAL, 'sums');
  const hurried = { ...sounding, review: { each: 1, close: 2 } }; // as many games as its sounding says
  const work = reviewMatch({ game, sounding: hurried, judge }, log, 'test');
  let next = work.next();
  while (!next.done) next = work.next();
  for (let seat = 0; seat < 2; seat++) {
    const { start, luck, own, rivals, end } = ledgerOf(next.value, seat);
    expect(start + luck + own + rivals).toBe(end);
  }
});

test('Scuba: Orca does what the game plans with the judge, and thinks as others do where it plans nothing', () => {
  const state = game.setup(2, USUAL, { chance: seeded('orca'), tell: () => {} });
  const [seat] = game.toAct(state);
  const seen = { seat, view: game.view(state, seat), news: [] };
  const last = game.legal(state, seat).at(-1);
  const answer = (expert: NonNullable<Sounding['expert']>): unknown =>
    orca(game, { ...sounding, expert }, seen, seeded('own'));
  expect(answer(() => last)).toBe(last);
  expect(game.legal(state, seat)).toContainEqual(answer(() => null));
});
