import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

const en = {
  title: (game: string) => `Rules of ${game}`,
  how: (game: string) => `How ${game} works`,
  parts: 'Parts',
  now: 'In your dive right now',
  nowShort: 'Now',
  exact: 'Exact rule',
  exactly: 'Word for word',
  every: 'Every rule, exactly',
  everyHelp: 'Something left open? The numbered rules answer it word for word.',
  inShort: 'In short',
  close: 'Close the rules',
  chapters: 'Chapters',
  find: 'Find a word',
  clear: 'Clear the search',
  found: (n: number) =>
    n === 0 ? 'No rule has these words.' : `${n} ${plural('en', n, { one: 'rule', other: 'rules' })}`,
  previous: 'Before',
  next: 'Next',
  loading: 'Opening the book',
  missing: 'These rules are not on board',
  missingMore: 'The page could not be loaded. Try again when you are online.',
  again: 'Try again',
  untranslated: 'These rules are not translated yet. Here they are in English.',
};

export type ReaderWords = typeof en;

const de: ReaderWords = {
  title: game => `Regeln von ${game}`,
  how: game => `So geht ${game}`,
  parts: 'Teile',
  now: 'Gerade in deinem Tauchgang',
  nowShort: 'Jetzt',
  exact: 'Genaue Regel',
  exactly: 'Im Wortlaut',
  every: 'Alle Regeln im Wortlaut',
  everyHelp: 'Noch eine Frage offen? Die nummerierten Regeln beantworten sie Wort für Wort.',
  inShort: 'Kurz erklärt',
  close: 'Regeln schließen',
  chapters: 'Kapitel',
  find: 'Wort suchen',
  clear: 'Suche leeren',
  found: n =>
    n === 0
      ? 'Keine Regel enthält diese Wörter.'
      : `${n} ${plural('de', n, { one: 'Regel', other: 'Regeln' })}`,
  previous: 'Davor',
  next: 'Weiter',
  loading: 'Das Buch wird aufgeschlagen',
  missing: 'Diese Regeln sind nicht an Bord',
  missingMore: 'Die Seite ließ sich nicht laden. Versuch es noch einmal, sobald du online bist.',
  again: 'Noch einmal versuchen',
  untranslated: 'Diese Regeln sind noch nicht übersetzt. Hier stehen sie auf Englisch.',
};

export const WORDS: WordTable<ReaderWords> = { en, de };
