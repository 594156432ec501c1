/** Two players of Pig for the learning environment: one that knows nothing, and one that learns by playing. */
import { type OpenTurn, openEnvironment } from '@fathoms/bots/environment.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { pig } from '../pig/index.ts';
import type { PigKinds } from '../pig/types.ts';

/** Answers a turn with the number of an action. */
export type Player = (turn: OpenTurn<PigKinds>) => number;

export const randomPlayer =
  (chance: Chance): Player =>
  ({ legal }) =>
    chance.below(legal.length);

/** What is remembered of a situation: how often each action was tried there, and how much it brought. */
interface Memory {
  readonly [action: string]: { tries: number; reward: number };
}
export type Lessons = Map<string, Memory>;

/** Rolls or holds by what that has brought so far in situations like this one; the unknown is left to luck. */
export function learnedPlayer(lessons: Lessons, chance: Chance, curiosity = 0): Player {
  return turn => {
    const { legal } = turn;
    const memory = lessons.get(situationOf(turn));
    if (!memory || chance.below(1000) < curiosity * 1000) return chance.below(legal.length);
    const worth = (action: string) => {
      const { tries, reward } = memory[action] ?? { tries: 0, reward: 0 };
      return tries === 0 ? 0.5 : reward / tries;
    };
    return legal.indexOf(legal.reduce((best, action) => (worth(action) > worth(best) ? action : best)));
  };
}

/** As much of a turn as this learner can tell apart: what is at stake, and how far everybody is. */
function situationOf({ seat, seen: { view } }: OpenTurn<PigKinds>): string {
  const tens = (points: number) => Math.floor(points / 10);
  return `${Math.floor(view.total / 4)} ${tens(view.scores[seat])} ${tens(Math.max(...view.scores))}`;
}

/** Plays against itself and remembers after every match what its decisions have brought. */
export function learn(matches: number, seed: string): Lessons {
  const lessons: Lessons = new Map();
  const player = learnedPlayer(lessons, seeded(seed), 0.2);
  for (let match = 0; match < matches; match++) {
    const table = openEnvironment(pig, { seats: 2, seed: `${seed} ${match}` });
    const made: { seat: number; situation: string; action: string }[] = [];
    for (let turn = table.turn(); turn; turn = table.turn()) {
      const choice = player(turn);
      made.push({ seat: turn.seat, situation: situationOf(turn), action: turn.legal[choice] });
      table.step(choice);
    }
    const rewards = table.rewards();
    for (const { seat, situation, action } of made) {
      const memory = lessons.get(situation) ?? {};
      const { tries, reward } = memory[action] ?? { tries: 0, reward: 0 };
      lessons.set(situation, { ...memory, [action]: { tries: tries + 1, reward: reward + rewards[seat] } });
    }
  }
  return lessons;
}

/** What the first of two players takes of all victories, each seed played from both seats. */
export function shareOf(first: Player, second: Player, pairs: number, seed: string): number {
  let share = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const place of [0, 1]) {
      const table = openEnvironment(pig, { seats: 2, seed: `${seed} ${pair}` });
      for (let turn = table.turn(); turn; turn = table.turn())
        table.step((turn.seat === place ? first : second)(turn));
      share += table.rewards()[place];
    }
  }
  return share / (2 * pairs);
}
