import type { Puzzle, ScriptMove } from '@fathoms/kernel/lesson.ts';

/** `A reveal, B return` as moves. */
export const moves = (text: string): readonly ScriptMove[] => text.split(', ');

const TABLE = {
  seats: 2,
  options: { divers: 'off', variant: 'none', start: 'A' },
  rivals: ['Pip'],
} as const;

const FOUR = moves('A reveal, A reveal, A reveal, A reveal');

/** Ten positions, from easy to hard. */
export const PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'seen-ahead',
    title: { en: 'You have seen the next card', de: 'Du kennst die nächste Karte' },
    shows: ['key-3', 'drone-4', 'anchor-5'],
    seed: 'puzzle 5',
    before: moves(
      'A reveal, A map drone-2, A reveal, A return, B reveal, B reveal, B reveal, B knife A harpoon, B reveal, B map mermaid-4, B return, A reveal, A reveal',
    ),
    say: {
      en: 'Your Drone shows an Anchor on top of the deck. Pip leads, 24 to 7.',
      de: 'Deine Drohne zeigt oben auf dem Stapel einen Anker. Pip führt mit 24 zu 7.',
    },
    lit: ['line', 'deck'],
    answers: {
      reveal: {
        worth: 'best',
        why: {
          en: 'The Anchor is a new suit: nothing can go wrong. It brings 5 points, and it saves the Key and the Drone for whatever comes next.',
          de: 'Der Anker ist eine neue Sorte: Es kann nichts schiefgehen. Er bringt 5 Punkte und rettet Schlüssel und Drohne für alles, was folgt.',
        },
      },
      return: {
        worth: 'worse',
        why: {
          en: 'That leaves a sure Anchor for Pip, and it comes up first on Pip’s turn. A card you have seen and that is safe costs nothing.',
          de: 'Damit bekommt Pip den sicheren Anker als erste Karte. Eine sichere Karte, die du gesehen hast, kostet nichts.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'map-that-sinks',
    title: { en: 'Which card from the Map?', de: 'Welche Karte von der Schatzkarte?' },
    shows: ['map-6', 'drone-2', 'mermaid-4'],
    seed: 'puzzle 6',
    before: FOUR,
    say: {
      en: 'Your Map offers three cards from the Locker. Look at your line first.',
      de: 'Deine Schatzkarte bietet drei Karten aus der Kiste an. Sieh dir erst deine Reihe an.',
    },
    lit: ['chooser', 'line'],
    answers: {
      'map key-2': {
        worth: 'best',
        why: {
          en: 'The Key is the only suit that does not lie in your line yet. Small, but everything stays.',
          de: 'Der Schlüssel ist die einzige Sorte, die noch nicht in deiner Reihe liegt. Klein, aber alles bleibt.',
        },
      },
      'map drone-2': {
        worth: 'worse',
        why: {
          en: 'A Drone lies in your line already: all four cards would sink.',
          de: 'Eine Drohne liegt schon in deiner Reihe: Alle vier Karten würden sinken.',
        },
      },
      'map mermaid-4': {
        worth: 'worse',
        why: {
          en: 'Worth the most, and the end of it: a Mermaid lies in your line already, all four cards would sink.',
          de: 'Am meisten wert, und das Ende: Eine Meerjungfrau liegt schon in deiner Reihe, alle vier Karten würden sinken.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'enough',
    title: { en: '24 points in the line. Go on?', de: '24 Punkte in der Reihe. Weiter?' },
    shows: ['squid-5', 'key-7', 'drone-7'],
    seed: 'puzzle 3',
    before: FOUR,
    say: {
      en: 'Your hold is empty, and four good cards lie in your line.',
      de: 'Dein Laderaum ist leer, und vier gute Karten liegen in deiner Reihe.',
    },
    lit: ['line', 'odds'],
    answers: {
      return: {
        worth: 'best',
        why: {
          en: '16 of the 46 cards sink all of it, more than one in three. One more card brings about 5 points, an incident costs 24.',
          de: '16 der 46 Karten versenken alles, mehr als jede dritte. Eine Karte mehr bringt etwa 5 Punkte, ein Zwischenfall kostet 24.',
        },
      },
      reveal: {
        worth: 'worse',
        why: {
          en: 'It goes well in 30 of 46 cases and brings about 5 points; in the other 16 it costs 24. That does not pay.',
          de: 'In 30 von 46 Fällen geht es gut und bringt etwa 5 Punkte; in den anderen 16 kostet es 24. Das lohnt nicht.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'anchor-down',
    title: { en: 'The Anchor is down. Go on?', de: 'Der Anker liegt. Weiter?' },
    shows: ['harpoon-3', 'anchor-6'],
    seed: 'puzzle 13',
    before: moves(
      'A reveal, A map mermaid-4, A reveal, A return, B reveal, B reveal, B reveal, B reveal, A reveal, A reveal',
    ),
    say: {
      en: 'You lead, 15 to 0. The Harpoon is saved, the Anchor itself is not.',
      de: 'Du führst mit 15 zu 0. Die Harpune ist gerettet, der Anker selbst nicht.',
    },
    lit: ['line', 'odds'],
    answers: {
      reveal: {
        worth: 'best',
        why: {
          en: 'Only 8 of 42 cards sink you, and then only the Anchor is lost. Most others are suits you do not have yet.',
          de: 'Nur 8 von 42 Karten versenken dich, und dann ist nur der Anker weg. Die meisten anderen sind Sorten, die dir noch fehlen.',
        },
      },
      return: {
        worth: 'fine',
        why: {
          en: '9 sure points. But there is little to lose: the Anchor makes going on cheap.',
          de: '9 sichere Punkte. Aber es gibt wenig zu verlieren: Mit dem Anker ist Weitertauchen billig.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'key-for-a-chest',
    title: { en: 'What fits the Chest?', de: 'Was passt zur Truhe?' },
    shows: ['chest-4', 'map-7', 'key-2'],
    seed: 'puzzle 8',
    before: FOUR,
    say: {
      en: 'A Chest lies in your line, and the Map offers a Key, a Knife and a Net. All of them are 2s.',
      de: 'In deiner Reihe liegt eine Truhe, und die Schatzkarte bietet Schlüssel, Messer und Netz an. Alle sind 2 wert.',
    },
    lit: ['chooser', 'line'],
    answers: {
      'map key-2': {
        worth: 'best',
        why: {
          en: 'A Key and a Chest that come home together bring as many cards from the Locker as lie in your line: five more.',
          de: 'Schlüssel und Truhe, die zusammen heimkommen, holen so viele Karten aus der Kiste, wie in deiner Reihe liegen: noch fünf.',
        },
      },
      'map knife-2': {
        worth: 'worse',
        why: {
          en: 'Pip has no card to lose yet: the Knife does nothing, and 2 points are all it brings.',
          de: 'Pip hat noch keine Karte zu verlieren: Das Messer bewirkt nichts und bringt nur 2 Punkte.',
        },
      },
      'map net-2': {
        worth: 'worse',
        why: {
          en: 'Your hold is empty: the Net finds nothing there, and 2 points are all it brings.',
          de: 'Dein Laderaum ist leer: Das Netz findet dort nichts und bringt nur 2 Punkte.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'bonus-home',
    title: { en: 'Key and Chest lie there. Go on?', de: 'Schlüssel und Truhe liegen da. Weiter?' },
    shows: ['mermaid-5', 'chest-4', 'key-5'],
    seed: 'puzzle 47',
    before: FOUR,
    say: {
      en: 'Four cards, with a Key and a Chest among them. The Anchor came first and saves nothing.',
      de: 'Vier Karten, darunter Schlüssel und Truhe. Der Anker kam zuerst und rettet nichts.',
    },
    lit: ['line', 'odds'],
    answers: {
      return: {
        worth: 'best',
        why: {
          en: '19 points, and Key and Chest bring four cards from the Locker on top. With 16 in 46 against you that is too much to risk.',
          de: '19 Punkte, und Schlüssel und Truhe holen noch vier Karten aus der Kiste. Bei 16 von 46 gegen dich ist das zu viel, um es zu riskieren.',
        },
      },
      reveal: {
        worth: 'worse',
        why: {
          en: 'One card more means one bonus card more. But in 16 of 46 cases four cards and the bonus are gone.',
          de: 'Eine Karte mehr heißt eine Bonuskarte mehr. Aber in 16 von 46 Fällen sind vier Karten und der Bonus weg.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'where-to-cut',
    title: { en: 'Best use of a Knife', de: 'Das Messer am besten nutzen' },
    shows: ['knife-6', 'mermaid-7', 'key-6'],
    seed: 'puzzle 29',
    before: moves(
      'A reveal, A reveal, A map anchor-2, A reveal, B reveal, B map anchor-2, B reveal, B reveal, B return, A reveal, A reveal',
    ),
    say: {
      en: 'Your Knife sinks one of Pip’s best cards. Pip has 18 points.',
      de: 'Dein Messer versenkt eine von Pips besten Karten. Pip hat 18 Punkte.',
    },
    lit: ['rival'],
    answers: {
      'knife B mermaid': {
        worth: 'best',
        why: {
          en: 'The Mermaid costs Pip 7 points, and no lower one lies below her.',
          de: 'Die Meerjungfrau kostet Pip 7 Punkte, und unter ihr liegt keine kleinere.',
        },
      },
      'knife B key': {
        worth: 'fine',
        why: {
          en: 'Costs Pip 6 points. The Mermaid would cost one more.',
          de: 'Kostet Pip 6 Punkte. Die Meerjungfrau würde einen mehr kosten.',
        },
      },
      'knife B map': {
        worth: 'worse',
        why: { en: 'Costs Pip only 3 points.', de: 'Kostet Pip nur 3 Punkte.' },
      },
      'knife B anchor': {
        worth: 'worse',
        why: {
          en: 'Costs Pip only 2 points. In a hold an Anchor saves nothing.',
          de: 'Kostet Pip nur 2 Punkte. Im Laderaum rettet ein Anker nichts.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'harpoon-aim',
    title: { en: 'What do you harpoon?', de: 'Was harpunierst du?' },
    shows: ['chest-7', 'harpoon-7', 'mermaid-7'],
    seed: 'puzzle 16',
    before: moves(
      'A reveal, A reveal, A reveal, A reveal, A return, B reveal, B reveal, B reveal, B reveal, B return, A reveal, A reveal',
    ),
    say: {
      en: 'A Harpoon takes a suit you lack from Pip’s hold and places it in your line.',
      de: 'Eine Harpune holt eine Sorte, die dir fehlt, aus Pips Laderaum in deine Reihe.',
    },
    lit: ['rival', 'line'],
    answers: {
      'harpoon B mermaid': {
        worth: 'best',
        why: {
          en: '7 points less for Pip at once, and 7 more for you if she comes home.',
          de: 'Sofort 7 Punkte weniger für Pip, und 7 mehr für dich, wenn sie heimkommt.',
        },
      },
      'harpoon B chest': {
        worth: 'worse',
        why: {
          en: 'A Chest lies in your line already: it would all sink, Pip’s Chest with it.',
          de: 'Eine Truhe liegt schon in deiner Reihe: Alles würde sinken, Pips Truhe mit.',
        },
      },
      'harpoon B drone': {
        worth: 'worse',
        why: {
          en: 'You would see the next card, for 2 points. The Mermaid is worth 7, and costs Pip 7.',
          de: 'Du sähst die nächste Karte, für 2 Punkte. Die Meerjungfrau ist 7 wert und kostet Pip 7.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'net-and-harpoon',
    title: { en: 'Which card for the Net?', de: 'Welche Karte für das Netz?' },
    shows: ['net-5', 'harpoon-5', 'mermaid-8'],
    seed: 'puzzle 12',
    before: moves(
      'A reveal, A reveal, A reveal, A reveal, A return, B reveal, B reveal, B reveal, B map key-2, B return, A reveal',
    ),
    say: {
      en: 'The Net puts one of your own cards back into the line. Whatever is placed takes effect again.',
      de: 'Das Netz legt eine deiner eigenen Karten zurück in die Reihe. Was gelegt wird, wirkt noch einmal.',
    },
    lit: ['hold', 'rival'],
    answers: {
      'net harpoon': {
        worth: 'best',
        why: {
          en: 'The Harpoon shoots again: a suit you lack, such as Pip’s Map 7, comes over, and a Map opens the Locker too.',
          de: 'Die Harpune schießt noch einmal: Eine Sorte, die dir fehlt, etwa Pips Schatzkarte 7, kommt herüber, und die öffnet auch noch die Kiste.',
        },
      },
      'net key': {
        worth: 'worse',
        why: {
          en: 'Little at stake, and little won: a Key does nothing by itself.',
          de: 'Wenig riskiert, wenig gewonnen: Ein Schlüssel allein bewirkt nichts.',
        },
      },
      'net drone': {
        worth: 'fine',
        why: {
          en: 'You see the next card before you go on. But the Harpoon brings a whole card.',
          de: 'Du siehst die nächste Karte, bevor du weitertauchst. Aber die Harpune bringt eine ganze Karte.',
        },
      },
      'net mermaid': {
        worth: 'worse',
        why: {
          en: 'Your best card in danger, and for nothing: a Mermaid has no effect.',
          de: 'Deine beste Karte in Gefahr, und für nichts: Eine Meerjungfrau hat keine Wirkung.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'take-the-knife',
    title: { en: 'Mermaid 9 or Knife 7?', de: 'Meerjungfrau 9 oder Messer 7?' },
    shows: ['harpoon-5', 'knife-7', 'mermaid-9'],
    seed: 'puzzle 17',
    before: moves(
      'A reveal, A map squid-2, A reveal, A reveal, A return, B reveal, B reveal, B reveal, A reveal, A reveal, A reveal, A reveal, A return, B reveal, B knife A key, B reveal, B reveal, B return, A reveal, A reveal, A net harpoon',
    ),
    say: {
      en: 'Your Harpoon may take Pip’s Knife or Pip’s Mermaid. You lack both.',
      de: 'Deine Harpune kann Pips Messer oder Pips Meerjungfrau holen. Beide fehlen dir.',
    },
    lit: ['rival', 'line'],
    answers: {
      'harpoon B knife': {
        worth: 'best',
        why: {
          en: 'A card that is harpooned takes effect: the Knife turns on Pip at once and sinks the Mermaid 9. Pip loses 16 points, you may win 7.',
          de: 'Eine harpunierte Karte wirkt: Das Messer trifft sofort Pip und versenkt die Meerjungfrau 9. Pip verliert 16 Punkte, du kannst 7 gewinnen.',
        },
      },
      'harpoon B mermaid': {
        worth: 'fine',
        why: {
          en: '9 less for Pip, 9 more for you if she comes home. The Knife would cost Pip 16.',
          de: '9 weniger für Pip, 9 mehr für dich, wenn sie heimkommt. Das Messer würde Pip 16 kosten.',
        },
      },
    },
  },
];
