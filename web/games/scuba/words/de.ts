import type { Side } from '@fathoms/games/scuba/types.ts';
import { count, inWords, list, noun } from '../../../board/grammar/de.ts';
import type { Who } from '../../../board/seats.ts';
import type { Direction } from '../parts/spaces.ts';
import { ABOUT } from './de-about.ts';
import { ANIMALS, BANDS, COMBOS, CURRENTS, EVENTS } from './de-cards.ts';
import { options } from './de-options.ts';
import { story } from './de-story.ts';
import type { ScubaWords } from './en.ts';

const points = (n: number) => count(n, 'Punkt', 'Punkte');
const steps = (n: number) => count(n, 'Schritt', 'Schritte');
const turns = (n: number) => count(n, 'Zug', 'Züge');
const animals = (n: number) => count(n, 'Tier', 'Tiere');
const tokens = (n: number) => (n === 0 ? 'keine Dekomarke' : count(n, 'Dekomarke', 'Dekomarken'));
const WAYS: { readonly [D in Direction]: string } = {
  left: 'nach links',
  right: 'nach rechts',
  up: 'nach oben',
  down: 'nach unten',
};
const wins = (name: string, you: boolean) => (you ? 'Du gewinnst' : `${name} gewinnt`);

export const de: ScubaWords = {
  animals: ANIMALS,
  combos: COMBOS,
  bands: BANDS,
  currents: CURRENTS,
  events: EVENTS,
  story,
  options,
  points,

  turn: (round: number, who: Who) => `Runde ${round} · ${who.you ? 'du' : who.name}`,
  subtitle: (round: number, who: Who) =>
    `Runde ${round} · ${who.you ? 'dein Tauchgang' : `${who.name} taucht`}`,
  surfaced: 'Zurück an der Oberfläche',
  drowned: 'Dir ist die Luft ausgegangen.',
  over: 'Der Tauchgang ist vorbei',

  moments: {
    idle: who => `Das berührt ${who.you ? 'dich' : who.name} hier nicht.`,
    turns: who => (who.you ? 'Du hast es aufgedeckt.' : `${who.name} hat es aufgedeckt.`),
    album: who => (who.you ? 'Neu in deinem Album' : `Neu im Album von ${who.name}`),
    swept: 'Mitgerissen',
    home: who => (who.you ? 'Du bist oben' : `${who.name} ist oben`),
    score: (from, to) => `${from} → ${points(to)}`,
    airless: who => (who.you ? 'Dir ist die Luft ausgegangen' : `${who.name} ist die Luft ausgegangen`),
    boat: 'Das Boot fährt ab',
  },

  places: {
    aboard: 'Boot',
    afloat: 'Oberfläche',
    sailed: 'heimgefahren',
    boat: 'auf dem Boot',
    surface: (column: number) => `Oberfläche, Spalte ${column}`,
    depth: (from: number, to: number) => `${from}–${to} m`,
    column: (column: number) => `Spalte ${column}`,
  },

  board: {
    reef: 'Das Riff, von der Oberfläche abwärts',
    divers: 'Wer taucht',
    status: { dead: 'ohne Luft', evacuated: 'geborgen' },
    animals: (n: number) => `${animals(n)} gesehen`,
    tokens,
    air: (n: number) => `${n} von 20 Luft`,
    metres: (n: number) => `${n} m`,
    deep: 'Hier unten ist nichts zu sehen. 5 Luft je Zug.',
    faceDown: (band: string) => `verdecktes Plättchen von ${band}`,
    shown: (name: string, n: number, seen: readonly string[]) =>
      `${name}, ${points(n)}${seen.length > 0 ? `, gesehen von ${list(seen)}` : ''}`,
    dust: (who: Who) => (who.you ? 'dein Staub' : `Staub von ${who.name}`),
    diver: (who: Who, air: number) => (who.you ? `du, ${air} Luft` : `${who.name}, ${air} Luft`),
    empty: 'freies Wasser',
    penalty: (n: number) => (n === 0 ? 'am Ende ohne Abzug' : `am Ende minus ${points(n)}`),
    step: (way: Direction, place: string) => `Schwimm ${WAYS[way]}, ${place}`,
    costs: (air: number) =>
      air > 0 ? `Dort anzuhalten kostet ${air} Luft.` : 'Dort anzuhalten kostet keine Luft.',
    jump: (place: string) => `Hier abtauchen: ${place}`,
    board: 'An Bord gehen',
    turnHere: 'Das Plättchen hier umdrehen',
    see: (name: string, n: number) => `${name} beobachten, ${points(n)}`,
    away: (n: number) => `${steps(n)} entfernt.`,
    stopFree: 'Dort anzuhalten kostet keine Luft.',
    stop: (air: number, left: number, home: number, spare: number) =>
      `Dort anzuhalten kostet ${air} Luft, ${left} bleiben: mit ${home} oben, ${spare === 0 ? 'wenn du sofort umkehrst' : `${turns(spare)} Reserve`}.`,
    stopLate: (air: number) => `Dort anzuhalten kostet ${air} Luft; von dort reicht sie nicht bis oben.`,
    stopDrowns: (air: number) => `Dort anzuhalten kostet ${air} Luft: deine letzte.`,
    risk: 'Ein Sog vor deinem nächsten Zug nähme dir den Rest.',
    home: (air: number, home: number) => `−${air} Luft, mit ${home} oben`,
    homeLate: (air: number) => `−${air} Luft, reicht nicht bis oben`,
    left: 'Dorthin, wo das Boot lag',
    worth: (n: number) => `${points(n)} wert.`,
    part: (combo: string) => `Gehört zu „${combo}“.`,
    unseen: 'Noch hat es niemand gesehen.',
    seenBy: (names: readonly string[]) => `Gesehen von ${list(names)}.`,
    backText: (n: number, events: number, empty: number) =>
      `In dieser Farbe noch verborgen: ${animals(n)}, ${count(events, 'Ereignis', 'Ereignisse')}, ${empty} Mal leeres Meer.`,
    swapped: 'Es ist aus einer anderen Tiefe hierher geraten.',
    dustText:
      'Wo Staub ist, lässt sich nichts beobachten oder umdrehen. Er legt sich, wenn der nächste eigene Zug beginnt.',
    dustTitle: 'Staub',
    boatTitle: 'Das Boot',
    boatText: 'Zu Hause. An Bord geht es von den drei Feldern darunter oder von der Oberfläche daneben.',
    surfaceTitle: 'Die Oberfläche',
    surfaceText: (n: number) =>
      n === 0
        ? 'Gleich neben dem Boot: am Ende kein Abzug.'
        : `Zu weit draußen: minus ${points(n)}, wenn das Spiel hier für dich endet.`,
    combo: (names: readonly string[]) => `Bonuspunkte, wenn du sie alle siehst: ${list(names)}.`,
    row: (air: number) =>
      `Ein Zug, der hier endet, kostet ${air} Luft. Nachsehen kannst du nur, wohin dich ein Schritt geführt hat.`,
    diverTitle: (who: Who) => (who.you ? 'Du' : who.name),
    diverText: (air: number, n: number, seen: number) =>
      `${air} Luft, ${tokens(n)}, ${animals(seen)} im Album.`,
  },

  about: ABOUT,

  current: {
    label: 'Die Strömung in diesem Zug',
    none: 'Stilles Wasser',
    noneDetail: 'In der ersten Runde gibt es keine Strömung.',
    divers: 'Tauchende',
    still: 'still',
    left: (n: number) => `noch ${n}`,
    rip: (n: number) => `alle −${n} Luft`,
    shift: (way: Direction, n: number) => `${count(n, 'Feld', 'Felder')} ${WAYS[way]}`,
    text: 'Offene Tiere ziehen mit ihrer Farbe, Tauchende mit der letzten Zeile. Verdecktes und Staub bleiben liegen.',
  },

  album: {
    title: (who: Who) => (who.you ? 'Dein Album' : `Album von ${who.name}`),
    sticker: (name: string, has: boolean) => (has ? name : `${name}, noch nicht gesehen`),
    missing: (names: readonly string[]) => `fehlt: ${list(names)}`,
    faceDown: (n: number) => `${count(n, 'Karte', 'Karten')}, verdeckt.`,
  },

  dive: {
    label: 'Dein Tauchgang',
    open: 'Dein Tauchgang: Plan, Strömung und Album',
    air: (who: Who) => (who.you ? 'Deine Luft' : `Luft von ${who.name}`),
    here: (n: number) => (n === 0 ? 'Hier oben kostet es keine Luft.' : `Hier anzuhalten kostet ${n}.`),
    deeper: (n: number) => `Eine Reihe tiefer kostet ${n}.`,
    surfaced: 'Zurück an der Oberfläche: Luft wird nicht mehr gebraucht.',
    waiting: 'Eine volle Flasche. Unter dem Boot geht es los.',
    lost: 'Die Flasche ist leer.',
  },

  planner: {
    back: (n: number, round: number) => (n === 1 ? 'Noch ein Zug Reserve' : `Umkehr bis Runde ${round}`),
    plenty: 'Reichlich Luft',
    plentyDetail: (round: number) =>
      `In dieser Tiefe reicht sie bis Runde ${round}; tiefer atmest du schneller.`,
    now: 'Jetzt umkehren',
    solo: (n: number) => `Jeder Zug kostet ${points(n)}`,
    late: 'Die Luft reicht nicht',
    lateDetail:
      'Bei zwei Reihen je Zug ist die Flasche vor der Oberfläche leer. Da hilft nur ein Steigstrom oder eine Flasche.',
    home: (round: number, air: number) => `Dann bist du in Runde ${round} oben, mit ${air} Luft.`,
    homeNow: (n: number, air: number) => `Geradewegs: ${turns(n)} bis oben, dort noch ${air} Luft.`,
    fee: (n: number) => `Eine Marke bleibt: minus ${points(n)} beim Auftauchen.`,
    chart: (last: number, round: number, air: number) =>
      `Tauchprofil. Letzter sicherer Zug zur Umkehr: Runde ${last}. Oben in Runde ${round} mit ${air} Luft.`,
    chartLate: 'Tauchprofil. Die Luft reicht nicht bis oben.',
  },

  wait: {
    diving: (name: string) => `${name} taucht`,
    snorkelling: (name: string) => `${name} ist an der Oberfläche`,
    station: (name: string) => `${name} schaut den Putzern zu`,
    bearings: (name: string) => `${name} entscheidet, wohin`,
  },

  prompt: {
    first: { say: 'Lass dich vom Boot fallen', detail: 'Wähle eines der drei Felder unter dem Boot.' },
    swim: 'Weiter, oder hier bleiben?',
    still: 'Wohin?',
    found: 'Hier nachsehen, oder weiter?',
    rest: 'Hier nachsehen, oder bleiben?',
    done: 'Keine Schritte mehr',
    halted: 'Hier ist dein Zug zu Ende',
    snorkel: 'Schnorcheln, oder ausruhen?',
    aboard: 'An Bord bleiben, oder schnorcheln?',
    dark: 'Deine Lampe ist aus: Nichts lässt sich entdecken.',
    fast: 'Schneller Aufstieg: In diesem Zug lässt sich nichts mehr entdecken.',
    hidden: 'Staub: Hier ist nichts zu sehen.',
    allowance: ({ steps: n, up, down, left, right }) => {
      const limits = (
        [
          ['up', up],
          ['down', down],
          ['left', left],
          ['right', right],
        ] as const
      ).filter(([, most]) => most < n);
      const told = limits.map(([way, most]) =>
        most === 0 ? `keiner ${WAYS[way]}` : `höchstens ${most} ${WAYS[way]}`,
      );
      return `Noch ${steps(n)}${told.length > 0 ? `, ${list(told)}` : ''}.`;
    },
    turn: 'Plättchen umdrehen',
    turnSub: 'was ist darunter?',
    see: (name: string) => `Beobachten: ${name}`,
    seeSub: (n: number, isNew: boolean) => (isNew ? `${points(n)}, neu` : points(n)),
    stop: 'Hier bleiben',
    stopSub: (air: number, left: number) =>
      air === 0 ? 'kostet keine Luft' : `zahle ${air} Luft, ${left} bleiben`,
    stopRisk: (air: number, left: number) => `zahle ${air} Luft, ${left} bleibt: Ein Sog nähme sie dir`,
    stopLate: (air: number, left: number) => `zahle ${air} Luft: ${left} reicht nicht bis oben`,
    stopDead: (air: number) => `zahle ${air} Luft: deine letzte!`,
    rests: 'Ausruhen',
    there: (place: string) => `Dorthin, auf ${place}?`,
    again: 'Tipp noch einmal darauf.',
    pad: 'Schwimmen',
    way: (way: Direction) => `Schwimm ${WAYS[way]}`,
    station: {
      say: 'Welches Tier beobachtest du?',
      detail: 'Auf diesem Feld oder daneben; sonst nimm einen Punkt.',
    },
    point: 'Punkt nehmen',
    bearings: (who: Who) => `Wohin treibt ${who.name}?`,
    bearingsDetail: 'Zwei Felder, höchstens bis zum Rand.',
    pushed: (column: number) => `nach Spalte ${column}`,
    pushStays: 'bleibt am Rand',
    push: (side: Side) => (side === 'left' ? 'Nach links' : 'Nach rechts'),
    out: 'Dein Tauchgang ist vorbei.',
    over: ([name]: readonly string[], you: boolean) =>
      name === undefined ? 'Niemand kam nach Hause' : wins(name, you),
    solo: (n: number) => `Nur du bist noch unten: Jeder Zug kostet ${points(n)}.`,
    soloSoon: (n: number, rounds: number) =>
      `Nur du bist noch unten. ${rounds === 1 ? 'Ab der nächsten Runde' : 'Nach der nächsten Runde'} kostet jeder Zug ${points(n)}.`,
    final: 'Die letzte Runde.',
  },

  goal: {
    note: 'Wieder oben, bevor sie leer ist',
    label:
      'Ein Tauchgang vom Boot und zurück. Unterwegs eine Anemone, eine Schildkröte und ein Hammerhai: 1, 4 und 10 Punkte sind 15. Etwas Luft ist übrig.',
  },

  score: {
    win: (name: string, you: boolean, by: number) =>
      by === 0
        ? `${wins(name, you)} bei Gleichstand`
        : `${wins(name, you)} mit ${inWords(by, 'einem')} ${noun(by, 'Punkt', 'Punkten')} Vorsprung`,
    alone: (name: string, you: boolean) => (you ? 'Nur du kamst nach Hause' : `Nur ${name} kam nach Hause`),
    nobody: 'Niemand kam nach Hause',
    nobodyLine: 'Diesmal behält das Meer seine Geheimnisse.',
    line: (score: number, n: number, best: string | null) =>
      `${points(score)}, ${animals(n)}${best ? `, darunter: ${best}` : ''}.`,
    note: (n: number, combos: number) =>
      `${animals(n)}${combos > 0 ? `, ${count(combos, 'Kombination', 'Kombinationen')}` : ''}`,
    dead: (place: string) => `Ohne Luft: ${place}`,
    evacuated: 'Ohne Luft geborgen',
    animals: 'Tiere',
    sets: 'Kombinationen',
    set: (name: string, have: number, of: number) => (have === of ? name : `${name}, ${have} von ${of}`),
    finds: 'Funde und Ereignisse',
    findsDetail: 'Noch einmal gesehene Tiere und was das Riff hergab.',
    lost: 'Verloren',
    lostDetail: 'Ereignisse, weite Wege zum Boot, späte oder hastige Aufstiege.',
  },
};
