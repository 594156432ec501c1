import type { Countdown, Seat } from '@fathoms/kernel/game.ts';
import { type ProgramDraft, readDraft } from './notation.ts';
import { LEVELS, ORCA_MS, REVEAL_MS } from './parts.ts';
import { ready } from './program.ts';
import { toAct } from './turn.ts';
import type { Action, Companion, ProgramLevel, State } from './types.ts';

/** [DIVE-22, DIVE-96, DIVE-97] The program clock, and the Orca's ten seconds; both for all who are not ready. */
export function countdowns(s: State): readonly Countdown[] {
  if (s.phase !== 'program') return [];
  const seats = toAct(s);
  const running: Countdown[] = [];
  if (s.clock > 0) running.push({ key: `clock-${s.round}`, ms: s.clock * 1000 + toldMs(s), seats });
  if (s.divers.some(({ using }) => using === 'orca')) {
    running.push({ key: `orca-${s.round}`, ms: ORCA_MS, seats });
  }
  return running;
}

/** [DIVE-22] Nobody thinks about the next dive while the last one is still shown. */
const toldMs = ({ round }: State): number => (round > 1 ? REVEAL_MS : 0);

/** [DIVE-23, DIVE-24] The forced lock: the program made of what the diver has placed so far. */
export function expire(s: State, seat: Seat, text: string | null): Action {
  const { program } = s.divers[seat];
  if (text === null && program) return { type: 'ready', program }; // withdrawn, and still as it was sealed
  const draft = readDraft(text);
  if (s.mode === 'children') return ready(fiveSides(draft));
  const levels = placedLevels(draft);
  const { companion } = s.divers[seat];
  const [angler, clown] = [anglerSide(draft, companion, levels), clownLevel(draft, companion, levels)];
  return ready(levels.length > 0 ? levels : [{ tokens: [1], shark: false }], angler, clown);
}

const fiveSides = ({ levels }: ProgramDraft): ProgramLevel[] =>
  Array.from({ length: LEVELS }, (_, i) => ({ tokens: [], shark: levels[i]?.shark ?? false }));

/** Down to the first empty level; an unset side is no shark. */
function placedLevels({ levels }: ProgramDraft): ProgramLevel[] {
  const gap = levels.findIndex(({ tokens }) => tokens.length === 0);
  return levels
    .slice(0, gap < 0 ? levels.length : gap)
    .map(({ tokens, shark }) => ({ tokens: [...tokens], shark: shark ?? false }));
}

function anglerSide(
  { angler }: ProgramDraft,
  companion: Companion | null,
  levels: readonly ProgramLevel[],
): boolean | null {
  if (angler === null || companion !== 'angler' || levels.length < LEVELS) return null;
  return angler === true;
}

const clownLevel = (
  { clown }: ProgramDraft,
  companion: Companion | null,
  levels: readonly ProgramLevel[],
): number | null => (clown !== null && companion === 'clown' && clown <= levels.length ? clown : null);

/** What a diver has placed counts for this round only. */
export const decision = (s: State): string => `round-${s.round}`;
