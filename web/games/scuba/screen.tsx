import type { Event, View } from '@fathoms/games/scuba/types.ts';
import { fetchScene } from '../../art/index.ts';
import { gameScreen } from '../../board/game-screen.ts';
import { Board } from './Board.tsx';
import { script } from './beats.ts';
import { moment } from './moment.tsx';
import { result } from './result.tsx';
import { rich } from './rich.tsx';
import { timeline } from './tally.ts';
import type { ScubaWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

fetchScene('scene-boat', '240px'); // the largest picture of the board, which a slow page lays out late

export const screen = gameScreen<View, Event, ScubaWords>({
  Board,
  wide: true, // beside the logbook the album would shrink to icons
  words: WORDS,
  rich,
  isTables: event => event.type === 'drawn', // the current, whoever turned its card
  heading: (event, who, words) => (event.type === 'began' ? words.turn(event.round, who(event.seat)) : null),
  subtitle: ({ phase, round, active }, who, words) =>
    phase.name === 'over' ? words.over : words.subtitle(round, who(active)),
  keys: KEYS,
  script,
  moment,
  result,
  timeline,
  coach: () => import('./coach/coach.ts').then(module => module.coach),
  sounds: () => import('./sounds.ts').then(module => module.SOUNDS),
});
