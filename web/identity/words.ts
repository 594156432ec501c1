import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

const date = (language: string) => (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const en = {
  guest:
    'You are a guest: tables, results and streaks are kept with this browser’s cookie. There is no account.',
  known: (passkeys: number, words: boolean) =>
    `Your way back: ${[
      ...(passkeys > 0
        ? [`${passkeys} ${plural('en', passkeys, { one: 'passkey', other: 'passkeys' })}`]
        : []),
      ...(words ? ['recovery words'] : []),
    ].join(' and ')}. No e-mail, no account.`,
  keep: 'Keep it on all my devices',
  ways: 'Passkeys and words',
  keepStreak: 'Keep this streak',
  keepResult: 'Keep this result',
  signIn: 'Sign in',
  signOut: 'Sign out',
  failed: 'The server does not answer. Try again later.',
  sheet: {
    title: 'Keep your dives',
    lead: 'With a passkey or with twelve words you are the same diver on every device. Nobody asks for your name or e-mail.',
    passkeys: 'Passkey',
    passkeyHelp: 'This device or your password manager keeps it: a fingerprint, a face or a PIN opens it.',
    noPasskeys: 'This browser has none here: they need https. Take words.',
    make: 'Make a passkey',
    another: 'Make another passkey',
    made: (day: string) => `Made on ${date('en-GB')(day)}`,
    remove: 'Remove',
    removeThat: (day: string) => `Remove the passkey made on ${date('en-GB')(day)}`,
    words: 'Recovery words',
    wordsHelp: 'Where there are no passkeys: twelve words to write down. Whoever has them is you.',
    wordsThere: 'You have words. New ones make them void.',
    show: 'Show me twelve words',
    renew: 'New words',
    once: 'Write them down, in this order. They are shown this once.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Select the words to copy them.',
    done: 'Made. Sign in with it on your other devices.',
    there: 'This device has your passkey already.',
    calledOff: 'No passkey was made.',
  },
  enter: {
    title: 'Sign in',
    lead: 'As the diver you are on another device.',
    passkey: 'With a passkey',
    label: 'Recovery words',
    help: 'Twelve words, in English or German.',
    words: 'With these words',
    wrong: 'Nobody is known by that.',
    tooFast: 'Too many tries. Wait a moment.',
    calledOff: 'No passkey was used.',
    unknown: (words: string) => `Not on the list: ${words}`,
    count: (n: number) => `That is ${n} of twelve words.`,
  },
  guestTables: {
    title: 'And this device?',
    text: (n: number) =>
      `As a guest you have ${n} ${plural('en', n, { one: 'table', other: 'tables' })} here. Bring along what you have there, or leave it: then it is back when you sign out. What is compared with others, like daily tries, stays with the guest either way.`,
    bring: 'Bring it along',
    leave: 'Leave it',
    later: (n: number) =>
      `Bring ${n} ${plural('en', n, { one: 'table', other: 'tables' })} of this device’s guest`,
  },
  out: {
    title: 'Sign out',
    here: 'On this device',
    hereSub: 'The others stay.',
    others: 'On all others',
    othersSub: 'This one stays.',
    everywhere: 'Everywhere',
    everywhereSub: 'This one, too.',
    warn: 'You have no passkey and no words: nothing leads back. Signed out here, your tables, results and streak are lost.',
    sure: 'Sign out and lose them',
    done: 'All other devices are signed out.',
  },
};

export type IdentityWords = typeof en;

const de: IdentityWords = {
  guest:
    'Du bist Gast: Tische, Ergebnisse und Serien merkt sich das Cookie dieses Browsers. Ein Konto gibt es nicht.',
  known: (passkeys, words) =>
    `Dein Weg zurück: ${[
      ...(passkeys > 0
        ? [`${passkeys} ${plural('de', passkeys, { one: 'Passkey', other: 'Passkeys' })}`]
        : []),
      ...(words ? ['Wörter'] : []),
    ].join(' und ')}. Keine E-Mail, kein Konto.`,
  keep: 'Auf all meinen Geräten behalten',
  ways: 'Passkeys und Wörter',
  keepStreak: 'Serie behalten',
  keepResult: 'Ergebnis behalten',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  failed: 'Der Server antwortet nicht. Versuch es später noch einmal.',
  sheet: {
    title: 'Deine Tauchgänge behalten',
    lead: 'Mit einem Passkey oder mit zwölf Wörtern bist du auf jedem Gerät dieselbe Person. Niemand fragt nach Namen oder E-Mail.',
    passkeys: 'Ein Passkey',
    passkeyHelp:
      'Dieses Gerät oder dein Passwortmanager bewahrt ihn auf: Fingerabdruck, Gesicht oder PIN öffnet ihn.',
    noPasskeys: 'Dieser Browser hat hier keine: dafür braucht es https. Nimm Wörter.',
    make: 'Passkey anlegen',
    another: 'Noch einen Passkey anlegen',
    made: day => `Angelegt am ${date('de-DE')(day)}`,
    remove: 'Entfernen',
    removeThat: day => `Den Passkey vom ${date('de-DE')(day)} entfernen`,
    words: 'Zwölf Wörter',
    wordsHelp:
      'Wo es keine Passkeys gibt: zwölf Wörter zum Aufschreiben. Wer sie hat, ist für den Server du.',
    wordsThere: 'Du hast Wörter. Neue machen sie ungültig.',
    show: 'Zeig mir zwölf Wörter',
    renew: 'Neue Wörter',
    once: 'Schreib sie auf, in dieser Reihenfolge. Du siehst sie nur dieses eine Mal.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Markiere die Wörter, um sie zu kopieren.',
    done: 'Angelegt. Melde dich damit auf deinen anderen Geräten an.',
    there: 'Dieses Gerät hat deinen Passkey schon.',
    calledOff: 'Es wurde kein Passkey angelegt.',
  },
  enter: {
    title: 'Anmelden',
    lead: 'Als die Person, die du auf einem anderen Gerät bist.',
    passkey: 'Mit einem Passkey',
    label: 'Deine zwölf Wörter',
    help: 'Auf Deutsch oder Englisch.',
    words: 'Mit diesen Wörtern',
    wrong: 'Damit ist niemand bekannt.',
    tooFast: 'Zu viele Versuche. Warte einen Moment.',
    calledOff: 'Es wurde kein Passkey benutzt.',
    unknown: words => `Nicht auf der Liste: ${words}`,
    count: n => `Das sind ${n} von zwölf Wörtern.`,
  },
  guestTables: {
    title: 'Und dieses Gerät?',
    text: n =>
      `Als Gast hast du hier ${n} ${plural('de', n, { one: 'Tisch', other: 'Tische' })}. Nimm mit, was du dort hast, oder lass es: dann ist es wieder da, wenn du dich abmeldest. Was mit anderen verglichen wird, wie Versuche des Tages, bleibt in jedem Fall beim Gast.`,
    bring: 'Mitnehmen',
    leave: 'Hier lassen',
    later: n => `${n} ${plural('de', n, { one: 'Tisch', other: 'Tische' })} vom Gast dieses Geräts mitnehmen`,
  },
  out: {
    title: 'Abmelden',
    here: 'Auf diesem Gerät',
    hereSub: 'Die anderen bleiben.',
    others: 'Auf allen anderen',
    othersSub: 'Dieses bleibt.',
    everywhere: 'Überall',
    everywhereSub: 'Auch auf diesem.',
    warn: 'Du hast keinen Passkey und keine Wörter: nichts führt zurück. Meldest du dich hier ab, sind Tische, Ergebnisse und Serie verloren.',
    sure: 'Abmelden und sie verlieren',
    done: 'Alle anderen Geräte sind abgemeldet.',
  },
};

export const IDENTITY: WordTable<IdentityWords> = { en, de };
