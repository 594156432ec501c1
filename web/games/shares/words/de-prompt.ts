import { count } from '../../../board/grammar/de.ts';
import { NAMES, SHORT } from './de-companies.ts';
import type { prompt as english } from './en-prompt.ts';

const cards = (n: number) => count(n, 'Karte', 'Karten');

export const prompt: typeof english = {
  waitAction: name => `${name} überlegt`,
  waitDraft: name => `${name} nimmt eine freie Aktie`,
  waitAbility: (name, company) => `${name} darf ${NAMES[company]} nutzen`,

  draft: {
    say: 'Nimm eine freie Aktie',
    detail: 'Irgendeine Karte der Reihe. Was du nimmst, gehört dir, offen.',
  },
  take: 'Nehmen',
  takeFirst: 'Tippe eine Karte an',

  action: {
    say: 'Kaufen, ausbauen oder ziehen?',
    detail: 'Tippe eine deiner Karten an: Sie ist Aktie, Tiefe oder Geld.',
    final: 'Dein letzter Zug: keine Dividenden, keine Fähigkeiten.',
  },
  card: {
    say: number => `Was wird aus der ${number}?`,
    both: company => `Eine Tiefe für ein leuchtendes Unternehmen oder eine Aktie (${SHORT[company]}).`,
    onlyDepth: 'Eine Tiefe für ein leuchtendes Unternehmen.',
    onlyShare: company => `Sie übertrifft keine Leine; als Aktie (${SHORT[company]}) taugt sie.`,
    neither: 'Sie übertrifft keine Leine, und die Aktie ist zu teuer. Zahlen kann sie noch.',
  },
  expand: {
    say: (company, number) => `${NAMES[company]} mit ${number} ausbauen?`,
    sameDecade: over => `Sie übertrifft ${over} im selben Zehnerbereich: keine Dividende.`,
    noDividend: over =>
      over === null
        ? 'Letzter Zug: keine Dividende.'
        : `Sie übertrifft ${over}. Letzter Zug: keine Dividende.`,
    nobody: 'Ein neuer Zehnerbereich, aber niemand in der Runde besitzt eine Aktie.',
    draws: text => `Neuer Zehnerbereich: ${text}.`,
    commit: 'Ausbauen',
    sub: 'zieht Dividende',
  },
  draw: 'Karte ziehen',
  drawSub: n => `${n} im Stapel`,
  drawEmpty: 'keine Karte mehr da',
  buyFor: price => (price === 0 ? 'Umsonst nehmen' : `Kaufen für ${price}`),
  buyShort: n => `${cards(n)} zu wenig`,

  ability: {
    say: company => `${NAMES[company]} nutzen?`,
    cleaning: {
      basic: 'Tippe irgendeine Tiefenkarte an: Für zwei Karten wird sie abgelegt.',
      advanced: 'Tippe die jüngste Tiefenkarte eines Unternehmens an.',
    },
    research: {
      basic: 'Tippe eine deiner Karten an, um sie zwei billiger zu kaufen.',
      advanced: 'Tippe eine Aktie in einem Portfolio an, um sie zu kaufen.',
    },
    wildlife: {
      basic: 'Tippe eine der drei jüngsten Tiefenkarten eines Unternehmens an.',
      advanced: 'Tippe eine deiner Karten an, dann ein Unternehmen.',
    },
    pass: 'Verzichten',
  },
  tag: {
    say: number => `Was wird aus der ${number}?`,
    removeOrMove: 'Leg sie ab oder tippe ein leuchtendes Unternehmen an, um sie zu versetzen.',
    topOrMove: 'Zieh sie ans Ende ihrer Leine oder tippe ein leuchtendes Unternehmen an.',
    moveOnly: 'Tippe ein leuchtendes Unternehmen an, um sie dorthin zu versetzen.',
    remove: 'Ablegen',
    top: 'Ans Ende',
  },
  second: {
    say: number => `Wohin kommt die ${number}?`,
    detail: 'Tippe ein leuchtendes Unternehmen an.',
    free: (company, number) => `Die ${number} auch noch: ${NAMES[company]}?`,
    freeDetail: 'Das kostet nichts und bringt keine Dividende.',
    commit: 'Hinablassen',
  },
  free: {
    buy: company => `Diese Aktie (${SHORT[company]}) nehmen?`,
    detail: 'Sie kostet nichts.',
    commit: 'Nehmen',
  },

  pay: {
    buy: (n, company) => `Zahle ${cards(n)} für diese Aktie (${SHORT[company]})`,
    remove: (n, number) => `Zahle ${cards(n)}, um die ${number} abzulegen`,
    move: (n, number, company) => `Zahle ${cards(n)}: ${number} zu ${SHORT[company]}`,
    top: (n, number) => `Zahle ${cards(n)}: ${number} ans Ende`,
    play: (n, number, company) => `Zahle ${cards(n)}: ${number} auf ${SHORT[company]}`,
    acquire: (n, company, who) =>
      `Zahle ${cards(n)} für die Aktie (${SHORT[company]}) ${who ? `von ${who.name}` : 'der dritten Person'}`,
    due: (paid, due) => `${paid} gewählt, noch ${due}. Jede Karte zählt gleich.`,
    ready: 'Noch ein Tippen nimmt eine Karte zurück.',
    toOwner: name => `Die Karten gehen an ${name}.`,
    back: 'Zurück',
    fill: 'Wähl für mich',
    more: n => `noch ${cards(n)}`,
    commit: {
      buy: 'Kaufen',
      remove: 'Ablegen',
      move: 'Versetzen',
      top: 'Ans Ende',
      play: 'Hinablassen',
      acquire: 'Kaufen',
    },
    commitSub: n => `für ${cards(n)}`,
  },

  why: {
    beat: (number, top) => `${number} übertrifft ${top} nicht.`,
    dear: (price, has) => `Der Preis ist ${price}, du hast außer ihr ${cards(has)}.`,
    cardFirst: 'Tippe zuerst eine deiner Karten an.',
    notYours: 'Du bist nicht am Zug.',
  },
};
