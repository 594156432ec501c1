/** The ways from a table to deals that several have: few words, since every table loads them. */
import type { WordTable } from '../words/words.ts';

const en = {
  challenge: 'Challenge',
  challengeSub: 'How would a friend do with the same luck?',
  field: 'Side by side',
  lay: 'More than one table? Lay several with the same deal.',
  inLobby: 'One of several tables with the same deal. Options and seats stay as they are.',
  overview: 'All tables of this deal',
  luck: 'The fingerprint of the luck of all these tables, fixed before the first card. Nobody adds to it, or the tables would differ. When the last one is over anyone can check it.',
};

const de: typeof en = {
  challenge: 'Herausfordern',
  challengeSub: 'Was machen andere aus demselben Glück?',
  field: 'Nebeneinander',
  lay: 'Mehr als ein Tisch? Deck mehrere mit derselben Partie.',
  inLobby: 'Einer von mehreren Tischen mit derselben Partie. Optionen und Plätze bleiben, wie sie sind.',
  overview: 'Alle Tische dieser Partie',
  luck: 'Der Fingerabdruck des Zufalls an all diesen Tischen, festgelegt vor der ersten Karte. Niemand gibt etwas dazu, sonst wären die Tische verschieden. Ist der letzte fertig, kann das jede und jeder prüfen.',
};

export const WAYS: WordTable<typeof en> = { en, de };
