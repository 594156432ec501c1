/** On the very last turn nothing is left to luck: every answer is played, and the result is what the puzzle says. */
import { withSamples } from '@fathoms/bots/random.ts';
import { shares } from '@fathoms/games/shares/index.ts';
import { LAST_TURNS } from '@fathoms/games/shares/lessons/last-turns.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { answerTo } from '@fathoms/kernel/lesson.ts';
import { choiceFor } from '@fathoms/table/talk/messages.ts';
import { expect, test } from 'vitest';
import { playedTo } from '../../../learn/course.ts';
import { optionsOf } from '../../../learn/lay.ts';

const game: Game = shares;
const SAMPLES = 200; // ways to pay

test.each(LAST_TURNS)('$id: what is called best wins, and nothing else does', puzzle => {
  const options = optionsOf(game, puzzle);
  const live = playedTo(game, puzzle, options, puzzle.before);
  const actions = withSamples(game, game.legal(live.state, 0), choiceFor(live, 0), SAMPLES, seeded('pay'));
  for (const action of actions) {
    const text = game.format(action);
    const { state } = playedTo(game, puzzle, options, [...puzzle.before, `A ${text}`]);
    const won = game.outcome(state)?.places[0] === 1;
    expect(won, text).toBe(answerTo(puzzle, text)?.worth === 'best');
  }
});
