import type { Guide } from '../../board/guide.ts';
import type { ReviewScreen } from '../../board/review.ts';
import type { GameScreen, Site } from '../../board/screen.ts';

export const site: Site = {
  id: 'locker',
  depth: 12,
  art: 'site-locker',
  seats: { min: 2, max: 4 },
  words: {
    en: {
      name: 'Locker',
      place: 'The wreck',
      pitch: 'Turn up loot, one card at a time. Go on, or go home? A repeated suit sinks the lot.',
      facts: ['2 to 4 players', '15 minutes', 'first dive'],
    },
    de: {
      name: 'Locker',
      place: 'Das Wrack',
      pitch: 'Beute aufdecken, Karte für Karte. Weiter oder heim? Eine doppelte Sorte versenkt alles.',
      facts: ['2 bis 4 Personen', '15 Minuten', 'erster Tauchgang'],
    },
  },
  // the shell hands a screen only views and events of its own game
  screen: () => import('./screen.tsx').then(module => module.screen as GameScreen),
  guide: () => import('./guide.tsx').then(module => module.guide as Guide),
  advises: true,
  review: () => import('./review.tsx').then(module => module.review as ReviewScreen),
  learn: { first: 'first-dive', minutes: 4, book: () => import('./lessons.tsx').then(module => module.book) },
};
