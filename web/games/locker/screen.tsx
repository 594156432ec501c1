import type { Event, View } from '@fathoms/games/locker/types.ts';
import { gameScreen } from '../../board/game-screen.ts';
import { Board } from './Board.tsx';
import { script } from './beats.ts';
import { moment } from './moment.tsx';
import { result } from './result.tsx';
import { rich } from './rich.tsx';
import { timeline } from './tally.ts';
import type { LockerWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

export const screen = gameScreen<View, Event, LockerWords>({
  Board,
  words: WORDS,
  rich,
  heading: (event, who, words) => (event.type === 'turned' ? words.turn(event.turn, who(event.seat)) : null),
  subtitle: ({ phase, turn, active }, who, words) => {
    if (phase.name === 'over') return words.surfaced;
    return phase.name === 'naming' ? words.naming : words.subtitle(turn, who(active));
  },
  keys: KEYS,
  script,
  moment,
  result,
  timeline,
  coach: () => import('./coach/coach.ts').then(module => module.coach),
  sounds: () => import('./sounds.ts').then(module => module.SOUNDS),
});
