import type { Guide } from '../../board/guide.ts';
import type { ReviewScreen } from '../../board/review.ts';
import type { GameScreen, Site } from '../../board/screen.ts';

export const site: Site = {
  id: 'scuba',
  depth: 30,
  art: 'site-scuba',
  seats: { min: 2, max: 4 },
  words: {
    en: {
      name: 'Scuba',
      place: 'The reef wall',
      pitch: 'Meet eighteen animals, mind the current, and be back on the boat before the tank runs dry.',
      facts: ['2 to 4 divers', '40 minutes', 'a little planning'],
    },
    de: {
      name: 'Scuba',
      place: 'Die Riffwand',
      pitch:
        'Triff achtzehn Tiere, achte auf die Strömung und sei zurück im Boot, bevor die Flasche leer ist.',
      facts: ['2 bis 4 Taucher', '40 Minuten', 'etwas Planung'],
    },
  },
  // the shell hands a screen only views and events of its own game
  screen: () => import('./screen.tsx').then(module => module.screen as GameScreen),
  guide: () => import('./guide.tsx').then(module => module.guide as Guide),
  advises: true,
  review: () => import('./review.tsx').then(module => module.review as ReviewScreen),
  learn: { first: 'first-dive', minutes: 5, book: () => import('./lessons.tsx').then(module => module.book) },
};
