import type { Helper } from '@fathoms/games/dive/ocean/cards.ts';
import { count, noun } from '../../../board/grammar/de.ts';
import type { Held } from '../model/draft.ts';
import type { Axis } from '../model/look.ts';
import { COMPANIONS, HELPERS, SHARK_NAMES, SHARKS } from './de-cards.ts';
import { options } from './de-options.ts';
import { PARTS } from './de-parts.ts';
import { prompt, score } from './de-prompt.ts';
import { story } from './de-story.ts';
import type { DiveWords } from './en.ts';
import { NAME } from './school-name.ts';

const side = (shark: boolean | null) => (shark === null ? 'noch offen' : shark ? 'Hai' : 'kein Hai');
const piece = (held: NonNullable<Held>) => (held === 'clown' ? 'Clownfisch' : `Plättchen ${held}`);
const STEPS = ['ganz', 'halb', '', 'halb', 'ganz'];
const WAYS: { readonly [A in Axis]: readonly [string, string] } = {
  across: ['nach links', 'nach rechts'],
  along: ['von dir weg', 'zu dir her'],
};

const card = (shark: boolean, helper: Helper | null): string => {
  const found = [...(shark ? ['ein Hai'] : []), ...(helper ? [HELPERS[helper].a] : [])];
  return found.length === 0 ? 'kein Hai, kein Helfer' : found.join(' und ');
};

