import { currentGame, findHints, GAMES } from '@fathoms/games/catalog.ts';
import { glimpseOf, SHARP } from '@fathoms/games/dive/observer.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import { hasOtter } from '@fathoms/games/otters.ts';
import { hintsFor, playsIn } from '@fathoms/games/soundings.ts';
import { strengthOf } from '@fathoms/games/strengths.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { type TenderKinds, tender } from '@fathoms/kernel/test/tender.ts';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, chooseAction } from '../levels.ts';
import { playBots, type Setting, shareOf } from './match.ts';
import { tenderHints } from './tender.ts';

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `ladder-${i}`);

/** Less thought, so that a test stays quick; what it checks does not depend on how much. */
function hasty(setting: Setting<Kinds>, games: number): Setting<Kinds> {
  const { sounding } = setting.hints;
  const hints = {
    ...setting.hints,
    ...(sounding && { sounding: { ...sounding, effort: hurriedEffort(sounding.effort, games) } }),
  };
  if (hints.expert) return { ...setting, hints: { ...hints, effort: { games: 1 } } };
  return {
    ...setting,
    hints: { ...hints, effort: { games, actions: Math.min(hints.effort.actions, GLANCE) } },
  };
}
const hurriedEffort = (effort: Sounding['effort'], games: number): Sounding['effort'] =>
  'turns' in effort
    ? { games, options: 4, turns: 1, replies: 2 }
    : { positions: 10 * games, ending: 20 * games };
const GLANCE = 6; // actions of an imagined game
const A_ROUND = 60; // imagined games where each is one round: fewer say nothing
const HURRY = 240; // actions of all imagined games together
const LEAST = 4; // actions an imagined game counts for at least

/** Every value of every option once. */
const optionSets = (game: Game): Kinds['options'][] =>
  Object.entries(game.options).flatMap(([name, values]) =>
    values.map(value => ({ ...defaultOptions(game), [name]: value })),
  );

/** An observer about as sharp as each bot's eyes. */
const observed = (state: unknown, skill: number, chance: Chance): unknown =>
  glimpseOf((state as State).stack, { ...SHARP, blur: [0.42, 0.31, 0.24][skill] }, chance);

const SETTINGS: Setting<Kinds>[] = await Promise.all(
  Object.keys(GAMES).map(async id => {
    const game = currentGame(id) as Game;
    const told = findHints(id);
    if (!told) throw new Error(`${id} tells the bots nothing`);
    const hints = await hintsFor('orca', id, told);
    return { game, hints, options: defaultOptions(game), ...(id === 'dive' && { eyes: observed }) };
  }),
);
const TOY = { game: tender, hints: tenderHints, options: { hand: 6 } } as unknown as Setting<Kinds>;

describe.each([...SETTINGS, TOY])('bots at $game.id', setting => {
  const { game } = setting;
  const there = BOTS.filter(bot => playsIn(bot, game.id)); // who plays this game

  test('only ever answer with something legal', () => {
    for (const options of optionSets(game)) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        if (game.forbids(seats, options)) continue;
        const bots: Bot[] = Array.from({ length: seats }, (_, seat) => there[(seat + seats) % there.length]);
        expect(playBots(hasty({ ...setting, options }, 6), bots, 'legal').places).toHaveLength(seats);
      }
    }
  });

  test('answer the same question the same way', () => {
    const quick = hasty(setting, 10);
    for (const bot of there) {
      playBots(quick, [bot, 'random'], `again-${bot}`, ({ seen, legal, choice, seed, answer }) => {
        const copy = JSON.parse(JSON.stringify(seen));
        if (seen.seat !== 0) return;
        expect(chooseAction(game, quick.hints, bot, copy, legal, choice, seed)).toBe(answer);
      });
    }
  });

  test('do not notice when what their seat cannot know is changed', () => {
    const { hints } = hasty(setting, 10);
    const chance = seeded('other worlds');
    for (const bot of there) {
      let nth = 0;
      playBots(hasty(setting, 10), [bot, bot], `blind-${bot}`, ({ seen, seed, answer }) => {
        if (nth++ % 5 !== 0) return;
        const { seat } = seen;
        const other = game.determinize(seen, chance); // another table that looks the same from here
        const legal = game.legal(other, seat).map(game.format);
        const choice = game.choices?.describe(other, seat) ?? null;
        const same = { ...seen, view: game.view(other, seat) };
        expect(chooseAction(game, hints, bot, same, legal, choice, seed)).toBe(answer);
      });
    }
  });
});

