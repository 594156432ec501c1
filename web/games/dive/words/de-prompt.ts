import { count, inWords, list, noun } from '../../../board/grammar/de.ts';
import { capital } from '../../../board/sentence.tsx';
import type { prompt as Prompt, score as Score } from './en-prompt.ts';

const spaces = (n: number) => count(n, 'Feld', 'Felder');

export const prompt: typeof Prompt = {
  offer: 'Wer begleitet dich?',
  offerDetail: 'Dein Begleiter hilft einmal im Spiel, wann du willst.',
  offerWait: name => `${name} wählt einen Begleiter`,
  take: name => `Nehmen: ${name}`,
  takeFirst: 'Wähle jemanden',

  program: 'Wo sind die Haie?',
  kids: 'Hai oder kein Hai?',
  begin: 'Schau genau hin, dann wette Stufe für Stufe, wie tief du tauchst.',
  kidsBegin: 'Fünf Karten, fünf Antworten. Jede richtige führt ein Feld hinab.',
  levels: n => `${capital(inWords(n, 'eine'))} ${noun(n, 'Stufe', 'Stufen')} geplant.`,
  until: names =>
    names.length === 0
      ? 'Bist du bereit, beginnt der Tauchgang.'
      : `Du kannst es ändern, bis auch ${list(names)} bereit ${names.length === 1 ? 'ist' : 'sind'}.`,
  clear: 'Leeren',
  ready: 'Bereit',
  isReady: 'Du bist bereit',
  waitFor: names => `Noch nicht bereit: ${list(names)}.`,
  withdraw: 'Doch noch ändern',
  othersLook: names => `${list(names)} ${names.length === 1 ? 'schaut' : 'schauen'} in den Stapel`,

  open: 'Die Pläne liegen offen',
  openDetail: 'Zuerst kommt Stufe 1.',
  level: (level, what) => `Stufe ${level}: ${what}`,
  you: {
    right: 'Du hattest recht.',
    wrong: 'Du hast dich geirrt.',
    stopped: 'Du warst schon fertig.',
    out: 'Für dich ist dieser Tauchgang vorbei.',
  },
  next: level => `Als Nächstes kommt Stufe ${level}.`,
  lastly: 'Dann rasten alle.',
  toLevel: level => `Stufe ${level}`,
  toRest: 'Zur Rast',
  skip: 'Gleich zur Rast',
  rest: (n, blocked) =>
    blocked ? 'Der Hai hält dich auf' : n === 0 ? 'Du rastest, wo du bist' : `Du rastest ${spaces(n)} tiefer`,
  restOthers: 'Alle rasten',
  restDetail: 'Sieh dir die Karten noch einmal an: Jetzt verlassen sie das Spiel.',
  restEnd: 'Das war der letzte Tauchgang.',
  nextRound: round => `Runde ${round}`,
  toEnd: 'Zum Ergebnis',
  over: (names, you) =>
    you && names.length === 1
      ? 'Du holst den Stein'
      : `${list(names)} ${names.length === 1 ? 'holt' : 'holen'} den Stein`,
  chief: 'Der Häuptling behält den Stein',
};

export const score: typeof Score = {
  win: (name, you) => (you ? 'Du holst den heiligen Stein' : `${name} holt den heiligen Stein`),
  shared: names => `Gemeinsam am Stein: ${list(names)}`,
  chief: 'Der Häuptling behält den heiligen Stein',
  line: (space, lead) => `Hinab bis Feld ${space}${lead > 0 ? `, ${spaces(lead)} voraus` : ''}.`,
  chiefNote: 'Irrt sich nie. Hat einen Rang, keinen Platz.',
  lineToo: (line, space) => `${line} Der Häuptling steht auf Feld ${space}.`,
  lineShared: space => `Alle auf Feld ${space}: Noch eine Partie entscheidet.`,
  lineSharedKids: space => `Alle auf Feld ${space}: Den Sieg teilt ihr euch.`,
  lineChief: space => `Der Häuptling steht auf Feld ${space}. Nächstes Mal!`,
  lineEmpty: 'Der Stapel war leer, bevor jemand Feld 23 erreichte.',
  note: (mistakes, rounds) =>
    `${count(rounds, 'Runde', 'Runden')}, ${mistakes === 0 ? 'kein Fehler' : `${mistakes} Fehler`}`,
  saw: 'Wie gut du gesehen hast',
  sawLevel: (level, right, of) => `Stufe ${level}: ${right} von ${of}`,
  rest: 'Rasten',
  restDetail: gains =>
    gains.length === 0 ? '' : `Stufen, die noch standen, Runde für Runde: ${gains.join(', ')}.`,
  helpers: { green: 'Grüne Schildkröten', red: 'Rote Schildkröten', manta: 'Mantas' },
  rides: rides => `${rides.map(([from, to]) => `von ${from} nach ${to}`).join(', ')}.`,
  dolphins: 'Delfine',
  dolphinsDetail: 'Jemand anderes machte keinen Fehler.',
};
