import { NUMBERS, type Shortcuts } from '../../../ui/shortcuts.ts';

export const KEYS = {
  swim: {
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    en: 'Swim one space that way',
    de: 'Ein Feld in diese Richtung schwimmen',
  },
  turn: { keys: ['t'], en: 'Turn the tile here', de: 'Das Plättchen hier umdrehen' },
  choose: {
    keys: NUMBERS,
    en: 'See this animal; or let a lost diver drift that way',
    de: 'Dieses Tier beobachten; oder wer die Orientierung verlor, dorthin treiben lassen',
  },
  point: {
    keys: ['p'],
    en: 'Take the point at a cleaning station',
    de: 'Den Punkt der Putzerstation nehmen',
  },
  stop: { keys: ['s'], en: 'Stop here', de: 'Hier bleiben' },
} satisfies Shortcuts;

const SWIM = { left: 0, up: 1, down: 2, right: 3 } as const;

/** Which of the arrows leads there. */
export const arrowOf = (way: keyof typeof SWIM | undefined): number => (way ? SWIM[way] : -1);
