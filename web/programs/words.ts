import type { WordTable } from '../words/words.ts';

const en = {
  title: 'A program at the table',
  leadSeat: (n: number) =>
    `A program plays in seat ${n}: yours, or that of a friend you pass this on to. Everybody sees that it is one, and whose.`,
  leadOwn:
    'Your program may take one seat at any table you host or sit at. Everybody sees that it is one, and whose.',
  name: 'Name of the program',
  of: 'Your name',
  make: 'Make a token',
  once: 'This is shown once. Whoever has it plays in your name: give it to nobody you do not trust.',
  token: 'The token',
  copyToken: 'Copy the token',
  command: 'Run it like this',
  copyCommand: 'Copy the command',
  copied: 'Copied.',
  how: 'How to write one',
  failed: 'That did not get through. Please try again.',
  tooFast: 'You have made a lot of tokens just now. Please try again in a minute.',
  notNow: 'The seat is taken, or the table has changed. Close this and look again.',
  mine: 'Programs',
  mineLead: 'Tokens with which programs play for you. Ending one sends its program away at once.',
  noneYet: 'There is none.',
  anywhere: 'At any table you are at',
  at: (table: string, seat: number) => `At ${table}, seat ${seat}`,
  end: 'End',
  endOf: (name: string) => `End the token of ${name}`,
  another: 'Make a token',
};

export const PROGRAMS: WordTable<typeof en> = {
  en,
  de: {
    title: 'Ein Programm am Tisch',
    leadSeat: n =>
      `Auf Platz ${n} spielt ein Programm: deines, oder das einer Person, der du dies weitergibst. Alle sehen, dass es eines ist und wem es gehört.`,
    leadOwn:
      'Dein Programm darf an jedem Tisch, an dem du sitzt oder den du leitest, einen Platz nehmen. Alle sehen, dass es eines ist und wem es gehört.',
    name: 'Name des Programms',
    of: 'Dein Name',
    make: 'Schlüssel erzeugen',
    once: 'Dies wird nur einmal gezeigt. Wer es hat, spielt in deinem Namen: Gib es nur, wem du vertraust.',
    token: 'Der Schlüssel',
    copyToken: 'Schlüssel kopieren',
    command: 'So wird es gestartet',
    copyCommand: 'Befehl kopieren',
    copied: 'Kopiert.',
    how: 'Wie man eines schreibt',
    failed: 'Das kam nicht an. Bitte versuche es noch einmal.',
    tooFast: 'Du hast gerade viele Schlüssel erzeugt. Bitte versuche es in einer Minute noch einmal.',
    notNow:
      'Der Platz ist besetzt, oder der Tisch hat sich verändert. Schließe dies und sieh noch einmal nach.',
    mine: 'Programme',
    mineLead:
      'Schlüssel, mit denen Programme für dich spielen. Wird einer beendet, muss sein Programm sofort gehen.',
    noneYet: 'Es gibt keinen.',
    anywhere: 'An jedem Tisch, an dem du bist',
    at: (table, seat) => `An ${table}, Platz ${seat}`,
    end: 'Beenden',
    endOf: name => `Den Schlüssel von ${name} beenden`,
    another: 'Schlüssel erzeugen',
  },
};
