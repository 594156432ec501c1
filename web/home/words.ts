import { plural } from '../words/plural.ts';
import type { WordTable } from '../words/words.ts';

const numbers = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  de: ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],
};

const en = {
  tagline: (games: number) =>
    `${numbers.en[games] ?? games} diving ${plural('en', games, { one: 'game', other: 'games' })} for one calm table. Bring friends, or dive with bots.`,
  metres: (n: number) => `${n} m`,
  depth: 'Depth',
  harbour: 'Harbour',
  nightOn: 'Night dive: switch to dark',
  nightOff: 'Day dive: switch to light',
  otherLanguage: 'Deutsch',
  join: {
    label: 'Join with a code',
    placeholder: 'coral-otter-42',
    go: 'Join',
    wrong: 'A code looks like coral-otter-42. A pasted link works too.',
    asking: 'Looking for the table',
    found: (game: string, free: number) =>
      free > 0
        ? `${game}: ${free} ${plural('en', free, { one: 'seat', other: 'seats' })} free.`
        : `${game}: no seat free, but you may look on.`,
    over: (game: string) => `${game}: this game is over.`,
    none: (code: string) => `There is no table called ${code}.`,
    wait: 'Too many tries. Wait a moment, then try again.',
  },
  evening: 'An evening with friends',
  play: {
    solo: 'Play now',
    soloSub: (levels: readonly string[]) =>
      levels.length === 0
        ? 'on your own'
        : `${levels.length} ${plural('en', levels.length, { one: 'bot', other: 'bots' })}: ${[...new Set(levels)].join(', ')}`,
    setup: 'Set up',
    friends: 'With friends',
    pass: 'Pass and play',
    rules: 'Read the rules',
    how: 'How to play',
    learn: 'Learn it',
    label: (way: string, game: string) => `${way}: ${game}`,
  },
  coming: { tag: 'Opens soon', text: 'The buoy is out. We are still charting this site.' },
  goOn: {
    label: 'Continue',
    go: 'Dive back in',
    yourTurn: (game: string) => `${game}: your move`,
    waiting: (game: string) => `${game}: waiting for the others`,
    lobby: (game: string) => `${game}: the boat has not left yet`,
    here: (names: string) => `With ${names}, on this device.`,
    online: (names: string, code: string) => `With ${names}, at ${code}.`,
    empty: (code: string) => `Nobody else is at ${code} yet.`,
    alone: 'On this device.',
    forget: (game: string) => `Forget this table of ${game}`,
    putAway: (game: string) => `Put away or leave this table of ${game}`,
    all: (n: number) => `All ${n} tables`,
    fewer: 'Fewer',
  },
  away: {
    title: (game: string) => `This table of ${game}`,
    keep: { name: 'Put it away', more: 'Your seat stays yours; its link leads back.' },
    leave: { name: 'Leave the table', more: 'Somebody else may take your seat.' },
    giveUp: {
      name: 'Give up this game',
      more: 'A bot plays on in your seat, and you cannot come back to it.',
    },
    leaving: 'Leaving …',
    failed: 'That did not reach the table. Try again in a moment.',
  },
  open: {
    title: 'Tables that want company',
    watchTitle: 'Games to look on at',
    game: 'Game',
    all: 'All games',
    freeOnly: 'With a free seat',
    none: 'No table fits right now.',
    nobody: 'Nobody seated yet',
    playing: (moves: number | null) =>
      moves === null
        ? 'playing'
        : `playing, ${moves} ${plural('en', moves, { one: 'move', other: 'moves' })} so far`,
    bots: (n: number) => `${n} ${plural('en', n, { one: 'bot', other: 'bots' })}`,
    free: (free: number, seats: number) => `${free} of ${seats} seats free`,
    join: 'Join',
    watch: 'Watch',
  },
  footer: {
    rules: 'How to play',
    dives: 'My dives',
    ratings: 'Ratings',
    find: 'Find me a table',
    logbook: 'Open a logbook',
    lab: 'Lab',
    surface: 'Back to the surface',
  },
};

export type HomeWords = typeof en;

