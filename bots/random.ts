import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds } from '@fathoms/kernel/game.ts';

/** Any option is as good as another. */
export function randomAction<K extends Kinds>(
  game: Game<K>,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
  chance: Chance,
): K['action'] {
  return pick(withSamples(game, legal, choice, 1, chance), chance);
}

/** The listed options, and some of those too many to list. */
export function withSamples<K extends Kinds>(
  game: Game<K>,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
  samples: number,
  chance: Chance,
): readonly K['action'][] {
  if (choice === null || !game.choices) return legal;
  const found = new Map(legal.map(action => [game.format(action), action]));
  for (let i = 0; i < samples; i++) {
    const action = game.choices.sample(choice, chance);
    found.set(game.format(action), action);
  }
  return [...found.values()];
}
