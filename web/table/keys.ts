import type { Shortcuts } from '../ui/shortcuts.ts';

/** At every table. No game uses these letters, and none uses R, with which a lesson is read once more. */
export const TABLE_KEYS = {
  keys: {
    keys: ['?'],
    en: 'These keys; on a piece: what it is',
    de: 'Diese Tasten; auf einem Stück: was es ist',
  },
  ask: {
    keys: ['i'],
    en: 'What is what: arrow keys walk over the table',
    de: 'Was ist was: Pfeiltasten gehen über den Tisch',
  },
  log: { keys: ['l'], en: 'Open or close the logbook', de: 'Logbuch öffnen oder schließen' },
  rules: { keys: ['h'], en: 'How to play: the rules', de: 'Hilfe: die Regeln' },
  undo: { keys: ['u'], en: 'Take back your last move', de: 'Deinen letzten Zug zurücknehmen' },
  advice: {
    keys: ['a'],
    en: 'Ask the coach, in a game against bots that can be reviewed',
    de: 'Den Coach fragen, in einer Partie gegen Bots, die sich analysieren lässt',
  },
  menu: { keys: ['m'], en: 'Settings', de: 'Einstellungen' },
  chat: { keys: ['c'], en: 'Chat, at an online table', de: 'Chat, an einem Online-Tisch' },
  people: { keys: ['w'], en: 'Who is here, at an online table', de: 'Wer hier ist, an einem Online-Tisch' },
  skip: {
    keys: ['Escape'],
    en: 'See at once what is being told; close what is open',
    de: 'Sofort sehen, was erzählt wird; schließen, was offen ist',
  },
} satisfies Shortcuts;
