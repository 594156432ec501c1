import type { TableSettings, Tempo } from '@fathoms/protocol/messages.ts';
import type { WordTable } from '../words/words.ts';

interface SettingWords {
  readonly label: string;
  readonly help: string;
}

/** The settings of a table, whatever is played at it. */
export type TableSettingsWords = { readonly [K in keyof TableSettings]: SettingWords } & {
  readonly title: string;
  readonly delays: (steps: number) => string;
  readonly tempos: { readonly [T in Tempo]: string };
};

export const TABLE_SETTINGS: WordTable<TableSettingsWords> = {
  en: {
    title: 'How is the table kept?',
    listed: {
      label: 'Anyone may find this table',
      help: 'It is listed in the harbour. Otherwise only the link leads here.',
    },
    friendlyUndo: {
      label: 'Friendly undo',
      help: 'Even what was revealed can be taken back if everybody agrees.',
    },
    rated: {
      label: 'Rated',
      help: 'The result moves everybody’s rating. Public, with a clock, usual options, nothing taken back by agreement. Whoever leaves comes last.',
    },
    watchable: { label: 'Spectators welcome', help: 'They only ever see what is public.' },
    watchDelay: { label: 'Spectators’ delay', help: 'It keeps whispers useless.' },
    delays: steps => (steps === 0 ? 'None' : `${steps} steps`),
    tempo: {
      label: 'Time to think',
      help: 'When somebody’s time is up, the weakest bot takes that one decision.',
    },
    tempos: {
      calm: 'No clock',
      brisk: '5 minutes, 10 seconds more a move',
      steady: '15 minutes, 20 seconds more a move',
      daily: 'Correspondence: a day a move',
      letters: 'Correspondence: three days a move',
    },
  },
  de: {
    title: 'Wie geht es am Tisch zu?',
    listed: {
      label: 'Alle dürfen diesen Tisch finden',
      help: 'Er hängt im Hafen aus. Sonst führt nur der Link hierher.',
    },
    friendlyUndo: {
      label: 'Freundliches Zurücknehmen',
      help: 'Auch Aufgedecktes lässt sich zurücknehmen, wenn alle einverstanden sind.',
    },
    rated: {
      label: 'Gewertet',
      help: 'Das Ergebnis verändert alle Wertungen. Öffentlich, mit Uhr, übliche Optionen, kein Zurücknehmen auf Absprache. Wer geht, wird Letzter.',
    },
    watchable: { label: 'Zuschauen erlaubt', help: 'Zu sehen ist immer nur, was öffentlich ist.' },
    watchDelay: { label: 'Verzögerung fürs Zuschauen', help: 'Damit nützt kein Einflüstern.' },
    delays: steps => (steps === 0 ? 'Keine' : `${steps} Schritte`),
    tempo: {
      label: 'Bedenkzeit',
      help: 'Ist jemandes Zeit um, trifft der schwächste Bot diese eine Entscheidung.',
    },
    tempos: {
      calm: 'Keine Uhr',
      brisk: '5 Minuten, je Zug 10 Sekunden dazu',
      steady: '15 Minuten, je Zug 20 Sekunden dazu',
      daily: 'Fernpartie: ein Tag je Zug',
      letters: 'Fernpartie: drei Tage je Zug',
    },
  },
};
