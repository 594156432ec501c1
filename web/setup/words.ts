import type { Level } from '@fathoms/protocol/messages.ts';
import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

const levels: { readonly [L in Level]: string } = {
  minnow: 'Still learning. Plays what looks good.',
  otter: 'Knows its way, and overlooks a thing or two.',
  seal: 'Weighs the odds.',
  barracuda: 'Thinks ahead and forgives little.',
  orca: 'Has learned from many dives what a position is worth.',
};

const en = {
  learn: 'Learn it by playing',
  subtitle: 'A new table',
  rules: 'Rules',
  title: 'Plan your dive',
  lead: {
    solo: 'Choose who dives with you. Nothing here needs the internet.',
    pass: 'One device goes round the table. It asks for the next player whenever something is secret.',
    lobby: (min: number) =>
      `Send the link. You can start as soon as ${plural('en', min, { one: 'one seat is', other: `${min} seats are` })} taken.`,
    guest: 'Take a seat. The boat leaves when the host starts.',
  },
  crew: {
    title: 'Who is diving?',
    you: 'You, on this device',
    person: 'On this device',
    bot: 'Bot',
    name: 'Name',
    nameOf: (n: number) => `Name of diver ${n}`,
    diver: (n: number) => `Diver ${n}`,
    level: (name: string) => `How well ${name} plays`,
    levels,
    strength: {
      points: (points: number, within: number) => (within > 0 ? `${points} ± ${within}` : String(points)),
      duels: (wins: number, against: string) => `Beats ${against} in ${wins} of 100 duels`,
      scale:
        'Measured by letting the bots play each other, two at a table. Elo points of this game, with the 95 % interval; Seal stands at 1500.',
    },
    addBot: 'Add a bot',
    addPerson: 'Someone here',
    remove: (name: string) => `Remove ${name}`,
    full: (max: number) => `The boat is full: ${max} seats.`,
  },
  options: {
    title: 'How do you want to play?',
    fixed: 'How we play',
    loading: 'Fetching the options',
    on: 'On',
    off: 'Off',
  },
  foot: {
    crew: (n: number) =>
      `${n} ${plural('en', n, { one: 'diver', other: 'divers' })}. The order at the table is the order of the seats.`,
    start: 'Start the dive',
    starting: 'Casting off',
    back: 'Back',
    failedTitle: 'No table could be set',
    toSetup: 'To the set-up',
    failed: 'This browser keeps nothing, so the table could not be set. Leave private mode and try again.',
    loading: 'One moment, the options are on their way.',
  },
  launch: {
    loading: 'Mooring a table for your friends',
    failed: 'No connection to the server',
    failedMore:
      'A table with friends needs the server, and it does not answer. Against bots you can play right here.',
    again: 'Try again',
    solo: 'Play against bots',
  },
  lobby: {
    open: 'Open seat',
    openMore: 'Waiting for somebody',
    sit: 'Sit here',
    sitAgain: 'Someone here',
    moveHere: 'Move here',
    swap: 'Swap seats with me',
    name: 'Your name',
    otherName: 'Name of the other player here',
    nameFirst: 'Tell us your name first.',
    take: 'Take the seat',
    stand: 'Stand up',
    you: 'you',
    here: 'here',
    away: 'lost connection',
    thisDevice: 'On this device',
    joined: 'Joined with the link',
    seatOf: (name: string) => `The seat of ${name}`,
    clear: (name: string) => `Free the seat of ${name}`,
    free: 'Free the seat',
    kick: 'Kick from the table',
    kickMore: 'cannot sit down again',
    bot: 'Bot here',
    program: 'Let a program play',
    programOf: (name: string) => `Program of ${name}`,
    addSeat: 'One more seat',
    dropSeat: 'Remove this seat',
    watching: (n: number) => `${n} ${plural('en', n, { one: 'person watches', other: 'people watch' })}.`,
    scan: (open: number) =>
      open === 0
        ? 'Scan it, or send the link. More friends can watch.'
        : `Scan it, or send the link. ${open} ${plural('en', open, { one: 'seat is', other: 'seats are' })} open.`,
    qr: 'QR code of the link to this table',
    code: 'Code of this table',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    share: 'Share the link',
    shareText: (game: string) => `Dive with me: ${game}`,
    onlyHere:
      'This address works on this computer only. Open the table under its network address to invite phones.',
    start: 'Start the dive',
    startWith: (n: number) => plural('en', n, { one: 'alone', other: `with ${n} divers` }),
    need: (n: number) => `${n} more ${plural('en', n, { one: 'diver', other: 'divers' })} needed`,
    ready: 'Everybody is aboard.',
    awaited: (names: string) => `Waiting for ${names} to come`,
    notCome: 'Has not come yet',
    openSeats: (n: number) =>
      `${n} open ${plural('en', n, { one: 'seat is', other: 'seats are' })} left out if you start now.`,
    waitHost: 'Waiting for the host to start',
    waitSeat: 'Take a seat, or stay and watch.',
    waitReady: 'You are aboard. The host starts the dive.',
    fair: 'Sealed luck',
    fairMore:
      'The fingerprint of this table’s luck, fixed before the first card. Everybody who sits down locks away a random number of their own; all are opened at the start, at once. At the end anyone can check it all.',
    opening: 'Everybody’s lucky numbers are being opened',
  },
};

