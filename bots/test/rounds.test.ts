import { currentGame } from '@fathoms/games/catalog.ts';
import { dive } from '@fathoms/games/dive/index.ts';
import { BOTLIKE, glimpseOf } from '@fathoms/games/dive/observer.ts';
import { contentOf } from '@fathoms/games/dive/parts.ts';
import { plans } from '@fathoms/games/dive/plan.ts';
import type { Action, Glimpse, Options, State } from '@fathoms/games/dive/types.ts';
import { findSounding, hintsFor, playsIn } from '@fathoms/games/soundings.ts';
import { recording, seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Seat } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Entry, Log } from '@fathoms/kernel/match.ts';
import type { ReviewEffort, Sounding } from '@fathoms/kernel/sounding.ts';
import { describe, expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { chancesAfter, ledgerOf, partsOf } from '../review/ledger.ts';
import { replayWhole } from '../review/moves.ts';
import { type Review, reviewMatch } from '../review/review.ts';
import { WHOLE } from '../review/whole.ts';
import { errorsOf } from './sensible.ts';

const game = currentGame('dive') as Game;
const sounding = (await findSounding('dive')) as Sounding;
const judge = openJudge(game, sounding);
const QUICK: ReviewEffort = { each: 1, close: 3 };
const USUAL: Options = {
  ...{ mode: 'standard', chief: 'off', companions: 'off', flashlight: 'off', programClock: 'none' },
  ...{ sonar: 'off', ageOrder: 'random', live: 'on', bots: '' },
};

type Player = (s: State, seat: Seat, reading: Glimpse) => Action;
const sound: Player = (s, seat, glimpse) =>
  plans(dive.determinize({ seat, view: dive.view(s, seat), news: [], glimpse }, seeded('own')), seat, 1)[0];

/** What everybody makes of the stack, where nothing is painted. */
const lookAt = (s: State): Glimpse => glimpseOf(s.stack, BOTLIKE, seeded(`look ${s.key} ${s.round}`));

type Some = { readonly [O in 'chief' | 'companions' | 'mode' | 'sonar']?: string };

interface Setting {
  readonly seats: number;
  readonly options?: Some;
  readonly seed: string;
  readonly look?: (s: State) => Glimpse;
  readonly player?: Player;
}

interface Played {
  readonly log: Log<Kinds>;
  readonly readings: readonly (Glimpse | null)[]; // by entries played
}

/** A match of people who all have the same reading, with what they made of the stack. */
function played(
  { seats, options, seed, look = lookAt, player = sound }: Setting,
  fixed: readonly Entry[] = [],
): Played {
  const chance = seeded(seed);
  const all = { ...USUAL, ...options } as Options;
  const opening = recording(chance);
  const state = dive.setup(seats, all, { chance: opening, tell: () => {} });
  const entries: Entry[] = [];
  const readings: (Glimpse | null)[] = [];
  const play = (seat: Seat, action: Action, by?: 'table'): void => {
    const luck = recording(chance);
    readings.push(readingAt(state, look));
    dive.apply(state, seat, action, { chance: luck, tell: () => {} });
    entries.push({ seat, action: dive.format(action), rolls: luck.rolls, ...(by && { by }) });
  };
  while (dive.outcome(state) === null) {
    const forced = dive.forced(state);
    if (forced) {
      play(forced.seat, forced.action, 'table');
      continue;
    }
    const given = fixed[entries.length];
    const [seat] = dive.toAct(state);
    if (given) play(given.seat, dive.parse(given.action) as Action);
    else play(seat, player(state, seat, readingAt(state, look) as Glimpse));
  }
  return { log: { seats, options: all, rolls: opening.rolls, entries }, readings };
}

const readingAt = (s: State, look: (s: State) => Glimpse): Glimpse | null =>
  s.sonar === null && s.stack.length > 0 ? look(s) : null;

function reviewed({ log, readings }: Played, effort: ReviewEffort = QUICK, seed = 'test'): Review {
  const work = reviewMatch({ game, sounding, judge }, log, seed, effort, readings);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

const TABLES: readonly (readonly [name: string, seats: number, options: Some])[] = [
  ['one diver against the Chief', 1, { chief: 'on' }],
  ['two', 2, {}],
  ['two and the Chief, with sonar', 2, { chief: 'on', sonar: 'on' }],
  ['two in the children’s game', 2, { mode: 'children' }],
  ['three with companions', 3, { companions: 'on' }],
  ['two with companions and sonar', 2, { companions: 'on', sonar: 'on' }],
  ['four', 4, {}],
];

describe.each(TABLES)('a review in rounds adds up: %s', (name, seats, options) => {
  const match = played({ seats, options, seed: `sums ${name}` });
  const review = reviewed(match);

  test('move by move and round by round, from the start to the end', () => {
    for (let seat = 0; seat < seats; seat++) {
      const { start, luck, own, rivals, end, turns } = ledgerOf(review, seat);
      expect(start + luck + own + rivals).toBe(end);
      let chance = start;
      for (const turn of turns) {
        expect(turn.before[seat]).toBe(chance);
        chance += turn.luck + turn.own + turn.rivals;
        expect(turn.after[seat]).toBe(chance);
        expect(turn.own).toBeLessThanOrEqual(0);
      }
      expect(chance).toBe(review.end[seat]);
      review.steps.forEach((step, nth) => {
        const parts = partsOf(review, nth, seat);
        expect(step.before[seat] + parts.luck + parts.own + parts.rivals).toBe(
          chancesAfter(review, nth)[seat],
        );
        if (step.seat !== seat) expect(parts).toEqual({ luck: 0, own: 0, rivals: 0 });
      });
    }
  });

  test('a round is one turn of everybody, and chances in it are no more than the whole', () => {
    const { turns } = ledgerOf(review, 0);
    const rounds = (replayWhole(game, match.log).states.at(-1) as State).round;
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    for (const { before, seat } of turns) {
      expect(seat).toBeNull();
      const sum = before.reduce((a, b) => a + b, 0);
      if (match.log.options.chief === 'on') expect(sum).toBeLessThan(WHOLE);
      else expect(Math.abs(sum - WHOLE)).toBeLessThan(seats);
    }
  });
});

test('over many matches luck comes to nothing, also against somebody who lays anything', () => {
  const [lucks, changes]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 24; nth++) {
    const chance = seeded(`careless ${nth}`);
    const player: Player = (s, seat, reading) =>
      seat === 0
        ? sound(s, seat, reading)
        : (dive.choices?.sample(dive.choices.describe(s, seat) as never, chance) as Action);
    const match = played({ seats: 2, options: { sonar: 'on' }, seed: `luck ${nth}`, player });
    const { luck, start, end } = ledgerOf(reviewed(match, { each: 1, close: 12 }, `luck ${nth}`), 0);
    lucks.push(luck / WHOLE);
    changes.push((end - start) / WHOLE);
  }
  const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b) / of.length;
  const variance = lucks.reduce((sum, luck) => sum + (luck - mean(lucks)) ** 2, 0) / (lucks.length - 1);
  const error = Math.sqrt(variance / lucks.length);
  expect(Math.abs(mean(lucks))).toBeLessThan(2 * error);
  expect(mean(changes)).toBeGreaterThan(2 * error); // who looks wins: by play, not by luck
  expect(Math.sqrt(variance)).toBeGreaterThan(0.1); // and in each match there was some
});

