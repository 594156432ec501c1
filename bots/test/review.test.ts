import { currentGame } from '@fathoms/games/catalog.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import type { ReviewEffort, Sounding } from '@fathoms/kernel/sounding.ts';
import { describe, expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { ledgerOf, partsOf, turningPoints } from '../review/ledger.ts';
import { qualityOf } from '../review/quality.ts';
import { type Review, reviewMatch } from '../review/review.ts';
import { settle } from '../review/weigh.ts';
import { WHOLE } from '../review/whole.ts';
import { playSensibly } from './sensible.ts';

const game = currentGame('locker') as Game;
const sounding = (await findSounding('locker')) as Sounding;
const expertise = { game, sounding, judge: openJudge(game, sounding) };
const USUAL = { divers: 'off', variant: 'none', start: 'random' };
const QUICK: ReviewEffort = { each: 1, close: 3 };

function reviewed(log: Log<Kinds>, effort: ReviewEffort = QUICK, seed = 'test'): Review {
  const work = reviewMatch(expertise, log, seed, effort);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const match = (seed: string, seats = 2, options: Kinds['options'] = USUAL) =>
  playSensibly(game, sounding, seats, options, seed).log;

describe('a review adds up', () => {
  const review = reviewed(match('sums', 3, { divers: 'on', variant: 'V1', start: 'random' }));

  test('move by move: luck, own decisions and rivals’ play are the whole change', () => {
    review.steps.forEach(({ before }, nth) => {
      const after = review.steps[nth + 1]?.before ?? review.end;
      for (let seat = 0; seat < 3; seat++) {
        const { luck, own, rivals } = partsOf(review, nth, seat);
        expect(before[seat] + luck + own + rivals).toBe(after[seat]);
        expect(own).toBeLessThanOrEqual(0);
        if (review.steps[nth].seat !== seat) expect(own).toBe(0);
      }
    });
  });

  test('turn by turn, and from the start to the end', () => {
    for (let seat = 0; seat < 3; seat++) {
      const { start, luck, own, rivals, end, turns } = ledgerOf(review, seat);
      expect(start + luck + own + rivals).toBe(end);
      let chance = start;
      for (const turn of turns) {
        expect(turn.before[seat]).toBe(chance);
        chance += turn.luck + turn.own + turn.rivals;
        expect(turn.after[seat]).toBe(chance);
      }
      expect(chance).toBe(review.end[seat]);
    }
  });

  test('whoever won ends at the whole, everybody else at nothing', () => {
    expect([...review.end].sort((a, b) => b - a)).toEqual([WHOLE, 0, 0]);
  });

  test('turning points are few, in order, and one a turn', () => {
    const points = turningPoints(review, 0);
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(4);
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(new Set(points.map(nth => review.steps[nth].turn)).size).toBe(points.length);
  });
});

test('the same seed gives the same review', () => {
  const log = match('same');
  const once = reviewed(log);
  expect(reviewed(log)).toEqual(once);
  expect(reviewed(log, QUICK, 'other')).not.toEqual(once);
});

test('over many matches luck comes to nothing, also against somebody who plays anything', () => {
  const [lucks, changes]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 32; nth++) {
    const { log } = playSensibly(game, sounding, 2, USUAL, `luck ${nth}`, () => {}, 1);
    const { luck, start, end } = ledgerOf(reviewed(log, { each: 1, close: 2 }, `luck ${nth}`), 0);
    lucks.push(luck / WHOLE);
    changes.push((end - start) / WHOLE);
  }
  const variance = varianceOf(lucks);
  const error = Math.sqrt(variance / lucks.length);
  expect(Math.abs(mean(lucks))).toBeLessThan(2 * error);
  expect(mean(changes)).toBeGreaterThan(2 * error); // who plays sensibly wins: by play, not by luck
  expect(Math.sqrt(variance)).toBeGreaterThan(0.1); // and in each match there was some
});

test('between equals, matches differ by luck: with it taken off, most of what they differ by is gone', () => {
  const [ends, rests]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 12; nth++) {
    const { luck, end } = ledgerOf(reviewed(match(`equal ${nth}`), { each: 4, close: 12 }), 0);
    ends.push(end / WHOLE);
    rests.push((end - luck) / WHOLE);
  }
  expect(varianceOf(rests)).toBeLessThan(varianceOf(ends) / 2);
});

