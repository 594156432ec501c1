import type { Event, View } from '@fathoms/games/locker/types.ts';
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
  heading: (event, faces, language) =>
    event.type === 'turned' ? WORDS[language].turn(event.turn, whoIs(faces)(event.seat)) : null,
  subtitle,
  result,
  timeline,
  options: language => WORDS[language].options,
};

function subtitle(view: View, faces: readonly Face[], language: Language): string {
  const words = WORDS[language];
  if (view.phase.name === 'over') return words.surfaced;
  if (view.phase.name === 'naming') return words.naming;
  return words.subtitle(view.turn, whoIs(faces)(view.active));
}
