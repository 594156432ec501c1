import type { Event, View } from '@fathoms/games/shares/types.ts';
import type { Face, GameScreen } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
import type { Language } from '../../settings/language.ts';
import { Board } from './Board.tsx';
import { result } from './result.tsx';
import { rich } from './rich.tsx';
import { sentence } from './sentence.ts';
import { timeline } from './tally.ts';
import { WORDS } from './words/table.ts';

export const screen: GameScreen<View, Event> = {
  Board,
  tell: (event, faces, language) => {
    const words = WORDS[language];
    const text = sentence(event, whoIs(faces), words.story);
    return text === null ? null : rich(text, words);
  },
  heading: (event, faces, language) => {
    if (event.type !== 'turned') return null;
    const words = WORDS[language];
    return (event.final ? words.finalTurn : words.turn)(event.turn, whoIs(faces)(event.seat));
  },
  subtitle,
  result,
  timeline,
  options: language => WORDS[language].options,
};

function subtitle(view: View, faces: readonly Face[], language: Language): string {
  const words = WORDS[language];
  if (view.phase.name === 'over') return words.closed;
  if (view.phase.name === 'draft') return words.drafting(view.phase.round);
  return (view.final ? words.subtitleFinal : words.subtitle)(view.turn, whoIs(faces)(view.active));
}
