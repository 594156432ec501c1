import { locker } from '@fathoms/games/locker/index.ts';
import type { Options, State, View } from '@fathoms/games/locker/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { play, playForced, start } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../board/screen.ts';
import { stacksOf, worthWith } from '../cards.ts';
import { isPicking, movesOf } from '../moves.ts';
import { result } from '../result.tsx';
import { fedRuns, savedRuns } from '../runs.ts';
import { timeline } from '../tally.ts';
import { WORDS } from '../words/table.ts';

/** A whole game of random moves, watched by the public. */
function watch(seed: string, seats: number, options: Options, each: (state: State) => void = () => {}) {
  const chance = seeded(seed);
  const begun = start(locker, seats, options, chance);
  const history: News[] = [{ seat: null, by: 'table', events: begun.events }];
  let { state } = playForced({ game: locker, state: begun.state, chance });
  while (!locker.outcome(state)) {
    each(state);
    const [seat = 0] = locker.toAct(state);
    const legal = locker.legal(state, seat);
    const action = legal[chance.below(legal.length)];
    if (!action) throw new Error('nothing legal');
    const played = play({ game: locker, state, chance }, seat, locker.format(action));
    if (!played.ok) throw new Error('refused');
    const forced = playForced({ game: locker, state: played.state, chance });
    for (const { events } of [played, ...forced.steps]) history.push({ seat, by: 'player', events });
    state = forced.state;
  }
  const view = locker.view(state, null);
  const outcome = locker.outcome(state);
  if (!outcome) throw new Error('not over');
  return { view, outcome, history };
}

const GAMES: readonly Options[] = [
  { divers: 'off', variant: 'none', start: 'A' },
  { divers: 'on', variant: 'V1', start: 'random' },
  { divers: 'on', variant: 'V2', start: 'random' },
  { divers: 'on', variant: 'V3', start: 'random' },
  { divers: 'on', variant: 'V4', start: 'random' },
  { divers: 'on', variant: 'V6', start: 'random' },
];

const FACES: readonly Face[] = (['sun', 'red', 'blue', 'green'] as const).map((colour, i) => ({
  name: `P${i}`,
  colour,
  you: i === 0,
  level: null,
  here: true,
}));

describe.each(GAMES)('a game with divers $divers and variant $variant', options => {
  const games = ['one', 'two', 'three'].map((seed, i) => ({ seats: 2 + i, ...watch(seed, 2 + i, options) }));

  test('the chart drawn from public news ends with the true scores', () => {
    for (const { history, outcome, seats } of games) {
      const points = timeline(history, seats);
      expect(points.at(-1)?.scores).toEqual(outcome.scores);
      expect(points.length).toBeGreaterThan(2);
    }
  });

  test('the parts of the score sheet add up to the score', () => {
    for (const { view, outcome, seats } of games) {
      const faces = FACES.slice(0, seats);
      const { parts, notes } = result({ view, outcome, faces, words: WORDS.en, history: [] });
      const sums = parts.map(list => list.reduce((sum, part) => sum + part.points, 0));
      expect(sums).toEqual(outcome.scores);
      expect(notes.every(note => note.length > 0)).toBe(true);
    }
  });
});

test('every legal action has something to touch, and only legal ones have', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    watch(seed, 4, { divers: 'on', variant: 'V5', start: 'random' }, state => {
      const [seat = 0] = locker.toAct(state);
      const legal = locker.legal(state, seat).map(locker.format);
      const moves = movesOf(legal, locker.view(state, seat), seat);
      const touched = [
        moves.reveal,
        moves.home,
        ...moves.cards.values(),
        ...moves.crates.values(),
        ...moves.drawn.values(),
      ];
      expect(touched.filter(action => action !== null).sort()).toEqual([...legal].sort());
      expect(isPicking(moves)).toBe(state.phase.name !== 'exploring');
    });
  }
});

test('somebody who watches can touch nothing', () => {
  watch('w', 3, { divers: 'off', variant: 'none', start: 'A' }, state => {
    const moves = movesOf([], locker.view(state, null), null);
    expect([moves.reveal, moves.home, isPicking(moves)]).toEqual([null, null, false]);
  });
});

const EMPTY = {
  anchor: [],
  squid: [],
  map: [],
  key: [],
  chest: [],
  knife: [],
  drone: [],
  net: [],
  harpoon: [],
  mermaid: [],
};

test('a hold is shown highest suit first, with the lower cards below', () => {
  const hold = { ...EMPTY, key: [6, 4], mermaid: [9], anchor: [6] };
  expect(stacksOf(hold).map(({ top, under }) => [top, under])).toEqual([
    ['mermaid-9', []],
    ['anchor-6', []],
    ['key-6', [4]],
  ]);
});

const begun = (): View =>
  locker.view(start(locker, 2, { divers: 'off', variant: 'none', start: 'A' }, seeded('s')).state, 0);

test('going home is worth the new best cards only', () => {
  const view: View = { ...begun(), holds: [{ ...EMPTY, key: [6] }, EMPTY] };
  expect(worthWith(view, 0, ['key-4', 'map-5'])).toBe(11);
});

const placed = (saved: readonly boolean[]) =>
  saved.map((isSaved, i) => ({ card: `key-${i + 2}` as const, nth: i + 1, netted: false, saved: isSaved }));

test('the rope ties neighbours together and skips what would be lost', () => {
  expect(savedRuns(placed([true, true, false, true]))).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 3 },
  ]);
});

test('the tentacle holds the Squid until it is fed, then what it was fed', () => {
  const line = placed([false, false, false, false]).map((card, i) =>
    i === 1 ? { ...card, card: 'squid-3' as const } : card,
  );
  const fed = (met: number) =>
    fedRuns({ ...begun(), exploration: line, demand: [{ card: 'squid-3', count: 2, met }] })[0];
  expect(fed(0)).toMatchObject({ from: 1, to: 1, met: 0 });
  expect(fed(1)).toMatchObject({ from: 2, to: 2 });
  expect(fed(5)).toMatchObject({ from: 2, to: 3, met: 2 });
});

describe('the headline', () => {
  const { view } = watch('headline', 2, { divers: 'off', variant: 'none', start: 'A' });
  const headline = (places: number[], scores: number[], more: Partial<View> = {}) => {
    const { headline, line } = result({
      view: { ...view, ...more },
      outcome: { places, scores },
      faces: FACES.slice(0, places.length),
      words: WORDS.en,
      history: [],
    });
    return [headline, line];
  };

  test('speaks to the winner and counts in words', () => {
    expect(headline([1, 2], [30, 27])[0]).toBe('You win by three');
    expect(headline([2, 1], [30, 47])[0]).toBe('P1 wins by 17');
  });

  test('tells how a tie was decided', () => {
    expect(headline([1, 2], [30, 30])).toEqual([
      'You win with the fuller hold',
      'Level on points; the fuller hold decides.',
    ]);
    expect(headline([1, 1], [30, 30])[0]).toBe('P0 and P1 share the win');
  });

  test('does not count a rival above the pressure limit as beaten by points', () => {
    expect(headline([1, 2], [40, 61], { variant: 'V6' })[0]).toBe('You win');
    expect(headline([1, 2], [60, 64], { variant: 'V6' })[0]).toBe('You win');
  });
});
