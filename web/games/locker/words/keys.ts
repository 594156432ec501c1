import { CONFIRM, NUMBERS, type Shortcuts } from '../../../ui/shortcuts.ts';

/** Every decision is one key. */
export const KEYS = {
  dive: { keys: ['d'], en: 'Continue: turn up a card', de: 'Weitertauchen: Karte aufdecken' },
  surface: { keys: ['s'], en: 'Return with your cards', de: 'Auftauchen mit deinen Karten' },
  choose: {
    keys: NUMBERS,
    en: 'Decide for this card or this hold, at once',
    de: 'Für diese Karte oder diesen Laderaum entscheiden, sofort',
  },
  confirm: CONFIRM,
} satisfies Shortcuts;
