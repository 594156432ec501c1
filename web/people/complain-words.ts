import type { WordTable } from '../words/words.ts';

const en = {
  about: (name: string) => `More about ${name}`,
  mute: 'Mute',
  mutePerson: (name: string) => `Mute ${name}: do not show what they say, at any table`,
  unmute: 'Hear again',
  unmutePerson: (name: string) => `Show again what ${name} says`,
  muted: (name: string) => `You do not see what ${name} says.`,
  block: 'Block',
  blockPerson: (name: string) => `Block ${name}`,
  unblock: 'Unblock',
  unblockPerson: (name: string) => `Unblock ${name}`,
  blocked: (name: string) =>
    `You do not see what ${name} says, nor their tables, and they cannot sit down at yours.`,
  failed: 'The server did not hear that. Please try again.',
  report: 'Report',
  reportPerson: (name: string) => `Report ${name} to the people who run this server`,
  reportTable: 'Report this table',
  lead: (name: string) => `What did ${name} do? Only the people who run this server will read it.`,
  leadTable: 'What is wrong here? Only the people who run this server will read it.',
  send: 'Send the report',
  answers: {
    done: 'Thank you. The people who run this server have your report.',
    'too-fast': 'You have reported a lot just now. Please try again in a minute.',
    failed: 'That did not get through. Please try again.',
  },
};

export const COMPLAIN: WordTable<typeof en> = {
  en,
  de: {
    about: name => `Mehr zu ${name}`,
    mute: 'Stumm',
    mutePerson: name => `${name} stumm schalten: nicht zeigen, was gesagt wird, an keinem Tisch`,
    unmute: 'Wieder zeigen',
    unmutePerson: name => `Wieder zeigen, was ${name} sagt`,
    muted: name => `Du siehst nicht, was ${name} sagt.`,
    block: 'Blockieren',
    blockPerson: name => `${name} blockieren`,
    unblock: 'Nicht mehr blockieren',
    unblockPerson: name => `${name} nicht mehr blockieren`,
    blocked: name =>
      `Du siehst weder Worte noch Tische von ${name}, und an deinen Tischen gibt es für ${name} keinen Platz.`,
    failed: 'Der Server hat das nicht gehört. Bitte versuch es noch einmal.',
    report: 'Melden',
    reportPerson: name => `${name} denen melden, die diesen Server betreiben`,
    reportTable: 'Diesen Tisch melden',
    lead: name => `Was hat ${name} getan? Das lesen nur die, die diesen Server betreiben.`,
    leadTable: 'Was stimmt hier nicht? Das lesen nur die, die diesen Server betreiben.',
    send: 'Meldung senden',
    answers: {
      done: 'Danke. Deine Meldung ist bei denen, die diesen Server betreiben.',
      'too-fast': 'Du hast gerade viel gemeldet. Bitte versuch es in einer Minute noch einmal.',
      failed: 'Das kam nicht an. Bitte versuch es noch einmal.',
    },
  },
};
