import type { PhaseView } from '@fathoms/games/locker/types.ts';
import { accusative, count, from, inWords, list, noun } from '../../../board/grammar/de.ts';
import { startOption } from '../../../board/words.ts';
import { about } from './de-about.ts';
import { ahead } from './de-ahead.ts';
import { CAPTIONS, CHARACTERS, EFFECTS, SHORT, SKILLS, SUITS, VARIANTS } from './de-cards.ts';
import { story } from './de-story.ts';
import type { LockerWords } from './en.ts';
import type { Prompt } from './shape.ts';

const cards = (n: number) => count(n, 'Karte', 'Karten');
const points = (n: number) => count(n, 'Punkt', 'Punkte');

const ASK: Record<PhaseView['name'], Prompt> = {
  naming: {
    say: 'Wessen Leine kappst du?',
    detail: 'Was diese Person bei einem Zwischenfall verliert, kommt zu dir.',
  },
  exploring: { say: 'Weitertauchen oder auftauchen?', detail: '' },
  net: { say: 'Welche Karte legt das Netz?', detail: 'Wähle eine Karte aus deinem eigenen Laderaum.' },
  harpoon: { say: 'Was harpunierst du?', detail: 'Wähle eine fremde Karte einer Sorte, die dir fehlt.' },
  knife: { say: 'Welche Karte versenkt das Messer?', detail: 'Wähle eine fremde höchste Karte.' },
  blade: { say: 'Die Klinge hat sich gewendet', detail: 'Wähle, welche deiner Karten versinkt.' },
  map: { say: 'Welche Karte legst du?', detail: 'Die anderen kommen zurück in die Kiste.' },
  raid: { say: 'Wessen Laderaum plünderst du?', detail: 'Dort holen Schlüssel und Truhe ihren Bonus.' },
  over: { say: 'Der Tauchgang ist vorbei', detail: '' },
};

const WAIT: Record<PhaseView['name'], (name: string) => string> = {
  naming: name => `${name} sucht ein Opfer aus`,
  exploring: name => `${name} ist auf Erkundung`,
  net: name => `${name} lässt das Netz hinab`,
  harpoon: name => `${name} zielt mit der Harpune`,
  knife: name => `${name} wählt für das Messer`,
  blade: name => `${name} muss eine Karte hergeben`,
  map: name => `${name} liest die Schatzkarte`,
  raid: name => `${name} sucht einen Laderaum aus`,
  over: () => 'Der Tauchgang ist vorbei',
};

