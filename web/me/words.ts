import type { WordTable } from '../words/words.ts';

const en = {
  title: 'Your dives',
  lead: 'What you played with others, kept with this browser’s guest cookie. There is no account.',
  loading: 'Fetching your results',
  failed: 'The server does not answer. Try again later.',
  empty: 'No finished game with others yet.',
  game: 'Game',
  played: 'Played',
  won: 'Won',
  best: 'Best score',
  average: 'Average',
  save: 'Download as a file',
  forget: 'Delete my data',
  forgetMore:
    'Your name, your seats, what you said at tables and these numbers are deleted. Games in play go on with a bot.',
  sure: 'Delete everything now',
  gone: 'Nothing on the server knows you any more.',
  blocked: 'People whose talk you do not see',
  hear: 'Show again',
  hearAgain: (name: string) => `Show again what ${name} says`,
  link: 'Your dives',
};

export type MeWords = typeof en;

const de: MeWords = {
  title: 'Deine Tauchgänge',
  lead: 'Was du mit anderen gespielt hast, gemerkt über das Gast-Cookie dieses Browsers. Ein Konto gibt es nicht.',
  loading: 'Deine Ergebnisse kommen',
  failed: 'Der Server antwortet nicht. Versuch es später noch einmal.',
  empty: 'Noch kein beendetes Spiel mit anderen.',
  game: 'Spiel',
  played: 'Gespielt',
  won: 'Gewonnen',
  best: 'Bestes Ergebnis',
  average: 'Durchschnitt',
  save: 'Als Datei herunterladen',
  forget: 'Meine Daten löschen',
  forgetMore:
    'Dein Name, deine Plätze, was du an Tischen gesagt hast und diese Zahlen werden gelöscht. Laufende Spiele gehen mit einem Bot weiter.',
  sure: 'Jetzt alles löschen',
  gone: 'Auf dem Server kennt dich nichts mehr.',
  blocked: 'Leute, deren Worte du nicht siehst',
  hear: 'Wieder zeigen',
  hearAgain: name => `Wieder zeigen, was ${name} sagt`,
  link: 'Deine Tauchgänge',
};

export const ME: WordTable<MeWords> = { en, de };