test('nothing is luck where everything could be seen, whatever the others did with it', () => {
  const exact = ({ stack }: State): Glimpse => ({
    sharks: [0, 1, 2, 3, 4, 5].map(i => (stack[i] && contentOf(stack[i]).shark ? 1000 : 0)),
    helpers: [0, 1, 2, 3, 4, 5].map(i => {
      const helper = stack[i] && contentOf(stack[i]).helper;
      return { green: 0, red: 0, manta: 0, ...(helper && { [helper]: 1000 }) };
    }),
  });
  const blind: Player = (s, seat, reading) =>
    seat === 0 ? sound(s, seat, reading) : (dive.parse('ready 12345s') as Action);
  const review = reviewed(played({ seats: 2, seed: 'exact', look: exact, player: blind }));
  for (const { luck } of review.steps) expect(luck).toEqual([0, 0]);
  const { own, rivals } = ledgerOf(review, 0);
  expect(own + rivals).toBeGreaterThan(0);
});

test('another stack under the same reading gives the same judgement of a decision', () => {
  const same: Glimpse = {
    sharks: [100, 900, 300, 650, 420, 420],
    helpers: Array.from({ length: 6 }, () => ({ green: 100, red: 200, manta: 50 })),
  };
  const look = (s: State): Glimpse => (s.round === 1 ? same : lookAt(s));
  const first: Entry[] = ['ready 1n 2s 3n 4s 5n', 'ready 5n 4s 3n 2s 1n'].map((action, seat) => ({
    ...{ seat, action, rolls: [] },
  })); // as the reading has it and all the way down: there is nothing one may have seen better
  const [one, other] = ['one', 'another'].map(seed => played({ seats: 2, seed, look }, first));
  expect(one.log.entries[2]).not.toEqual(other.log.entries[2]);
  const [a, b] = [reviewed(one), reviewed(other)];
  for (const nth of [0, 1]) {
    expect(a.steps[nth].decision).toEqual(b.steps[nth].decision);
    expect(a.steps[nth].cost).toBe(b.steps[nth].cost);
  }
  expect(a.steps[2].before).not.toEqual(b.steps[2].before); // what came of it was another thing
});

