import { CONFIRM, NUMBERS, type Shortcuts } from '../../../ui/shortcuts.ts';

export const KEYS = {
  choose: {
    keys: NUMBERS,
    en: 'A card by its place in your hand, or whatever an ability lets you choose',
    de: 'Eine Karte nach ihrem Platz in der Hand, oder was eine Fähigkeit zur Wahl stellt',
  },
  company: {
    keys: NUMBERS.slice(0, 5),
    en: 'With a card chosen: the company it goes to',
    de: 'Wenn eine Karte gewählt ist: die Firma, zu der sie kommt',
  },
  buy: { keys: ['b'], en: 'Buy the share of the chosen card', de: 'Die Aktie der gewählten Karte kaufen' },
  draw: { keys: ['d'], en: 'Draw a card', de: 'Eine Karte ziehen' },
  here: {
    keys: ['t'],
    en: 'Do it with the chosen card where it lies',
    de: 'Mit der gewählten Karte dort tun, wo sie liegt',
  },
  pass: { keys: ['p'], en: 'Let an ability pass', de: 'Auf eine Fähigkeit verzichten' },
  fill: {
    keys: ['f'],
    en: 'Let the board choose the cards that pay',
    de: 'Das Brett wählen lassen, womit du zahlst',
  },
  confirm: CONFIRM,
  back: { keys: ['Escape'], en: 'Take back the last choice', de: 'Die letzte Wahl zurücknehmen' },
} satisfies Shortcuts;