const de: HomeWords = {
  tagline: games =>
    `${numbers.de[games] ?? games} ${plural('de', games, { one: 'Tauchspiel', other: 'Tauchspiele' })} für einen ruhigen Tisch. Hol Freunde dazu oder tauch mit Bots.`,
  metres: n => `${n} m`,
  depth: 'Tiefe',
  harbour: 'Hafen',
  nightOn: 'Nachttauchgang: auf dunkel stellen',
  nightOff: 'Tagtauchgang: auf hell stellen',
  otherLanguage: 'English',
  join: {
    label: 'Mit Code mitspielen',
    placeholder: 'coral-otter-42',
    go: 'Los',
    wrong: 'Ein Code sieht aus wie coral-otter-42. Auch ein ganzer Link geht.',
    asking: 'Der Tisch wird gesucht',
    found: (game, free) =>
      free > 0
        ? `${game}: ${free} ${plural('de', free, { one: 'Platz', other: 'Plätze' })} frei.`
        : `${game}: kein Platz frei, aber du kannst zuschauen.`,
    over: game => `${game}: Diese Partie ist zu Ende.`,
    none: code => `Einen Tisch ${code} gibt es nicht.`,
    wait: 'Zu viele Versuche. Warte einen Moment und versuch es noch einmal.',
  },
  evening: 'Ein Abend mit Freunden',
  play: {
    solo: 'Jetzt spielen',
    soloSub: levels =>
      levels.length === 0
        ? 'allein'
        : `${levels.length} ${plural('de', levels.length, { one: 'Bot', other: 'Bots' })}: ${[...new Set(levels)].join(', ')}`,
    setup: 'Einstellen',
    friends: 'Mit Freunden',
    pass: 'An einem Gerät',
    rules: 'Regeln lesen',
    how: 'So wird gespielt',
    learn: 'Lernen',
    label: (way, game) => `${way}: ${game}`,
  },
  coming: { tag: 'Öffnet bald', text: 'Die Boje liegt schon. Wir vermessen diesen Platz noch.' },
  goOn: {
    label: 'Weiterspielen',
    go: 'Wieder abtauchen',
    yourTurn: game => `${game}: du bist dran`,
    waiting: game => `${game}: die anderen sind dran`,
    lobby: game => `${game}: das Boot liegt noch am Steg`,
    here: names => `Mit ${names}, an diesem Gerät.`,
    online: (names, code) => `Mit ${names}, am Tisch ${code}.`,
    empty: code => `Am Tisch ${code} ist noch niemand sonst.`,
    alone: 'An diesem Gerät.',
    forget: game => `Diesen Tisch von ${game} vergessen`,
    putAway: game => `Diesen Tisch von ${game} weglegen oder verlassen`,
    all: n => `Alle ${n} Tische`,
    fewer: 'Weniger',
  },
  away: {
    title: game => `Dieser Tisch von ${game}`,
    keep: { name: 'Weglegen', more: 'Dein Platz bleibt deiner; der Link führt zurück.' },
    leave: { name: 'Den Tisch verlassen', more: 'Jemand anders kann deinen Platz haben.' },
    giveUp: {
      name: 'Diese Partie aufgeben',
      more: 'Ein Bot spielt für dich zu Ende; zurück kannst du nicht.',
    },
    leaving: 'Du gehst …',
    failed: 'Das kam am Tisch nicht an. Versuch es gleich noch einmal.',
  },
  open: {
    title: 'Tische, die Gesellschaft suchen',
    watchTitle: 'Partien zum Zuschauen',
    game: 'Spiel',
    all: 'Alle Spiele',
    freeOnly: 'Mit freiem Platz',
    none: 'Gerade passt kein Tisch.',
    nobody: 'Noch niemand am Tisch',
    playing: moves =>
      moves === null
        ? 'spielt gerade'
        : `spielt gerade, bisher ${moves} ${plural('de', moves, { one: 'Zug', other: 'Züge' })}`,
    bots: n => `${n} ${plural('de', n, { one: 'Bot', other: 'Bots' })}`,
    free: (free, seats) => `${free} von ${seats} Plätzen frei`,
    join: 'Mitspielen',
    watch: 'Zuschauen',
  },
  footer: {
    rules: 'So wird gespielt',
    dives: 'Meine Tauchgänge',
    ratings: 'Wertungen',
    find: 'Such mir einen Tisch',
    logbook: 'Ein Logbuch öffnen',
    lab: 'Labor',
    surface: 'Zurück an die Oberfläche',
  },
};

export const WORDS: WordTable<HomeWords> = { en, de };
