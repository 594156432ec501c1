import type { GameScreen, Site } from '@fathoms/web/board/screen.ts';

/** How the home page shows it. Small: the home page loads all of them. */
export const site: Site = {
  id: 'pig',
  depth: 5,
  art: 'site-scuba', // until it has a scene of its own (web/art/README.md)
  seats: { min: 2, max: 4 },
  words: {
    en: {
      name: 'Pig',
      place: 'The jetty',
      pitch: 'Roll as often as you dare. A 1 costs everything you rolled this turn.',
      facts: ['2 to 4 players', '5 minutes'],
    },
    de: {
      name: 'Pig',
      place: 'Der Steg',
      pitch: 'Würfle, so oft du dich traust. Eine 1 kostet alles, was du in diesem Zug gewürfelt hast.',
      facts: ['2 bis 4 Personen', '5 Minuten'],
    },
  },
  screen: () => import('./screen.ts').then(module => module.screen as GameScreen),
};
