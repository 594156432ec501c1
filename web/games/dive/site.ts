import type { Guide } from '../../board/guide.ts';
import type { ReviewScreen } from '../../board/review.ts';
import type { GameScreen, Site } from '../../board/screen.ts';

export const site: Site = {
  id: 'dive',
  depth: 90,
  art: 'site-dive',
  seats: { min: 1, max: 4 },
  words: {
    en: {
      name: 'Dive',
      place: 'The sacred stone',
      pitch: 'Look down through a stack of see-through cards. Where are the sharks? How deep do you dare?',
      facts: ['1 to 4 divers', '25 minutes', 'good eyes'],
    },
    de: {
      name: 'Dive',
      place: 'Der heilige Stein',
      pitch:
        'Blick hinab durch einen Stapel durchsichtiger Karten. Wo sind die Haie? Wie tief traust du dich?',
      facts: ['1 bis 4 Taucher', '25 Minuten', 'gute Augen'],
    },
  },
  // the shell hands a screen only views and events of its own game
  screen: () => import('./screen.tsx').then(module => module.screen as GameScreen),
  review: () => import('./review.tsx').then(module => module.review as ReviewScreen),
  guide: () => import('./guide.tsx').then(module => module.guide as Guide),
  learn: { first: 'first-dive', minutes: 6, book: () => import('./lessons.tsx').then(module => module.book) },
  practice: () => import('./practice.ts').then(module => module.SchoolPage),
};
