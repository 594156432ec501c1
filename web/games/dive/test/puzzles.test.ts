/** What Dive's puzzles call best is best: on the cards as they lie, or on average over what may lie below. */
import { dive } from '@fathoms/games/dive/index.ts';
import { BET_PUZZLES } from '@fathoms/games/dive/lessons/bet-puzzles.ts';
import { EYE_PUZZLES } from '@fathoms/games/dive/lessons/eye-puzzles.ts';
import { contentOf } from '@fathoms/games/dive/parts.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { answerTo, type Puzzle } from '@fathoms/kernel/lesson.ts';
import { expect, test } from 'vitest';
import { playedTo } from '../../../learn/course.ts';
import { optionsOf } from '../../../learn/lay.ts';
import { type Worth, weigh } from './weigh.ts';

const game: Game = dive;

const stateOf = (puzzle: Puzzle, more: readonly string[] = []): State =>
  playedTo(game, puzzle, optionsOf(game, puzzle), [...puzzle.before, ...more]).state as State;

const sidesOf = ({ stack }: State): string =>
  stack.map(card => (contentOf(card).shark ? 's' : 'n')).join(' ');

test.each(EYE_PUZZLES)('$id: only what lies there is called right', puzzle => {
  const truth = sidesOf(stateOf(puzzle));
  for (const [said, { worth }] of Object.entries(puzzle.answers))
    expect(worth !== 'worse', said).toBe(truth.startsWith(said));
});

interface Bets {
  readonly seen: number; // levels that can be read
  readonly by: keyof Worth;
  readonly gap: number; // between an answer and one that is called less
  readonly bets: readonly string[]; // the strongest of each answer, of all programs that use every token
}

const BETS: { readonly [puzzle: string]: Bets } = {
  'guess-on': {
    ...{ seen: 2, by: 'spaces', gap: 0.3 },
    bets: ['3s 1n 5n 4n 2n', '3s 1n 5n 24n', '5s 4n 123n', '2345s 1n', '12345s', '3n 1n 5n 4n 2n'],
  },
  'stop-here': {
    ...{ seen: 2, by: 'standing', gap: 0.08 },
    bets: ['45n 123n', '12345n', '235n 1n 4n', '45n 3n 2n 1n', '5n 4n 3n 2n 1n', '45s 123n'],
  },
  'a-long-ride': {
    ...{ seen: 2, by: 'standing', gap: 0.06 },
    bets: ['5n 34n 2n 1n', '15n 24n 3n', '35n 24n 1n', '145n 23n', '4n 15n 23n', '5s 34n 2n 1n'],
  },
  'not-for-you': {
    ...{ seen: 2, by: 'standing', gap: 0.05 },
    bets: ['45n 1s 3n 2n', '345n 1s 2n', '35n 1s 4n 2n', '25n 1s 4n 3n', '15n 2s 4n 3n', '45s 1s 3n 2n'],
  },
  'chief-at-21': {
    ...{ seen: 3, by: 'standing', gap: 0.06 },
    bets: ['5n 3n 24n 1n', '5n 4n 3n 2n 1n', '45n 1n 23n', '2345n 1n', '12345n', '5s 4n 3n 2n 1n'],
  },
};
const ROUNDS = 1200;
const RANKS = ['worse', 'fine', 'best'] as const;

test.each(BET_PUZZLES.filter(({ id }) => id in BETS))(
  '$id: the better the answer, the more it is worth',
  puzzle => {
    const { seen, by, gap, bets } = BETS[puzzle.id] as Bets;
    const figures = weigh(stateOf(puzzle), seen, bets, ROUNDS);
    const judged = bets.map((bet, i) => ({
      bet,
      rank: RANKS.indexOf(answerTo(puzzle, `ready ${bet}`)?.worth ?? 'worse'),
      worth: figures[i]?.[by] ?? 0,
    }));
    for (const better of judged)
      for (const other of judged.filter(({ rank }) => rank < better.rank))
        expect(better.worth - other.worth, `${better.bet} beats ${other.bet}`).toBeGreaterThan(gap);
  },
);

test('now-or-later: the Giant Green Turtle brings a space more than in any round', () => {
  const puzzle = BET_PUZZLES.find(({ id }) => id === 'now-or-later') as Puzzle;
  const bets = ['35n 24n 1n'];
  const gain = (seen: number) => {
    const [now, without] = [['A announce green'], []].map(more =>
      weigh(stateOf(puzzle, more), seen, bets, ROUNDS),
    );
    return (now?.[0]?.spaces ?? 0) - (without?.[0]?.spaces ?? 0);
  };
  expect(gain(2)).toBeGreaterThan(gain(0) + 1);
});
