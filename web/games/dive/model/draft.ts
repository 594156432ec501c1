/** A program being put together: free to change, with gaps and unsaid sides, until it is ready. Pure. */
import type { DraftLevel, ProgramDraft } from '@fathoms/games/dive/notation.ts';
import { CLOWN_SPEED, TOKENS } from '@fathoms/games/dive/parts.ts';
import type { Program } from '@fathoms/games/dive/types.ts';

export type { ProgramDraft };

/** What is held in the fingers: a token by its value, or the Clownfish. */
export type Held = number | 'clown' | null;

const EMPTY: DraftLevel = { tokens: [], shark: null };

export const emptyDraft = (levels: number): ProgramDraft => ({
  levels: Array.from({ length: levels }, () => EMPTY),
  angler: null,
  clown: null,
});

/** A program that was ready once, to be looked at or changed again. */
export const draftOf = (program: Program, levels: number): ProgramDraft => ({
  levels: Array.from({ length: levels }, (_, i) => program.levels[i] ?? EMPTY),
  angler: program.angler,
  clown: program.clown,
});

export const levelOf = (draft: ProgramDraft, token: number): number | null => {
  const at = draft.levels.findIndex(({ tokens }) => tokens.includes(token));
  return at < 0 ? null : at + 1;
};

export const inHand = (draft: ProgramDraft): number[] =>
  TOKENS.filter(token => levelOf(draft, token) === null);

/** Puts a token onto a level, or back into the hand. A level left empty has nothing to say. */
export function put(draft: ProgramDraft, token: number, level: number | null): ProgramDraft {
  const levels = draft.levels.map((old, i): DraftLevel => {
    const rest = old.tokens.filter(other => other !== token);
    if (i + 1 === level) return { ...old, tokens: [...rest, token].sort((a, b) => a - b) };
    return rest.length === 0 && old.tokens.length > 0 ? EMPTY : { ...old, tokens: rest };
  });
  const clown = draft.clown !== null && levels[draft.clown - 1]?.tokens.length === 0 ? null : draft.clown;
  return { levels, clown, angler: isFull({ levels }) ? draft.angler : null };
}

export const say = (draft: ProgramDraft, level: number, shark: boolean): ProgramDraft =>
  level > draft.levels.length
    ? { ...draft, angler: shark }
    : { ...draft, levels: draft.levels.map((old, i) => (i + 1 === level ? { ...old, shark } : old)) };

/** The Clownfish lies under a level with a token; anywhere else it goes back beside the board. */
export const putClown = (draft: ProgramDraft, level: number | null): ProgramDraft => ({
  ...draft,
  clown: level !== null && (draft.levels[level - 1]?.tokens.length ?? 0) > 0 ? level : null,
});

/** What is held goes onto this level, or with `null` back beside the board. */
export const placed = (draft: ProgramDraft, held: NonNullable<Held>, level: number | null): ProgramDraft =>
  held === 'clown' ? putClown(draft, level) : put(draft, held, level);

/** The Anglerfish needs a token on every level above it. */
export const isFull = ({ levels }: Pick<ProgramDraft, 'levels'>): boolean =>
  levels.every(({ tokens }) => tokens.length > 0);

export const speedOf = (draft: ProgramDraft, level: number): number =>
  (draft.levels[level - 1]?.tokens ?? []).reduce((sum, token) => sum + token, 0) +
  (draft.clown === level ? CLOWN_SPEED : 0);

/** The level one is at: the first that has not said whether there is a shark; null = all have. */
export function levelNow({ levels, angler }: ProgramDraft, mayAngler: boolean): number | null {
  const at = levels.findIndex(({ shark }) => shark === null);
  if (at >= 0) return at + 1;
  return mayAngler && (angler === null || angler === 'unset') ? levels.length + 1 : null;
}

export const depthOf = ({ levels }: ProgramDraft): number =>
  levels.filter(({ tokens }) => tokens.length > 0).length;

export const isBlank = ({ levels }: ProgramDraft): boolean =>
  levels.every(({ tokens, shark }) => tokens.length === 0 && shark === null);
