import type { SharesGuide } from './en.ts';

export const de: SharesGuide = {
  goal: {
    title: 'Ziel',
    goal: 'Besitze Aktien an Unternehmen, die tief tauchen. **Eine Aktie bringt einen Punkt für jede Tiefenkarte** ihres Unternehmens; die meisten Punkte gewinnen.',
  },
  turn: {
    title: 'Dein Zug: eins von dreien',
    buy: '**Kaufe** eine Aktie aus deiner Hand. Sie kostet so viele Karten, wie Aktien dieses Unternehmens ausliegen.',
    expand:
      '**Baue** ein Unternehmen **aus**: Leg eine Handkarte an seine Reihe. Die Zahl muss höher sein als die letzte dort.',
    draw: '**Ziehe** eine Karte. Karten sind dein Geld: Jede zahlt 1, gleich was darauf steht.',
    dividend: '**Ein neuer Zehner?** Dividende: Alle ziehen eine Karte für jede Aktie, die sie dort haben.',
  },
  read: {
    title: 'Den Tisch lesen',
    card: [
      'Eine Karte, drei Leben',
      'Jede Karte ist Aktie, Tiefe oder Geld. Du entscheidest beim Ausspielen: Als Aktie zählt das Unternehmen, als Tiefe die Zahl, als Geld keins von beiden.',
    ],
    price: [
      'Preis',
      'So viele Karten kostet die nächste Aktie. Er steigt mit jeder Aktie, die irgendwem gehört; die ersten sind also gratis oder billig.',
    ],
    worth: ['Wert', 'Was eine Aktie jetzt am Ende bringen würde: die Zahl der Tiefenkarten an der Reihe.'],
    ten: [
      'Neuer Zehner',
      'Von 38 auf 41 ist ein neuer Zehner und zahlt. Von 41 auf 47 nicht. Auch ein Sprung über mehrere Zehner zahlt einmal. Die allererste Karte zahlt immer.',
    ],
    any: [
      'Jedes Unternehmen',
      'Du darfst auch ausbauen, was dir nicht gehört; die Dividende ziehen dann andere.',
    ],
  },
  companies: {
    title: 'Was die Unternehmen können',
    hint: 'Eine Seite liegt oben, für alle dieselbe. Tipp eins an: die genaue Regel.',
    basic: 'Grundseite',
    advanced: 'Profiseite',
  },
  end: {
    title: 'Das Ende',
    deck: [
      'Der Stapel ist zweimal leer',
      'Beim ersten Mal wird die Ablage zu einem neuen gemischt. Beim zweiten Mal beginnt das Ende.',
    ],
    twice: [
      'Zwei Spendenrunden hintereinander',
      'Kauft und baut dazwischen niemand, beginnt das Ende ebenfalls.',
    ],
    last: [
      'Je ein letzter Zug',
      'Der laufende Zug wird beendet, dann haben alle genau noch einen: ohne Dividende, ohne Fähigkeiten.',
    ],
    score: [
      'Gezählt wird',
      'Aktien mal Tiefenkarten, über alle Unternehmen zusammen. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat.',
    ],
  },
  fine: {
    title: 'Gut zu wissen',
    begin: [
      'So geht es los',
      'Sechs Karten für jede Person; die niedrigste Zahl beginnt, die danach bekommen je eine mehr. Dann nehmen alle zwei offene Karten als Gratisaktien.',
    ],
    fundraiser: [
      'Spendenrunde',
      'Ziehen alle der Reihe nach, ist das Geld knapp: Jede Person zieht noch zwei Karten.',
    ],
    pay: [
      'Bezahlen',
      'Du suchst aus, welche Karten du hergibst. Die gekaufte Aktie kann sich nicht selbst bezahlen.',
    ],
    ability: [
      'Fähigkeiten',
      'Die meisten darf nutzen, wer dieses Unternehmen ausbaut, nach der Dividende; man darf auch ablehnen. Was eine Fähigkeit tut, zahlt nie Dividende.',
    ],
    two: [
      'Zu zweit',
      'Eine gedachte dritte Person besitzt sechs Aktien. Sie zählen für die Preise; sie selbst handelt nie und kann nicht gewinnen. Bonusaktien im Stapel bringen ihr neue Aktien und Tiefenkarten.',
    ],
    hands: [
      'Offen und verdeckt',
      'Aktien und Tiefenreihen liegen offen. Die Hand ist geheim und darf beliebig groß sein.',
    ],
  },
  now: {
    draft: '**Nimm eine Gratisaktie.** Du behältst sie; ihre Zahl spielt keine Rolle mehr.',
    waiting: who =>
      `**${who} entscheidet.** Achte auf die Preise: Jede gekaufte Aktie macht die nächste teurer.`,
    action: '**Eine Aktion:** kaufen, ausbauen oder ziehen.',
    ability: name => `**${name} wurde ausgebaut:** Die Fähigkeit darf jetzt genutzt werden, muss aber nicht.`,
    best: (name, worth) => `**${name} ist am meisten wert:** ${worth} je Aktie.`,
    fundraiser: n =>
      `**${n === 1 ? 'Noch einmal' : `Noch ${n}-mal`} Ziehen in Folge**, und alle ziehen zwei.`,
    doubled: '**Die nächste Spendenrunde in Folge beendet die Partie.**',
    thin: n => `**Noch ${n} Karten im Stapel.** Ist er leer, beginnt das Ende.`,
    final: '**Letzte Züge.** Keine Dividende, keine Fähigkeiten.',
    over: '**Die Partie ist vorbei.** Aktien mal Tiefenkarten.',
  },
};
