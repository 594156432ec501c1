import { count, inWords, list } from '../../../board/grammar/de.ts';
import { ahead } from './de-ahead.ts';
import { ABILITIES, NAMES, SHORT } from './de-companies.ts';
import { options } from './de-options.ts';
import { prompt } from './de-prompt.ts';
import { drawing, story } from './de-story.ts';
import type { SharesWords } from './en.ts';

const cards = (n: number) => count(n, 'Karte', 'Karten');
const points = (n: number) => count(n, 'Punkt', 'Punkte');
const shares = (n: number) => count(n, 'Aktie', 'Aktien');

export const de: SharesWords = {
  names: NAMES,
  short: SHORT,
  abilities: ABILITIES,
  story,
  drawing,
  prompt,
  ahead,
  options,

  turn: (n, who) => `Zug ${n} · ${who.you ? 'du' : who.name}`,
  finalTurn: (n, who) => `Zug ${n} · ${who.you ? 'dein letzter Zug' : `letzter Zug von ${who.name}`}`,
  subtitle: (n, who) => `Zug ${n} · ${who.you ? 'du bist dran' : `${who.name} ist dran`}`,
  subtitleFinal: (n, who) => `Zug ${n} · ${who.you ? 'dein letzter Zug' : `letzter Zug von ${who.name}`}`,
  drafting: round => `Freie Aktien, Runde ${round} von 2`,
  closed: 'Die Bücher sind geschlossen',

  board: {
    company: (name, price, worth) =>
      `${name}: Die nächste Aktie kostet ${price}, eine Aktie ist ${worth} wert`,
    price: 'Preis',
    worth: 'Wert',
    side: { basic: 'Grundseite', advanced: 'Profiseite' },
    advanced: 'Profi',
    line: (name, numbers) =>
      numbers.length === 0
        ? `${name} hat noch keine Tiefenkarte`
        : `Tiefenkarten von ${name}, die älteste zuerst: ${numbers.join(', ')}`,
    paysFrom: 'Dividende ab',
    firstPays: 'jede',
    firstPaysLong: 'Karte zahlt',
    deepest: 'keine Dividende mehr',
    deepestShort: 'am Grund',
    expandWith: (name, number) => `${name} mit ${number} ausbauen`,
    moveTo: (name, number) => `${number} zu ${name} versetzen`,
    cannotPlace: name => `Die Leine von ${name}`,
    folded: n => `${n} weitere`,
    choose: what => `Wählen: ${what}`,
    tag: (number, name) => `${number} von ${name}`,
    hand: n => `Deine Hand, ${cards(n)}`,
    noHand: 'Wer zusieht, sieht keine Handkarten.',
    emptyHand: 'Deine Hand ist leer.',
    card: (number, name) => `${number}, eine Aktie von ${name}`,
    buying: 'wird gekauft',
    playing: 'geht hinab',
    pays: 'zahlt',
    sortBy: { number: 'Nach Unternehmen', company: 'Nach Zahlen' },
    portfolios: 'Portfolios',
    player: 'Wer',
    inHand: cards,
    bot: 'Bot',
    third: 'Dritte Person',
    thirdNote: 'handelt nie',
    buyStake: (who, name) => `Eine Aktie von ${name} kaufen, von ${who}`,
    unscored: 'ohne Wertung',
    deck: n => `Nachziehstapel, ${cards(n)}`,
    deckTap: n => `Karte ziehen. Nachziehstapel, ${cards(n)}`,
    inDeck: 'im Nachziehstapel',
    inDeckShort: 'Stapel',
    discarded: 'abgelegt, offen',
    discardedShort: 'Ablage',
    lookDiscards: n => `Die Ablage durchsehen, ${cards(n)}`,
    fund: (n, of) => `${n} von ${of} Ziehungen bis zur Spendenrunde`,
    fundEnds: (n, of) => `${n} von ${of} Ziehungen bis zum Ende`,
    fundEndsShort: (n, of) => `${n}/${of} bis zum Ende`,
    onceEmpty: 'Der Stapel war einmal leer; beim zweiten Mal endet das Spiel.',
  },

  ticker: {
    dividend: 'Neuer Zehnerbereich: Dividende',
    same: 'Gleicher Zehnerbereich',
    final: 'Letzter Zug: keine Dividende',
    nobody: 'Niemand in der Runde besitzt sie',
    worth: 'Dein Wert',
    free: 'kostet nichts',
    costs: n => `kostet ${cards(n)}`,
    extra: n => `+${n}`,
  },

  about: {
    lineTitle: name => `Tiefenkarten von ${name}`,
    line: n =>
      `Bisher ${cards(n)}; jede macht jede Aktie einen Punkt mehr wert. Was darunter kommt, muss höher sein als die letzte; die Zehner sind der Bereich.`,
    mark: 'Ein kleines +2 sagt, wie viele Karten du ziehen würdest; „jede Karte zahlt“ heißt, dass die Leine noch leer ist.',
    portfolioTitle: who => (who.you ? 'Deine Aktien' : `Aktien von ${who.name}`),
    portfolio:
      'Wie viele Aktien jedes Unternehmens hier offen liegen. Eine Aktie zählt am Ende und zieht eine Karte, sooft ihr Unternehmen Dividende zahlt.',
    owns: n => `${points(n)} wert, wenn das Spiel jetzt endete.`,
    hidden: n => `${cards(n)} auf der Hand, die sonst niemand sieht.`,
    deckTitle: 'Der Nachziehstapel',
    deck: n =>
      `Noch ${cards(n)}. Ist er leer, wird die Ablage zum neuen Stapel; beim zweiten Mal endet das Spiel.`,
    handTitle: 'Deine Hand',
    hand: 'Jede Karte taugt zu dreierlei: als Aktie des Unternehmens, das sie zeigt, mit ihrer Zahl als Tiefenkarte für irgendein Unternehmen, oder als Geld; jede zahlt gleich viel.',
    fundTitle: 'Die nächste Spendenrunde',
    fund: (n, of) =>
      `Haben alle nacheinander gezogen (bisher ${n} von ${of}), ziehen alle noch zwei Karten. Ein Kauf oder Ausbau beginnt die Zählung neu.`,
    fundEnds: 'Noch eine Spendenrunde ohne Kauf oder Ausbau davor, und die letzten Züge beginnen.',
    price: n =>
      `Die nächste Aktie kostet ${n === 0 ? 'nichts' : cards(n)}: eine für jede Aktie, die irgendwer besitzt.`,
    worth: n => `Eine Aktie ist ${points(n)} wert, wenn das Spiel jetzt endete.`,
    next: from =>
      from === null
        ? 'Es steht im letzten Zehnerbereich: Kein Ausbau kann jetzt Dividende bringen.'
        : `Ein Ausbau mit ${from} oder mehr bringt Dividende.`,
    first: 'Die Leine ist leer: Was zuerst kommt, bringt Dividende.',
    card: (number, name) =>
      `Eine Aktie von ${name}, oder eine Tiefenkarte mit der Zahl ${number} für jedes Unternehmen, oder einfach Geld.`,
    discards: 'Ablage, die jüngste zuerst',
    noDiscards: 'Noch wurde nichts abgelegt.',
    third:
      'Die dritte Person ist erdacht: Ihre Aktien zählen für Preise und für den Schatz, sie handelt nie und kann nicht gewinnen.',
    decade: number => `Ihr Zehnerbereich ist die erste Ziffer, ${number[0]}.`,
  },

  final: {
    title: n => (n === 1 ? 'Der letzte Zug' : 'Letzte Züge'),
    why: {
      depletion: 'Der Stapel war zweimal leer.',
      fundraisers: 'Zwei Spendenrunden kamen hintereinander.',
    },
    soon: 'Nach diesem Zug haben alle noch einen.',
    left: 'Keine Dividenden, keine Fähigkeiten.',
  },

  moments: {
    dividend: company => `${company} zahlt Dividende`,
    fundraiser: {
      title: 'Spendenrunde',
      line: 'Zwei Karten für alle.',
      detail: second => (second ? 'Die zweite hintereinander.' : 'Alle haben nur gezogen.'),
    },
    depleted: {
      title: 'Der Stapel ist leer',
      line: nth => (nth === 1 ? 'Zum ersten Mal.' : 'Zum zweiten Mal.'),
    },
    end: { title: 'Das Ende naht', line: 'Alle haben noch einen letzten Zug.' },
    gains: company => `Sie gewinnt eine Aktie von ${company}.`,
  },

  bonus: {
    title: 'Eine Bonusaktie für die dritte Person',
    share: 'wird ihre Aktie',
    added: company => `kommt zu ${SHORT[company]}`,
    gone: 'abgelegt',
  },

  goal: {
    note: 'Zwei Aktien von dir',
    sum: '2 Aktien × 3 Tiefenkarten',
    label:
      'An der Leine der Schatzsuche hängen drei Tiefenkarten. Dir gehören zwei ihrer Aktien: zwei mal drei macht 6 Punkte.',
  },

  score: {
    win: (name, you, by) =>
      `${you ? 'Du gewinnst' : `${name} gewinnt`} mit ${inWords(by, 'einem')} Vorsprung`,
    tied: (name, you) => `${you ? 'Du gewinnst' : `${name} gewinnt`} den Gleichstand`,
    line: (score, best, value) => `${points(score)}; am meisten wert war ${best}, ${value} je Aktie.`,
    byHand: 'Gleich viele Punkte; die größere Hand entscheidet.',
    bySeat: 'Gleich viele Punkte und Karten; der spätere Platz entscheidet.',
    note: (n, hand) => `${shares(n)}, ${cards(hand)} übrig`,
    none: hand => `Keine Aktien, ${cards(hand)} übrig`,
    part: (n, value) => `${shares(n)} zu ${value}`,
    pearl: { basic: 'zwei mehr als ihre Tiefenkarten', advanced: 'zwei weniger als das tiefste Unternehmen' },
  },

  over: (names, you) => (you ? 'Du gewinnst' : `${list(names)} gewinnt`),
};
