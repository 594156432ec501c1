import { contentOf } from '../parts.ts';
import type { Action, Glimpse, Lying, ProgramLevel, State } from '../types.ts';

const EVEN = 500; // thousandths

/**
 * A reading as it is used to judge a program: even where the eye leaned the wrong way and the diver did not follow
 * it, with what was said of a level or by stopping right above it. Nobody is blamed for having seen better.
 */
export function lenient(glimpse: unknown, { stack, mode }: State, action: Action): Glimpse {
  const { sharks, helpers } = glimpse as Glimpse;
  if (action.type !== 'ready') return { sharks, helpers };
  const { levels, angler } = action.program;
  const said = angler === null ? levels : [...levels, { tokens: [], shark: angler }];
  return {
    sharks: sharks.map((shark, i) =>
      isBetter(shark, stack[i], said[i], i === said.length, mode) ? EVEN : shark,
    ),
    helpers,
  };
}

function isBetter(
  shark: number,
  card: Lying | undefined,
  said: ProgramLevel | undefined,
  isFirstBelow: boolean,
  mode: State['mode'],
): boolean {
  if (!card) return false;
  const { shark: is } = contentOf(card);
  if (shark > EVEN === is) return false;
  return said ? said.shark === is : isFirstBelow && mode === 'standard';
}