export type SetupWords = typeof en;

const levelsDe: SetupWords['crew']['levels'] = {
  minnow: 'Lernt noch. Spielt, was gut aussieht.',
  otter: 'Kennt sich aus und übersieht dies und das.',
  seal: 'Wägt die Chancen ab.',
  barracuda: 'Denkt voraus und verzeiht wenig.',
  orca: 'Weiß aus vielen Tauchgängen, was eine Lage wert ist.',
};

const de: SetupWords = {
  learn: 'Beim Spielen lernen',
  subtitle: 'Ein neuer Tisch',
  rules: 'Regeln',
  title: 'Plane deinen Tauchgang',
  lead: {
    solo: 'Wähle, wer mit dir taucht. Dafür braucht es kein Internet.',
    pass: 'Ein Gerät geht reihum. Sobald etwas geheim ist, bittet es um die nächste Person.',
    lobby: min =>
      `Verschick den Link. Sobald ${plural('de', min, { one: 'ein Platz besetzt ist', other: `${min} Plätze besetzt sind` })}, kann es losgehen.`,
    guest: 'Nimm Platz. Das Boot legt ab, wenn die Tischleitung startet.',
  },
  crew: {
    title: 'Wer taucht mit?',
    you: 'Du, an diesem Gerät',
    person: 'An diesem Gerät',
    bot: 'Bot',
    name: 'Name',
    nameOf: n => `Name von Taucher ${n}`,
    diver: n => `Taucher ${n}`,
    level: name => `Wie gut ${name} spielt`,
    levels: levelsDe,
    strength: {
      points: en.crew.strength.points,
      duels: (wins, against) => `Schlägt ${against} in ${wins} von 100 Duellen`,
      scale:
        'Gemessen, indem die Bots zu zweit gegeneinander spielten. Elo-Punkte in diesem Spiel mit 95-%-Intervall; der Seehund steht bei 1500.',
    },
    addBot: 'Bot dazu',
    addPerson: 'Noch jemand hier',
    remove: name => `${name} entfernen`,
    full: max => `Das Boot ist voll: ${max} Plätze.`,
  },
  options: {
    title: 'Wie wollt ihr spielen?',
    fixed: 'So spielen wir',
    loading: 'Die Einstellungen kommen',
    on: 'An',
    off: 'Aus',
  },
  foot: {
    crew: n =>
      `${n} ${plural('de', n, { one: 'Person taucht', other: 'Personen tauchen' })}. Gespielt wird in der Reihenfolge der Plätze.`,
    start: 'Abtauchen',
    starting: 'Leinen los',
    back: 'Zurück',
    failedTitle: 'Der Tisch ließ sich nicht decken',
    toSetup: 'Zum Aufbau',
    failed:
      'Dieser Browser merkt sich nichts, darum ließ sich kein Tisch decken. Verlass den privaten Modus und versuch es noch einmal.',
    loading: 'Einen Moment, die Einstellungen kommen gleich.',
  },
  launch: {
    loading: 'Ein Tisch für deine Freunde wird festgemacht',
    failed: 'Keine Verbindung zum Server',
    failedMore:
      'Ein Tisch mit Freunden braucht den Server, und der antwortet nicht. Gegen Bots kannst du gleich hier spielen.',
    again: 'Noch einmal versuchen',
    solo: 'Gegen Bots spielen',
  },
  lobby: {
    open: 'Freier Platz',
    openMore: 'Wartet auf jemanden',
    sit: 'Hier sitzen',
    sitAgain: 'Noch jemand hier',
    moveHere: 'Hierher umziehen',
    swap: 'Plätze mit mir tauschen',
    name: 'Dein Name',
    otherName: 'Name der anderen Person hier',
    nameFirst: 'Sag uns zuerst deinen Namen.',
    take: 'Platz nehmen',
    stand: 'Aufstehen',
    you: 'du',
    here: 'da',
    away: 'Verbindung weg',
    thisDevice: 'An diesem Gerät',
    joined: 'Über den Link dabei',
    seatOf: name => `Der Platz von ${name}`,
    clear: name => `Den Platz von ${name} räumen`,
    free: 'Platz räumen',
    kick: 'Vom Tisch verweisen',
    kickMore: 'darf sich nicht mehr setzen',
    bot: 'Bot hierher',
    program: 'Ein Programm spielen lassen',
    programOf: name => `Programm von ${name}`,
    addSeat: 'Noch ein Platz',
    dropSeat: 'Diesen Platz entfernen',
    watching: n => `${n} ${plural('de', n, { one: 'Person schaut', other: 'Personen schauen' })} zu.`,
    scan: open =>
      open === 0
        ? 'Scannen oder den Link verschicken. Weitere Freunde können zuschauen.'
        : `Scannen oder den Link verschicken. ${open} ${plural('de', open, { one: 'Platz ist', other: 'Plätze sind' })} frei.`,
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    code: 'Code dieses Tisches',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    share: 'Link teilen',
    shareText: game => `Tauch mit mir: ${game}`,
    onlyHere:
      'Diese Adresse gilt nur auf diesem Rechner. Öffne den Tisch unter seiner Netzwerkadresse, um Handys einzuladen.',
    start: 'Abtauchen',
    startWith: n => ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'][n] ?? `mit ${n} Personen`,
    need: n => `Noch ${n} ${plural('de', n, { one: 'Person fehlt', other: 'Personen fehlen' })}`,
    ready: 'Alle sind an Bord.',
    awaited: names => `${names} muss noch kommen`,
    notCome: 'Noch nicht da',
    openSeats: n =>
      `${n} ${plural('de', n, { one: 'freier Platz fällt', other: 'freie Plätze fallen' })} weg, wenn du jetzt startest.`,
    waitHost: 'Warten auf die Tischleitung',
    waitSeat: 'Nimm Platz, oder bleib und schau zu.',
    waitReady: 'Du bist an Bord. Die Tischleitung startet den Tauchgang.',
    fair: 'Versiegeltes Glück',
    fairMore:
      'Der Fingerabdruck des Zufalls an diesem Tisch, festgelegt vor der ersten Karte. Wer sich setzt, schließt eine eigene Zufallszahl weg; beim Start werden alle auf einmal geöffnet. Am Ende kann das jede und jeder prüfen.',
    opening: 'Die Glückszahlen von allen werden geöffnet',
  },
};

export const WORDS: WordTable<SetupWords> = { en, de };
