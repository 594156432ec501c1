import { recording } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { OCEAN_IDS } from './parts.ts';
import { setup } from './setup.ts';
import type { Options, State } from './types.ts';

/** The setup's rolls in their order: place and orientation of each card (the last one has one place), then the key. */
const STACK_ROLLS = 2 * OCEAN_IDS.length - 1;
const KEY_ROLLS = 4;

/**
 * The setup's rolls that lead to the same position over other cards: those that nobody has turned up yet, and the
 * Chief's next ones, are drawn anew. null = somebody has decided something already with this stack before their eyes,
 * or its sonar has sounded.
 */
export function redraw(
  s: State,
  options: Options,
  rolls: readonly number[],
  chance: Chance,
): readonly number[] | null {
  if (s.sonar !== null || s.divers.some(({ program, using }) => program !== null || using !== null))
    return null;
  const chiefRolls = STACK_ROLLS + KEY_ROLLS;
  const chiefsLast = s.chief ? chiefRolls + s.chief.deck.length + s.chief.used.length - 1 : chiefRolls;
  const isOpen = (nth: number): boolean =>
    (nth >= 2 * s.gone.length && nth < STACK_ROLLS) ||
    (nth >= chiefRolls + (s.chief?.used.length ?? 0) && nth < chiefsLast);
  let nth = 0;
  const luck = recording({
    below(n) {
      if (n === 1) return 0;
      const roll = isOpen(nth) ? chance.below(n) : rolls[nth];
      nth++;
      return roll;
    },
  });
  setup(s.version, s.divers.length, options, { chance: luck, tell: () => {} });
  return luck.rolls;
}
