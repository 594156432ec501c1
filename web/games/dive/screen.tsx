import type { Event, View } from '@fathoms/games/dive/types.ts';
import { gameScreen } from '../../board/game-screen.ts';
import { Board } from './Board.tsx';
import { script } from './beats.ts';
import { moment } from './moment.tsx';
import { result } from './result.tsx';
import { timeline } from './tally.ts';
import type { DiveWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

export const screen = gameScreen<View, Event, DiveWords>({
  Board,
  wide: true,
  words: WORDS,
  heading: (event, _who, words) => (event.type === 'round' ? words.heading(event.round, event.cards) : null),
  subtitle: ({ round, phase }, _who, words) => words.subtitle(round, phase),
  keys: KEYS,
  script,
  moment,
  result,
  timeline,
  coach: () => import('./coach/coach.ts').then(module => module.coach),
  sounds: () => import('./sounds.ts').then(module => module.SOUNDS),
});
