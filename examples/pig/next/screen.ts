import { plainScreen } from '@fathoms/web/board/plain/plain-screen.tsx';
import type { GameScreen } from '@fathoms/web/board/screen.ts';
import { whoIs } from '@fathoms/web/board/seats.ts';
import { sentence } from '@fathoms/web/board/sentence.tsx';
import { pig } from '../index.ts';
import type { Event, View } from '../types.ts';
import { Board } from './Board.tsx';
import { WORDS } from './words.ts';

/** Plain, except for the prompt and the log. */
export const screen: GameScreen<View, Event> = {
  ...plainScreen<View, Event>(pig, {}), // options, subtitle, result: still to be replaced
  Board,
  tell: (event, faces, language) => sentence(event, whoIs(faces), WORDS[language].story),
};
