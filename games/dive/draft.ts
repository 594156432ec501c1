/** Judges a program that is still being put together: what a board asks before there is an action to judge. */
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { DraftLevel, ProgramDraft } from './notation.ts';
import { ANGLER_LEVEL, LEVELS } from './parts.ts';
import type { Choice, Program, ProgramLevel } from './types.ts';

/** What is missing, on which level, and the rule that asks for it. */
export type DraftProblem =
  | { readonly is: 'empty'; readonly rule: RuleId }
  | { readonly is: 'gap' | 'unsaid' | 'bare'; readonly level: number; readonly rule: RuleId };

const EMPTY: DraftLevel = { tokens: [], shark: null };

/** What still keeps a draft from being ready; null = it is a program. */
export function draftProblem(
  draft: ProgramDraft,
  { children }: Pick<Choice, 'children'>,
): DraftProblem | null {
  const levels = Array.from({ length: LEVELS }, (_, i) => draft.levels[i] ?? EMPTY);
  const used = ({ tokens }: DraftLevel) => children || tokens.length > 0;
  const deepest = levels.findLastIndex(used) + 1;
  if (deepest === 0) return { is: 'empty', rule: 'DIVE-17' };
  const gap = levels.findIndex(level => !used(level)) + 1;
  if (gap > 0 && gap < deepest) return { is: 'gap', level: gap, rule: 'DIVE-13' };
  const unsaid = levels.findIndex(level => used(level) && level.shark === null) + 1;
  if (unsaid > 0) return { is: 'unsaid', level: unsaid, rule: children ? 'DIVE-74' : 'DIVE-16' };
  return draft.angler === 'unset' ? { is: 'unsaid', level: ANGLER_LEVEL, rule: 'DIVE-100' } : null;
}

/** Why nothing can be said on a level yet: it needs a token, and the Anglerfish one on every level above it. */
export const bareLevel = (level: number): DraftProblem => ({
  is: 'bare',
  level,
  rule: level > LEVELS ? 'DIVE-100' : 'DIVE-16',
});

/** The program of a draft without a problem. */
export function programOf(
  { levels, angler, clown }: ProgramDraft,
  { children }: Pick<Choice, 'children'>,
): Program {
  const used = levels.filter(({ tokens }) => children || tokens.length > 0);
  return {
    levels: used.map(({ tokens, shark }): ProgramLevel => ({ tokens: [...tokens], shark: shark === true })),
    angler: angler === null ? null : angler === true,
    clown,
  };
}