test('luck the seat could not foresee does not make a decision bad', () => {
  // the same choices with other luck after them: what a decision was worth stays the same
  const log = match('blind');
  const review = reviewed(log);
  const at = review.steps.findIndex(({ decision }) => decision?.chosen === 'reveal');
  const { step } = review.steps[at];
  const next = log.entries[step];
  const cards = 50 - log.entries.slice(0, step).filter(({ action }) => action === 'reveal').length;
  const other = { ...next, rolls: [(next.rolls[0] + 1) % cards] };
  const changed = playOn({ ...log, entries: [...log.entries.slice(0, step), other] });
  expect(reviewed(changed).steps[at].decision).toEqual(review.steps[at].decision);
});

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b) / of.length;
const varianceOf = (of: readonly number[]): number =>
  of.reduce((sum, x) => sum + (x - mean(of)) ** 2, 0) / (of.length - 1);

/** Finishes a match that was cut off. */
function playOn(log: Log<Kinds>): Log<Kinds> {
  const state = game.setup(log.seats, log.options, { chance: rolled(log.rolls), tell: () => {} });
  for (const { seat, action, rolls } of log.entries)
    game.apply(state, seat, game.parse(action), { chance: rolled(rolls), tell: () => {} });
  const entries = [...log.entries];
  const chance = seeded('play on');
  while (!game.outcome(state)) {
    const forced = game.forced(state);
    const seat = forced?.seat ?? game.toAct(state)[0];
    const action = forced?.action ?? sounding.sensible(state, seat, sounding.options(state, seat), chance);
    const rolls: number[] = [];
    const below = (n: number): number => {
      const roll = chance.below(n);
      if (n > 1) rolls.push(roll);
      return roll;
    };
    game.apply(state, seat, action, { chance: { below }, tell: () => {} });
    entries.push({ seat, action: game.format(action), rolls });
  }
  return { ...log, entries };
}

const rolled = (rolls: readonly number[]) => {
  let used = 0;
  return { below: (n: number) => (n === 1 ? 0 : rolls[used++]) };
};

test('bands: best, fine, inaccurate, mistake', () => {
  expect([0, -0.001, -0.002, -0.0099, -0.01, -0.0399, -0.04, -1].map(qualityOf)).toEqual([
    'best',
    'best',
    'fine',
    'fine',
    'inaccurate',
    'inaccurate',
    'mistake',
    'mistake',
  ]);
});

test('what seemed a mistake by the luck of the first games is none, and one that is one keeps its size', () => {
  const CLOSE = 20;
  interface Toy {
    readonly nth: number;
    action?: string;
  }
  const toy = {
    apply: (state: Toy, _seat: number, action: string) => {
      state.action = action;
    },
    forced: () => null,
    toAct: () => [],
  };
  const outlook = { seat: 0, world: (nth: number): Toy => ({ nth }), luck: () => seeded('toy') };
  /** Everybody else does so well; `bad` loses what is said, in the first games and later. */
  const costOfBad = (atFirst: number, later: number): number => {
    const judge = ({ nth, action }: Toy): number[] => [
      action === 'bad' ? 0.9 - (nth < CLOSE ? atFirst : later) : 0.9,
    ];
    const weighed = (action: string) => {
      const games = Array.from({ length: CLOSE }, (_, nth) => judge({ nth, action }));
      return { action, text: action, plan: 'sensible' as const, games, worth: games[0] ?? [] };
    };
    const [good, bad] = [weighed('good'), weighed('bad')];
    const question = { options: [good, bad], sensible: good, asked: [bad] };
    const effort = { each: CLOSE, close: CLOSE };
    return settle({ game: toy, judge, sounding: {} } as never, outlook as never, question, effort).costs[0];
  };
  expect(costOfBad(0.3, 0)).toBeCloseTo(0);
  expect(costOfBad(0.3, 0.1)).toBeCloseTo(-0.1);
  expect(costOfBad(0, 0.3)).toBe(0); // what nothing speaks against is not looked at again
});
