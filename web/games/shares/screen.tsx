import type { Event, View } from '@fathoms/games/shares/types.ts';
import { gameScreen } from '../../board/game-screen.ts';
import { Board } from './Board.tsx';
import { script } from './beats.ts';
import { moment } from './moment.tsx';
import { result } from './result.tsx';
import { rich } from './rich.tsx';
import { timeline } from './tally.ts';
import type { SharesWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

export const screen = gameScreen<View, Event, SharesWords>({
  Board,
  words: WORDS,
  rich,
  heading: (event, who, words) => {
    if (event.type !== 'turned') return null;
    return (event.final ? words.finalTurn : words.turn)(event.turn, who(event.seat));
  },
  subtitle: ({ phase, final, turn, active }, who, words) => {
    if (phase.name === 'over') return words.closed;
    if (phase.name === 'draft') return words.drafting(phase.round);
    return (final ? words.subtitleFinal : words.subtitle)(turn, who(active));
  },
  keys: KEYS,
  script,
  moment,
  result,
  timeline,
  coach: () => import('./coach/coach.ts').then(module => module.coach),
  sounds: () => import('./sounds.ts').then(module => module.SOUNDS),
});
