import type { Reaction } from '@fathoms/protocol/messages.ts';
import type { WordTable } from '../words/words.ts';

export interface ChatWords {
  readonly title: string;
  readonly open: string;
  readonly openFresh: string;
  readonly empty: string;
  readonly next: string;
  readonly field: string;
  readonly send: string;
  readonly listen: string;
  readonly late: string;
  readonly stands: string;
  readonly name: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly muted: string;
  readonly quick: string;
  readonly reactions: { readonly [R in Reaction]: string };
}

export const CHAT: WordTable<ChatWords> = {
  en: {
    title: 'Table talk',
    open: 'Table talk',
    openFresh: 'Table talk: something new',
    empty: 'Nobody has said a word yet.',
    next: 'The next table is laid: come along',
    field: 'Say something',
    send: 'Send',
    listen: 'While a game is on only players write; you can read along.',
    late: 'You watch with a delay. What the players say would give away what you have not seen; it comes when the game is over.',
    stands: 'standing',
    name: 'Your name',
    mute: name => `Do not show what ${name} says, at any table`,
    unmute: name => `Show again what ${name} says`,
    muted: 'not shown',
    quick: 'Quick words',
    reactions: {
      hello: 'Hello!',
      bravo: 'Well dived!',
      ouch: 'Ouch!',
      thanks: 'Thank you!',
      moment: 'One moment.',
      goodGame: 'Good game!',
    },
  },
  de: {
    title: 'Tischgespräch',
    open: 'Tischgespräch',
    openFresh: 'Tischgespräch: etwas Neues',
    empty: 'Noch hat niemand etwas gesagt.',
    next: 'Der nächste Tisch ist gedeckt: komm mit',
    field: 'Sag etwas',
    send: 'Senden',
    listen: 'Während der Partie schreiben nur die, die spielen; du kannst mitlesen.',
    late: 'Du schaust mit Verzögerung zu. Was am Tisch gesagt wird, verriete, was du noch nicht gesehen hast; es kommt nach dem Ende.',
    stands: 'steht dabei',
    name: 'Dein Name',
    mute: name => `Nicht zeigen, was ${name} sagt, an keinem Tisch`,
    unmute: name => `Wieder zeigen, was ${name} sagt`,
    muted: 'nicht gezeigt',
    quick: 'Schnelle Worte',
    reactions: {
      hello: 'Hallo!',
      bravo: 'Gut getaucht!',
      ouch: 'Autsch!',
      thanks: 'Danke!',
      moment: 'Einen Moment.',
      goodGame: 'Schönes Spiel!',
    },
  },
};
