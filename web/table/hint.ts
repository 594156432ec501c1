import type { Face } from '../board/screen.ts';
import type { Notice } from '../session/session.ts';
import type { Hint } from '../shell/Toast.tsx';
import type { Words } from '../words/en.ts';

/** What the table's node answered, as a player reads it. */
export function hintOf(notice: Notice, faces: readonly Face[], words: Words): Omit<Hint, 'id'> {
  const { what } = notice;
  if ('code' in what) return { said: words.errors[what.code], rule: null };
  switch (what.refusal.code) {
    case 'illegal':
      return { said: null, rule: what.refusal.rule };
    case 'not-your-turn': {
      const names = what.refusal.toAct.map(seat => faces[seat]?.name ?? '');
      return { said: words.refused['not-your-turn'](words.and(names)), rule: null };
    }
    default:
      return { said: words.refused[what.refusal.code], rule: null };
  }
}