describe.each(SETTINGS)('the ladder of $game.id', setting => {
  const expectAbove = (bar: number, pair: [Bot, Bot], players: number, matches: number, of = setting): void =>
    expect(shareOf(of, pair, players, seeds(matches / 2), bar)).toBeGreaterThan(bar);

  test('minnow takes clearly more than random', () => {
    expectAbove(0.6, ['minnow', 'random'], 2, 120);
  });

  test.each([2, 4])('seal takes clearly more than minnow with %i players', players => {
    expectAbove(0.62, ['seal', 'minnow'], players, 120);
  });

  test.runIf(hasOtter(setting.game.id))('otter stands between minnow and seal', () => {
    expectAbove(0.55, ['otter', 'minnow'], 2, 120);
    expectAbove(0.55, ['seal', 'otter'], 2, 120);
  });

  test.runIf(hasOtter(setting.game.id))('otter overlooks things and never errs by luck', () => {
    const { game, hints } = setting;
    playBots(setting, ['otter', 'seal'], 'overlooks', ({ seen, legal, choice, seed, answer }) => {
      if (seen.seat !== 0) return;
      const luck = `${seed} another`;
      expect(chooseAction(game, hints, 'otter', seen, legal, choice, luck)).toBe(answer);
    });
  });

  test('there is an otter where the game has somebody careless', () => {
    expect(hasOtter(setting.game.id)).toBe(setting.hints.careless !== undefined);
  });

  // How much it wins with all its thought takes minutes to measure: docs/benchmarks.md.
  test('barracuda takes clearly more than minnow and is no match for seal to walk over, even in a hurry', () => {
    // a search that imagines no play at all still costs something
    const actions = setting.hints.expert ? 0 : setting.hints.effort.actions;
    const hurried = hasty(setting, HURRY / Math.max(LEAST, Math.min(actions, GLANCE)));
    expectAbove(0.7, ['barracuda', 'minnow'], 2, 24, hurried);
    expectAbove(0.4, ['barracuda', 'seal'], 2, 40, hurried);
  });

  if (strengthOf(setting.game.id, 'orca'))
    test('orca takes more than seal, even in a hurry', () => {
      const [games, matches] = setting.hints.sounding?.rounds ? [A_ROUND, 100] : [GLANCE, 24];
      expectAbove(0.5, ['orca', 'seal'], 2, matches, hasty(setting, games));
    });
});

test('where a game proposes candidates, search weighs these alone and tries the first of them first', () => {
  const view = {
    hands: [[5, 6, 17, 18], 4],
    sealed: [false, false],
    mine: null,
    spent: [1, 2, 3, 4],
    points: [1, 0],
    bag: 6,
  };
  const seen = { seat: 0, view, news: [] };
  const choice = { hand: [5, 6, 17, 18], count: 2 };
  const proposing = (games: number): SearchHints<TenderKinds> => ({
    ...tenderHints,
    effort: { games, actions: 20 },
    candidates: ({ hands }, seat) =>
      [hands[seat].length - 1, 1].map(i => ({ bid: [hands[seat][0], hands[seat][i]] })),
    rollout: (_state, _seat, [first]) => first,
  });
  expect(chooseAction(tender, proposing(200), 'seal', seen, [], choice, 'a')).toBe('bid 5 18');
  expect(chooseAction(tender, proposing(1), 'barracuda', seen, [], choice, 'a')).toBe('bid 5 18');
  for (const seed of seeds(8)) {
    expect(chooseAction(tender, proposing(200), 'barracuda', seen, [], choice, seed)).toBe('bid 5 6');
  }
});

test('search finds the safe bids among those nobody listed, against a rival whose cards it cannot see', () => {
  // One point ahead with two bids to come: 17 and 18 together win one of them, whatever the rival holds.
  const view = {
    hands: [[5, 6, 17, 18], 4],
    sealed: [false, false],
    mine: null,
    spent: [1, 2, 3, 4],
    points: [1, 0],
    bag: 6,
  };
  const choice = { hand: [5, 6, 17, 18], count: 2 };
  for (const seed of seeds(8)) {
    const bid = chooseAction(tender, tenderHints, 'barracuda', { seat: 0, view, news: [] }, [], choice, seed);
    expect(['bid 5 6', 'bid 17 18']).toContain(bid);
  }
});

test('the second of two who decide at once decides for itself', () => {
  const view = {
    hands: [2, [7, 9]],
    sealed: [false, false],
    mine: null,
    spent: [1, 2, 3, 4],
    points: [0, 0],
    bag: 10,
  };
  const choice = { hand: [7, 9], count: 2 };
  expect(chooseAction(tender, tenderHints, 'barracuda', { seat: 1, view, news: [] }, [], choice, 'b')).toBe(
    'bid 7 9',
  );
});
