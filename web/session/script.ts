/** Bots at a lesson's table do what its script says, as long as everybody has kept to it. */
import type { Seat } from '@fathoms/kernel/game.ts';
import { readMove, type ScriptMove } from '@fathoms/kernel/lesson.ts';
import { type JournalEntry, standing } from '@fathoms/table/match/journal.ts';

/** null = the match has left the script or come to its end: the bot is on its own. */
export function nextInScript(
  script: readonly ScriptMove[],
  journal: readonly JournalEntry[],
  seat: Seat,
): string | null {
  const made = standing(journal).filter(({ by }) => by !== 'table'); // what the table played is in no script
  const kept = made.every((entry, n) => {
    const move = script[n];
    if (move === undefined) return false;
    const { seat, action } = readMove(move);
    return entry.seat === seat && entry.action === action;
  });
  const next = kept ? script[made.length] : undefined;
  if (next === undefined) return null;
  const { seat: mover, action } = readMove(next);
  return mover === seat ? action : null;
}
