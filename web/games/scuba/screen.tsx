import type { Event, View } from '@fathoms/games/scuba/types.ts';
import type { GameScreen } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
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
  isTables: event => event.type === 'drawn', // the current, whoever turned its card
  heading: (event, faces, language) =>
    event.type === 'began' ? WORDS[language].turn(event.round, whoIs(faces)(event.seat)) : null,
  subtitle: (view, faces, language) => {
    const words = WORDS[language];
    return view.phase.name === 'over'
      ? words.surfaced
      : words.subtitle(view.round, whoIs(faces)(view.active));
  },
  result,
  timeline,
  options: language => WORDS[language].options,
};
