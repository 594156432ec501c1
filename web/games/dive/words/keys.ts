import { CONFIRM, NUMBERS, type Shortcuts } from '../../../ui/shortcuts.ts';

/** A program from level 1 down: tokens, then what they say, level by level. */
export const KEYS = {
  token: {
    keys: NUMBERS.slice(0, 5),
    en: 'Lay this token on the level you are at; on a token: the level it goes to',
    de: 'Dieses Plättchen auf die Stufe legen, bei der du bist; auf einem Plättchen: die Stufe, auf die es kommt',
  },
  none: {
    keys: ['n'],
    en: 'No shark on this level, and on to the next',
    de: 'Kein Hai auf dieser Stufe, und weiter zur nächsten',
  },
  shark: {
    keys: ['s'],
    en: 'A shark on this level, and on to the next',
    de: 'Ein Hai auf dieser Stufe, und weiter zur nächsten',
  },
  clown: {
    keys: ['f'],
    en: 'The Clownfish under the level you are at',
    de: 'Der Clownfisch unter die Stufe, bei der du bist',
  },
  clear: {
    keys: ['x'],
    en: 'Clear; change a program after all; leave the octopus',
    de: 'Leeren; doch noch ändern; den Kraken lassen',
  },
  confirm: { ...CONFIRM, en: 'Ready; go on', de: 'Bereit; weiter' },
  end: { keys: ['e'], en: 'See the rest of a dive at once', de: 'Den Rest eines Tauchgangs sofort sehen' },
  companion: { keys: ['k'], en: 'Your companion', de: 'Dein Begleiter' },
  turn: { keys: ['t'], en: 'Turn the octopus', de: 'Den Kraken drehen' },
  choose: { keys: NUMBERS, en: 'Choose a companion', de: 'Einen Begleiter wählen' },
  look: {
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    en: 'On the stack: tilt it, or move the light',
    de: 'Auf dem Stapel: kippen, oder das Licht bewegen',
  },
} satisfies Shortcuts;
