import type { Event, View } from '@fathoms/games/dive/types.ts';
import type { GameScreen } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
import { Board } from './Board.tsx';
import { result } from './result.tsx';
import { sentence } from './sentence.ts';
import { timeline } from './tally.ts';
import { WORDS } from './words/table.ts';

export const screen: GameScreen<View, Event> = {
  Board,
  wide: true,
  tell: (event, faces, language) => sentence(event, whoIs(faces), WORDS[language].story),
  heading: (event, _faces, language) =>
    event.type === 'round' ? WORDS[language].heading(event.round, event.cards) : null,
  subtitle: (view, _faces, language) => WORDS[language].subtitle(view.round, view.phase),
  result,
  timeline,
  options: language => WORDS[language].options,
};
