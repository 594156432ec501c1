/** What a diver may decide in secret, and the rule a program breaks. The board asks, too: nothing here is costly. */
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { CARD_SIDE, LEVELS, OCTOPUS_TURNS, TOKENS } from './parts.ts';
import type { Action, Choice, Diver, OctopusSpot, Program, ProgramLevel, State } from './types.ts';

const NO_TOKENS: readonly number[] = [];

/** What is asked depends on nothing but what everybody sees. */
export function describe(
  s: Pick<State, 'phase' | 'mode'> & { readonly divers: readonly Pick<Diver, 'ready' | 'companion'>[] },
  seat: Seat,
): Choice | null {
  const { ready, companion } = s.divers[seat];
  if (s.phase !== 'program' || ready) return null;
  const children = s.mode === 'children';
  return {
    children,
    levels: LEVELS,
    tokens: children ? NO_TOKENS : TOKENS,
    angler: companion === 'angler',
    clown: companion === 'clown',
    octopus: companion === 'octopus',
  };
}

export function allows(choice: Choice, action: Action): boolean {
  if (action.type === 'ready') return programProblem(choice, action.program) === null;
  return action.type === 'octopus' && choice.octopus && isOnCard(action.spot);
}

/** [DIVE-95] Its centre is inside the card. */
export const isOnCard = ({ x, y, turn }: OctopusSpot): boolean =>
  isWithin(x, CARD_SIDE) && isWithin(y, CARD_SIDE) && isWithin(turn, OCTOPUS_TURNS - 1);

const isWithin = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

/** The first rule a program breaks; null = it is legal. */
export function programProblem(choice: Choice, { levels, angler, clown }: Program): RuleId | null {
  const levelsProblem = choice.children ? childrenProblem(levels) : tokensProblem(levels);
  if (levelsProblem !== null) return levelsProblem;
  if (angler !== null && !choice.angler) return 'DIVE-88';
  if (angler !== null && levels.length < LEVELS) return 'DIVE-100';
  if (clown !== null && !choice.clown) return 'DIVE-88';
  return clown !== null && (clown < 1 || clown > levels.length) ? 'DIVE-107' : null;
}

const childrenProblem = (levels: readonly ProgramLevel[]): RuleId | null =>
  levels.length === LEVELS && levels.every(({ tokens }) => tokens.length === 0) ? null : 'DIVE-74';

function tokensProblem(levels: readonly ProgramLevel[]): RuleId | null {
  if (levels.every(({ tokens }) => tokens.length === 0)) return 'DIVE-17';
  if (levels.length > LEVELS || levels.some(({ tokens }) => tokens.length === 0)) return 'DIVE-13';
  let used = 0;
  for (const { tokens } of levels) {
    for (const [i, token] of tokens.entries()) {
      const isNew = TOKENS.includes(token) && (used & (1 << token)) === 0;
      if (!isNew || (i > 0 && tokens[i - 1] > token)) return 'DIVE-14';
      used |= 1 << token;
    }
  }
  return null;
}

export const ready = (
  levels: ProgramLevel[],
  angler: boolean | null = null,
  clown: number | null = null,
): Action => ({
  type: 'ready',
  program: { levels, angler, clown },
});