export const de: DiveWords = {
  story,
  options,
  prompt,
  score,
  companions: COMPANIONS,
  helpers: HELPERS,
  sharks: SHARKS,
  card,
  goal: {
    note: 'Hai oder kein Hai? Wette auf jede Stufe',
    label:
      'Der Weg hinab von 0 zum Stein auf 23, daneben drei durchsichtige Karten: eine rote Schildkröte auf Stufe 1, ein Hai auf Stufe 2, eine grüne Schildkröte auf Stufe 3.',
  },
  school: NAME.de,
  chief: 'Häuptling',
  theChief: 'Der Häuptling',
  shark: 'Hai',
  noShark: 'Kein Hai',

  heading: (round, cards) => `Runde ${round} · ${count(cards, 'Karte', 'Karten')}`,
  subtitle: (round, phase) =>
    phase === 'companions'
      ? 'Wählt eure Begleiter'
      : phase === 'over'
        ? 'Zurück an der Oberfläche'
        : `Runde ${round} · plane deinen Tauchgang`,

  track: {
    label: 'Der Weg hinab, von 0 bis zum heiligen Stein auf 23',
    pawns: 'Figuren',
    stands: (name, space, deep) => `${name}: Feld ${space}${deep ? ', in der Tiefsee' : ''}`,
    tranquil: 'Ruhiges Wasser',
    deep: 'Tiefsee',
    deepNote: 'ein Fehler kostet alle Stufen',
  },

  stack: {
    label:
      'Der Stapel der Meereskarten von oben. Pfeiltasten kippen ihn, Plus und Minus vergrößern, 0 blickt wieder gerade.',
    labelLit:
      'Der Stapel der Meereskarten unter der Taschenlampe. Pfeiltasten bewegen das Licht, Plus und Minus vergrößern.',
    settles: 'Das Wasser beruhigt sich …',
    bare: 'Keine Karte ist mehr da.',
    unkept: 'Bilder werden nach dem Spiel nicht aufgehoben.',
    depths: 'Was auf den ersten sechs Stufen liegt',
    cards: n => noun(n, 'Karte', 'Karten'),
  },

  sonar: {
    title: 'Was das Sonar hört',
    silent: 'Nichts als das Meer.',
    echo: (what, helper, level) =>
      what === 'shark'
        ? `Etwas wie ein Hai, ungefähr auf Stufe ${level}`
        : helper
          ? `Es klingt, als wäre es ${HELPERS[helper].a}, ungefähr auf Stufe ${level}`
          : `Eine Schildkröte oder ein Manta, ungefähr auf Stufe ${level}`,
    sure: n => `zu ${n}\u00a0% sicher`,
  },

  glass: {
    open: 'Besser sehen: Kontrast, Vergrößern, Drehen',
    title: 'Besser sehen',
    tilt: 'Kippen',
    tilts: 'Den Stapel kippen',
    tiltLine: 'Kippe ihn: Was sich nicht bewegt, ist Stufe 1; je mehr es sich bewegt, desto tiefer liegt es.',
    axis: { across: 'Stattdessen links und rechts kippen', along: 'Stattdessen vor und zurück kippen' },
    view: (axis, step) =>
      step === 0 ? 'Gerade von oben' : `${WAYS[axis][step < 0 ? 0 : 1]} kippen, ${STEPS[step + 2]}`,
    lamp: 'Taschenlampe',
    lamps: { off: 'Aus', above: 'Oben', side: 'Seite', below: 'Unten' },
    lampHelp: 'Tipp auf das Bild, um das Licht woanders hinzuhalten.',
    zoom: 'Vergrößern',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    contrast: 'Kontrast',
    turn: 'Das Bild drehen',
    turns: degrees => `${degrees}°`,
    sway: 'Mit dem Gerät kippen',
    swayHelp: 'Das Bild folgt, wie du es hältst.',
    keys: 'Zieh das Bild, um es zu kippen; mit zwei Fingern, Mausrad oder Doppeltipp vergrößerst du es.',
  },

  octopus: {
    begin: 'Auf den Stapel legen',
    place: 'Leg den Riesenkraken auf den Stapel. Pfeiltasten bewegen ihn.',
    say: 'Wo soll er liegen?',
    detail: 'Tipp oder zieh auf dem Bild. Danach bewegt ihn niemand mehr, und niemand sieht unter ihn.',
    turn: 'Drehen',
    commit: 'Hierhin legen',
    cancel: 'Noch nicht',
  },

  token: {
    name: (value, level, shark) =>
      `Luftplättchen ${value}, ${level === null ? 'in der Hand' : `auf Stufe ${level}, ${side(shark)}`}`,
    clown: level =>
      `Clownfisch, um 3 schneller, ${level === null ? 'neben dem Tauchbrett' : `unter Stufe ${level}`}`,
  },

  level: {
    group: (level, speed, shark, empty) =>
      empty ? `Stufe ${level}: leer` : `Stufe ${level}: Tempo ${speed}, ${side(shark)}`,
    kid: (level, shark) => `Stufe ${level}: ${side(shark)}`,
    drop: level => (level === 1 ? 'Leg hier ein Plättchen hin' : 'Mit einem Plättchen geht es tiefer'),
    first: level => `Erst braucht Stufe ${level} ein Plättchen`,
    would: (speed, missing) =>
      missing === null ? `Tempo ${speed}` : `Tempo ${speed}, sobald auf Stufe ${missing} eins liegt`,
    bare: 'so tief liegt keine Karte: Hier wäre ein Plättchen verschenkt',
    put: (held, level) => `${piece(held)} auf Stufe ${level} legen`,
    says: (level, shark) => `Stufe ${level}: ${side(shark)}`,
    angler: 'Stufe 6: der Anglerfisch',
    anglerMay: 'Sag Hai oder nicht, dann geht es noch tiefer',
    anglerNeeds: 'Braucht ein Plättchen auf allen fünf Stufen',
    anglerBack: 'Zurücknehmen',
  },

  program: {
    label: 'Dein Tauchbrett',
    title: who => (who.you ? 'Dein Tauchgang' : `Tauchgang: ${who.name}`),
    hidden: 'noch verdeckt',
    sealed: 'versiegelt',
    start: 'Tipp ein Plättchen an, dann eine Stufe; oder zieh es.',
    choose: 'Jetzt tipp eine Stufe an.',
    inHand: 'In der Hand: bringt nichts, solange es auf keiner Stufe liegt.',
    allUsed: 'Alle Plättchen liegen.',
    allFive: 'Bis ganz hinab.',
    unused: n => `${count(n, 'Plättchen bleibt', 'Plättchen bleiben')} in der Hand.`,
    back: 'Zurück in die Hand',
    took: held => `${piece(held)} ist wieder in der Hand.`,
    put: (held, level, speed) => `${piece(held)} auf Stufe ${level}: Tempo ${speed}.`,
    cardless: n =>
      `Für ${n === 1 ? 'die letzte Stufe' : `die letzten ${n} Stufen`} liegt keine Karte mehr da: Die Plättchen dort sind vergebens.`,
    wholly: 'In den tiefen Wassern kostet ein Fehler alle Stufen.',
    stake: 'Ein Fehler kostet diese Stufe und alle darunter.',
    missing: problem =>
      problem.is === 'empty'
        ? 'Leg mindestens ein Plättchen auf Stufe 1.'
        : problem.is === 'gap'
          ? `Stufe ${problem.level} ist leer: Es geht ohne Lücke hinab.`
          : problem.is === 'bare'
            ? problem.level > 5
              ? 'Der Anglerfisch braucht ein Plättchen auf allen fünf Stufen.'
              : `Leg zuerst ein Plättchen auf Stufe ${problem.level}.`
            : `Sag auf Stufe ${problem.level} Hai oder kein Hai.`,
  },

  companion: {
    inUse: 'im Einsatz',
    waits: 'einmal einsetzbar',
    use: name => `Jetzt einsetzen: ${name}`,
    once: 'einmal im Spiel; alle sehen es',
    toWhom: 'Wer bekommt den kleinen Delfin?',
    inside: {
      angler: 'Er gehört zu deinem geheimen Plan: Stufe 6 auf deinem Tauchbrett.',
      clown: 'Er gehört zu deinem geheimen Plan: Leg ihn wie ein Plättchen auf eine Stufe.',
    },
  },

  offer: {
    label: 'Begleiter zur Wahl',
    picks: 'jetzt',
    waits: 'später',
    look: 'Tippe einen an und lies, was er tut.',
  },

  roster: {
    label: 'Die anderen',
    chief: 'taucht, wenn alle bereit sind',
    ready: 'bereit',
    looking: 'schaut noch',
    uses: name => name,
    dolphins: name => `kleiner Delfin bei ${name}`,
  },

  clock: {
    orca: 'Orca',
    seconds: 'Sekunden',
    stands: 'Pause',
    told: (seconds, orca) =>
      orca ? `Der Orca kommt: noch ${seconds} Sekunden.` : `Noch ${seconds} Sekunden.`,
  },

  sharkNames: SHARK_NAMES,
  parts: PARTS,
  counts: {
    title: 'Was zählt',
    label: 'Was zählt: welche Tiere Haie sind und welche helfen',
    sharks: 'Diese drei sind Haie, wie groß und wie herum auch immer.',
    restTitle: 'Alles andere',
    rest: 'Wale, Delfine, Fische und Pflanzen sind nur Kulisse.',
  },

  about: {
    track: 'Der Weg hinab',
    trackText:
      'Bei der Rast ein Feld für jede Stufe, die noch steht, und mehr mit Helfern. Wer am weitesten ist, wenn jemand Feld 23 erreicht hat, holt den Stein.',
    deep: 'In der Tiefsee, ab Feld 16, kostet ein Fehler alle Stufen.',
    stack: 'Der Stapel',
    stackText: n =>
      `${n} durchsichtige Karten. Was tiefer liegt, ist blauer, weicher und blasser. Die oberste Karte ist Stufe 1. Drei Arten Haie zählen, Schildkröten und Mantas helfen; alles andere ist Schmuck.`,
    pawn: space => `Auf Feld ${space}.`,
    left: n => (n > 0 ? `Noch ${count(n, 'Feld', 'Felder')} bis zum Stein.` : 'Am Stein.'),
    chiefText:
      'Irrt sich nie. Eine Karte mit vier Tempi, aufgedeckt, wenn alle bereit sind, ist der Plan des Häuptlings.',
    with: name => `Begleitet von: ${name}.`,
  },

  reveal: {
    programs: 'Pläne',
    strip: 'Was jede Stufe war',
    shark: 'Hai!',
    noShark: 'Kein Hai',
    noHelp: 'schwimmt nur vorbei',
    level: level => `Stufe ${level}`,
    was: (level, what) => `Stufe ${level}: ${what}`,
    note: {
      right: 'richtig',
      mistaken: 'falsch',
      wrong: all => (all ? 'falsch · verliert alles' : 'falsch'),
      speed: n => `Tempo ${n}`,
      helped: n => (n > 0 ? `am schnellsten: +${n}` : 'am schnellsten'),
      rests: (n, blocked) => (blocked ? 'aufgehalten' : `Rast: +${n}`),
    },
    marks: {
      ahead: '',
      passed: 'geschafft',
      right: 'richtig',
      fastest: 'richtig und am schnellsten',
      wrong: 'falsch',
      lost: 'verloren',
      spent: 'keine Karte mehr',
      covered: 'von einer Luftblase verdeckt',
    },
  },
};