export const de: LockerWords = {
  suits: SUITS,
  short: SHORT,
  effects: EFFECTS,
  captions: CAPTIONS,
  characters: CHARACTERS,
  skills: SKILLS,
  variants: VARIANTS,
  story,
  ask: ASK,
  wait: WAIT,
  about,
  ahead,

  turn: (n, who) => `Zug ${n} · ${who.you ? 'du' : who.name}`,
  subtitle: (turn, who) => `Zug ${turn} · ${who.you ? 'du tauchst' : `${who.name} taucht`}`,
  naming: 'Vor dem ersten Zug',
  surfaced: 'Zurück an der Oberfläche',

  board: {
    hold: (who, score, n) =>
      `${who.you ? 'Dein Laderaum' : `Laderaum von ${who.name}`}, ${points(score)}, ${cards(n)}`,
    cards,
    points,
    owner: (who, card) => `${card} ${from(who)}`,
    below: (card, values) => `${card}; darunter ${list(values.map(String))}`,
    emptyHold: 'noch leer',
    choose: label => `${label} wählen`,
    lootDeck: 'Beutestapel',
    deck: n => `Beutestapel, noch ${cards(n)}`,
    deckTap: n => `Karte aufdecken. Beutestapel, noch ${cards(n)}`,
    left: 'übrig',
    next: 'nächste Karte',
    line: n => `Erkundung, ${cards(n)}`,
    emptyLine: 'Hier wird die Beute liegen.',
    saved: 'gerettet',
    fed: (met, n) => `Kalmar gefüttert: ${met} von ${n}`,
    locker: 'Davy Jones’ Kiste',
    faceDown: n => `${noun(n, 'Karte', 'Karten')}, verdeckt`,
    active: who => (who.you ? 'Du bist dran' : 'Taucht'),
    victim: who => `Die Leine ${from(who)} ist gekappt`,
    out: 'über der Grenze',
    watchDraw: (who, n) => `${who.name} sieht ${cards(n)} an`,
    yourPeek: 'Nur du siehst das',
    otherPeek: (who, n) => `${who.name} kennt die ${n === 1 ? 'nächste Karte' : `nächsten ${cards(n)}`}`,
    diver: (who, character, skill) => `Taucherkarte ${from(who)}: ${character}, ${skill}`,
    variant: name => `Variante an diesem Tisch: ${name}`,
    changes: 'Ändert',
  },

  moments: {
    incident: who => (who.you ? 'Dein Zwischenfall' : `Zwischenfall bei ${who.name}`),
    sinks: (n, worth) => `${cards(n)}, ${points(worth)} ${n === 1 ? 'versinkt' : 'versinken'}.`,
    lostTo: (n, to) => `${cards(n)} ${n === 1 ? 'geht' : 'gehen'} an ${accusative(to)}.`,
    saved: n => `${cards(n)} ${n === 1 ? 'ist' : 'sind'} gerettet.`,
    noneSaved: 'Nichts war gesichert.',
    hold: (who, before, after) => {
      const hold = who.you ? 'Dein Laderaum' : `Laderaum ${from(who)}`;
      return before === after ? `${hold} bleibt bei ${after}.` : `${hold}: ${before} → ${after}.`;
    },
    meets: suit => `${suit} trifft ${suit}`,
    home: who => (who.you ? 'Du bist zurück' : `${who.name} ist zurück`),
    brings: (n, before, after) =>
      n === 0 ? 'Mit leeren Händen.' : `${cards(n)}, ${before} → ${points(after)}`,
    bonus: (n, giver) => `Schlüssel und Truhe: noch ${cards(n)} ${giver ? from(giver) : 'aus der Kiste'}.`,
  },

  odds: {
    label: 'Risiko eines Zwischenfalls',
    go: 'Noch tiefer?',
    goOther: name => `Taucht ${name} weiter`,
    sink: total => `von ${total} ${total === 1 ? 'versenkt' : 'versenken'} dich`,
    sinkOther: total => `von ${total} ${total === 1 ? 'versenkt' : 'versenken'} alles`,
    surelySafe: 'die nächste ist sicher',
    surelySinks: 'die nächste versenkt alles',
    safe: 'Noch kann sich nichts wiederholen.',
    loseAll: n =>
      n === 1 ? 'Ein Zwischenfall versenkt die Karte.' : `Ein Zwischenfall versenkt alle ${cards(n)}.`,
    keeps: kept =>
      kept.length > 2
        ? `Nach einem Zwischenfall bleiben nur ${cards(kept.length)}.`
        : `Nach einem Zwischenfall ${kept.length === 1 ? 'bleibt' : 'bleiben'} nur ${list(kept)}.`,
    keepsAll: 'Alles in der Reihe ist sicher.',
  },

  prompt: {
    first: { say: 'Decke die erste Karte auf', detail: 'Jeder Zug beginnt mit einer. Tippe auf den Stapel.' },
    owed: n => `Noch ${inWords(n, 'eine')} ${noun(n, 'Karte', 'Karten')} für den Kalmar`,
    owedDetail: 'Dann darfst du mit allem auftauchen.',
    home: (n, gain) =>
      n === 0
        ? 'Die Reihe ist leer; Auftauchen beendet deinen Zug.'
        : gain === 0
          ? `Auftauchen bringt ${cards(n)} heim, aber keine Punkte.`
          : `Auftauchen bringt ${cards(n)} heim, ${points(gain)}.`,
    bonus: 'Schlüssel und Truhe: Ein Bonus kommt mit.',
    peek: seen => `Als Nächstes kommt ${seen}.`,
    peekMany: seen => `Als Nächstes kommen ${seen}.`,
    second: 'Noch eine für den Doppelten Fang.',
    continue: 'Weitertauchen',
    continueSub: 'Karte aufdecken',
    reveal: 'Karte aufdecken',
    revealSub: n => `noch ${n} im Stapel`,
    return: 'Auftauchen',
    returnSub: (now, then) => (now === then ? `es bleibt bei ${then}` : `${now} → ${then} Punkte`),
    returnBonus: (now, then) =>
      now === then ? `${points(then)} und Bonus` : `${now} → ${then} Punkte und Bonus`,
    short: n => `${n === 1 ? 'eine Karte fehlt' : `${n} Karten fehlen`}`,
    commit: {
      net: 'Legen',
      harpoon: 'Harpunieren',
      knife: 'Versenken',
      blade: 'Hergeben',
      map: 'Legen',
      strike: name => `Gegen ${name} führen`,
      raid: name => (name ? `${name} plündern` : 'Plündern'),
      name: name => (name ? `Leine von ${name} kappen` : 'Leine kappen'),
    },
    pick: 'Tippe auf eine leuchtende Karte',
    pickCrate: 'Tippe auf eine leuchtende Kiste',
    over: (names, you) =>
      you && names.length === 1
        ? 'Du gewinnst'
        : names.length === 1
          ? `${names[0]} gewinnt`
          : `${list(names)} teilen sich den Sieg`,
  },

  chooser: 'Karten zur Auswahl',

  goal: {
    note: 'Nur die höchste Karte einer Sorte zählt',
    label: 'Eine Kiste mit drei Sorten. Nur die höchste Karte jeder Sorte zählt: 6, 7 und 5 ergeben 18.',
  },

  score: {
    win: (name, you, by) => {
      const wins = you ? 'Du gewinnst' : `${name} gewinnt`;
      if (by === 0) return `${wins} mit dem volleren Laderaum`;
      return `${wins} mit ${inWords(by, 'einem')} ${noun(by, 'Punkt', 'Punkten')} Vorsprung`;
    },
    winPlain: (name, you) => (you ? 'Du gewinnst' : `${name} gewinnt`),
    shared: names => `${list(names)} teilen sich den Sieg`,
    line: (score, suits, n) => `${points(score)} aus ${suits} der zehn Sorten, ${cards(n)} im Laderaum.`,
    tied: 'Gleich viele Punkte; der vollere Laderaum entscheidet.',
    note: (suits, n) => (n === 0 ? 'Leerer Laderaum' : `${count(suits, 'Sorte', 'Sorten')}, ${cards(n)}`),
    out: 'Ab 60: aus dem Rennen',
    fifty: 'Zuerst bei fünfzig',
    lower: values => `darunter ${list(values.map(String))}`,
    lowerLabel: 'Kleinere Karten',
    lowerDetail: 'Jede Münze zählt: Auch was unter der höchsten liegt.',
    gilded: 'Goldene Flosse',
    gildedDetail: 'Die gewertete Meerjungfrau zählt 5 mehr.',
    missing: 'Fehlende Sorten',
    missingDetail: suits => `${list(suits)}: je 5 Punkte.`,
  },

  dealt: {
    label: 'Die Taucherkarten',
    yours: 'Das bist du',
    all: 'Wer als wer taucht',
    go: 'Ins Wasser',
  },
  options: {
    divers: {
      name: 'Taucherkarten',
      help: 'Ob alle als Figur mit einer eigenen Fähigkeit tauchen.',
      values: {
        off: { name: 'Aus', help: 'Für alle gelten dieselben Regeln. Gut für die ersten Partien.' },
        on: { name: 'An', help: 'Alle bekommen eine von siebzehn Figuren, offen ausgeteilt.' },
      },
    },
    variant: {
      name: 'Variante',
      help: 'Eine Karte, die das ganze Spiel verändert.',
      values: {
        none: { name: 'Keine', help: 'Das Spiel, wie es ist.' },
        V1: { name: VARIANTS.V1.name, help: VARIANTS.V1.text },
        V2: { name: VARIANTS.V2.name, help: VARIANTS.V2.text },
        V3: { name: VARIANTS.V3.name, help: VARIANTS.V3.text },
        V4: { name: VARIANTS.V4.name, help: VARIANTS.V4.text },
        V5: { name: VARIANTS.V5.name, help: VARIANTS.V5.text },
        V6: { name: VARIANTS.V6.name, help: VARIANTS.V6.text },
        random: { name: 'Überraschung', help: 'Eine der sechs, vor dem ersten Zug gezogen.' },
      },
    },
    start: startOption('de', 'Der erste Tauchgang gehört diesem Platz.'),
  },
};
