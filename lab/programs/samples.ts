import type { Chance, Game } from '@fathoms/kernel/game.ts';

const SAMPLES = 8;

/** Some of what a description allows, so that a program need not understand it to play. */
export function samplesOf(game: Game | null, choice: unknown, chance: Chance): string[] {
  const choices = game?.choices;
  if (!game || !choices || choice === null) return [];
  const some = Array.from({ length: SAMPLES }, () => game.format(choices.sample(choice, chance)));
  return [...new Set(some)];
}
