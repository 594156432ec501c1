import type { WordTable } from '../words/words.ts';

const en = {
  label: 'Tell me when it is my turn',
  help: 'A notification from this browser when it is your turn or your table is ready, even when no page of ours is open. It names only the table that is waiting.',
  blocked:
    'This browser blocks notifications from this page. Allow them in its settings for the page, then come back.',
  unable: 'This browser cannot do that here. On a phone it helps to put Fathoms on the home screen first.',
  failed: 'That did not work. Try again later.',
  title: (game: string) => `Your turn · ${game}`,
  ready: (game: string) => `Your table is ready · ${game}`,
  body: (table: string) => `Table ${table} is waiting for you.`,
};

export type PushWords = typeof en;

const de: PushWords = {
  label: 'Sag mir, wenn ich dran bin',
  help: 'Eine Meldung dieses Browsers, wenn du dran bist oder dein Tisch bereit ist, auch wenn keine Seite von uns offen ist. Sie nennt nur den Tisch, der wartet.',
  blocked:
    'Dieser Browser lässt keine Meldungen dieser Seite zu. Erlaube sie in seinen Einstellungen für die Seite und komm dann zurück.',
  unable:
    'Das kann dieser Browser hier nicht. Auf dem Handy hilft es, Fathoms zuerst zum Startbildschirm hinzuzufügen.',
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  title: game => `Du bist dran · ${game}`,
  ready: game => `Dein Tisch ist bereit · ${game}`,
  body: table => `Tisch ${table} wartet auf dich.`,
};

export const PUSH: WordTable<PushWords> = { en, de };
