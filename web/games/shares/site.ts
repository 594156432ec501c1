import type { Guide } from '../../board/guide.ts';
import type { ReviewScreen } from '../../board/review.ts';
import type { GameScreen, Site } from '../../board/screen.ts';

export const site: Site = {
  id: 'shares',
  depth: 60,
  art: 'site-shares',
  seats: { min: 2, max: 5 },
  words: {
    en: {
      name: 'Deep Shares',
      place: 'The sounding lines',
      pitch: 'One deck is money, shares and depth. Sink five companies deeper and own the right ones.',
      facts: ['2 to 5 players', '45 minutes', 'sharp pencils'],
    },
    de: {
      name: 'Deep Shares',
      place: 'Die Lotleinen',
      pitch: 'Ein Stapel ist Geld, Aktie und Tiefe zugleich. Versenke fünf Firmen und besitze die richtigen.',
      facts: ['2 bis 5 Personen', '45 Minuten', 'spitze Bleistifte'],
    },
  },
  // the shell hands a screen only views and events of its own game
  screen: () => import('./screen.tsx').then(module => module.screen as GameScreen),
  guide: () => import('./guide.tsx').then(module => module.guide as Guide),
  advises: true,
  review: () => import('./review.tsx').then(module => module.review as ReviewScreen),
  learn: {
    first: 'first-shares',
    minutes: 5,
    book: () => import('./lessons.tsx').then(module => module.book),
  },
};