test('what was taken back is no decision: the last program before the dive counts', () => {
  const first: Entry[] = [
    { seat: 0, action: 'ready 12345s', rolls: [] },
    { seat: 0, action: 'withdraw', rolls: [] },
    { seat: 0, action: 'ready 1n 2n 3n', rolls: [] },
  ];
  const { steps } = reviewed(played({ seats: 2, seed: 'twice' }, first));
  expect(steps.slice(0, 3).map(({ step, seat }) => [step, seat])).toEqual([
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
  expect(steps[0].decision?.chosen).toBe('ready 1n 2n 3n');
  expect(steps[0].until).toBe(4); // when the dive had been told
});

test('the same seed gives the same review', () => {
  const match = played({ seats: 2, seed: 'same' });
  expect(reviewed(match)).toEqual(reviewed(match));
  expect(reviewed(match, QUICK, 'other')).not.toEqual(reviewed(match));
});

describe('Dive’s judge', () => {
  test('sees nothing of the stack but how high it is', () => {
    for (const [, seats, options] of TABLES) {
      const { log } = played({ seats, options, seed: 'blind' });
      for (const state of replayWhole(game, log).states as State[]) {
        if (dive.outcome(state) || state.divers.some(({ ready }) => ready)) continue;
        const imagined = dive.determinize({ seat: 0, view: dive.view(state, 0), news: [] }, seeded('guess'));
        expect(sounding.look(imagined)).toEqual(sounding.look(state));
        expect(sounding.automaton?.(imagined)).toEqual(sounding.automaton?.(state));
      }
    }
  });

  test('was taught the rules that new tables play, and judges alike everywhere', () => {
    expect(sounding.rules).toBe(game.version);
    const { log } = played({ seats: 3, options: { chief: 'on' }, seed: 'bits' });
    // sums, products and quotients have one answer everywhere; new weights give new numbers here
    expect(judge(replayWhole(game, log).states[9])).toMatchInlineSnapshot(`
      [
        0.04602023517629687,
        0.04602023517629687,
        0.04602023517629687,
      ]
    `);
  });

  test('knows more than that the table is even', () => {
    const { wrong, even } = errorsOf(game, sounding, judge, 2, { ...USUAL }, 30);
    expect(wrong).toBeLessThan(0.9 * even);
  });
});

test('Orca plays where there is a judge, and is given it', async () => {
  const hints = {} as Hints;
  expect(await hintsFor('orca', 'dive', hints)).toEqual({ sounding });
  expect(await hintsFor('seal', 'dive', hints)).toBe(hints);
  expect(['dive', 'locker', 'scuba', 'shares', 'pig'].map(id => playsIn('orca', id))).toEqual([
    ...[true, true, true, true],
    false,
  ]);
});
