/** How deep, how fast, with whose help. What an answer is worth is played out in web/games/dive/test/puzzles.test.ts. */
import type { Puzzle, ScriptMove } from '@fathoms/kernel/lesson.ts';
import { PLAIN } from './asks.ts';
import { depth, speed } from './judged.ts';

const TABLE = { seats: 2, options: PLAIN, rivals: ['Pip'] } as const;

const moves = (text: string): ScriptMove[] => text.split(', ');

export const BET_PUZZLES: readonly Puzzle[] = [
  {
    ...TABLE,
    id: 'guess-on',
    title: { en: 'Two levels are clear. And below?', de: 'Zwei Stufen sind klar. Und darunter?' },
    shows: ['S2'],
    seed: 'puzzle 98',
    before: ['B ready 5s 4n 3n 2n 1n'],
    say: {
      en: 'You are on 0. Level 1: the hammerhead. Level 2: a dolphin, so no shark. Below that you can only guess. How many levels do you bet on?',
      de: 'Du bist auf 0. Stufe 1: der Hammerhai. Stufe 2: ein Delfin, also kein Hai. Darunter kannst du nur raten. Auf wie viele Stufen wettest du?',
    },
    lit: ['picture', 'levels'],
    counts: depth('s n'),
    answers: {
      '5 levels': {
        worth: 'best',
        why: {
          en: 'Down to 15 a wrong guess costs only that level and those below: you keep the two clear ones. Three guesses bring one and a half spaces more, on average.',
          de: 'Bis 15 kostet ein falscher Tipp nur diese Stufe und die darunter: Die zwei klaren behältst du. Dreimal raten bringt im Schnitt anderthalb Felder mehr.',
        },
      },
      '4 levels': {
        worth: 'best',
        why: {
          en: 'Down to 15 guessing costs nothing you had: you keep the two clear levels. A fifth level may bring another space.',
          de: 'Bis 15 kostet Raten nichts, was du schon hast: Die zwei klaren Stufen behältst du. Eine fünfte Stufe kann noch ein Feld bringen.',
        },
      },
      '3 levels': {
        worth: 'fine',
        why: {
          en: 'Guessing is right: up here a mistake takes nothing you had. But then why only once?',
          de: 'Raten ist richtig: Hier oben nimmt dir ein Fehler nichts, was du schon hast. Aber warum nur einmal?',
        },
      },
      '2 levels': {
        worth: 'worse',
        why: {
          en: 'Two sure spaces, and you would have them anyway: down to 15 a wrong guess further below takes nothing of them.',
          de: 'Zwei sichere Felder, und die hast du auch sonst: Bis 15 nimmt dir ein falscher Tipp weiter unten nichts davon.',
        },
      },
      '1 levels': {
        worth: 'worse',
        why: {
          en: 'One space, and level 2 is just as clear. Every level you get right is a space.',
          de: 'Ein Feld, dabei ist Stufe 2 genauso klar. Jede Stufe, die stimmt, ist ein Feld.',
        },
      },
      misread: {
        worth: 'worse',
        why: {
          en: 'The hammerhead lies on top: level 1 is shark. The dolphin below it is none: level 2 is no shark.',
          de: 'Der Hammerhai liegt ganz oben: Stufe 1 ist Hai. Der Delfin darunter ist keiner: Stufe 2 ist kein Hai.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'stop-here',
    title: { en: 'On 18. How deep now?', de: 'Auf 18. Wie tief jetzt?' },
    shows: ['red', 'green'],
    seed: 'puzzle 182',
    before: moves(
      'A ready 3s 5s 4s 2s 1s, B ready 3s 5s 4s 2s 1n, A ready 5s 3n 2n 4n 1n, B ready 45s 1n 2n 3n, A ready 1n 5n 4n 3n 2s, B ready 1n 4n 5n 3n 2n, A ready 1n 4s 5s 2s 3n, B ready 1n 3s 5s 4s 2n, B ready 35n 24n 1n',
    ),
    say: {
      en: 'You both are in Deep Waters. Level 1: a red turtle. Level 2: a green one. No shark on either. What lies on level 3 nobody can tell.',
      de: 'Ihr seid beide in der Tiefsee. Stufe 1: eine rote Schildkröte. Stufe 2: eine grüne. Auf beiden kein Hai. Was auf Stufe 3 liegt, kann niemand sagen.',
    },
    lit: ['picture', 'track'],
    counts: depth('n n'),
    answers: {
      '2 levels': {
        worth: 'best',
        why: {
          en: 'Two sure levels, and all five tokens make you fast for both turtles. With both of them you are at the stone: 18, 2 and 1 for the turtles, 2 for the levels.',
          de: 'Zwei sichere Stufen, und alle fünf Plättchen machen dich schnell für beide Schildkröten. Mit beiden bist du am Stein: 18, 2 und 1 für die Schildkröten, 2 für die Stufen.',
        },
      },
      '1 levels': {
        worth: 'worse',
        why: {
          en: 'Level 2 is just as clear, and a green turtle swims there: one sure space and perhaps another one.',
          de: 'Stufe 2 ist genauso klar, und dort schwimmt eine grüne Schildkröte: ein sicheres Feld, vielleicht noch eins.',
        },
      },
      misread: {
        worth: 'worse',
        why: {
          en: 'Nothing up there is a shark. In Deep Waters one wrong bet costs every level.',
          de: 'Da oben schwimmt kein Hai. In der Tiefsee kostet eine falsche Wette alle Stufen.',
        },
      },
      '3 levels': {
        worth: 'worse',
        why: {
          en: 'A third level brings one space. If it is wrong, the two sure ones are lost, too: guessing right three times in five is not enough for that.',
          de: 'Eine dritte Stufe bringt ein Feld. Ist sie falsch, sind auch die zwei sicheren verloren: Dreimal von fünfmal richtig zu raten ist dafür zu wenig.',
        },
      },
      '4 levels': {
        worth: 'worse',
        why: {
          en: 'Two guesses: in two of three cases at least one is wrong, and in Deep Waters that costs all levels.',
          de: 'Zweimal raten: In zwei von drei Fällen ist eins davon falsch, und in der Tiefsee kostet das alle Stufen.',
        },
      },
      '5 levels': {
        worth: 'worse',
        why: {
          en: 'Three guesses, and one mistake costs all levels. Hardly anybody gets through.',
          de: 'Dreimal raten, und ein Fehler kostet alle Stufen. Da kommt kaum jemand durch.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'a-long-ride',
    title: { en: 'Ten spaces on a manta', de: 'Zehn Felder auf dem Manta' },
    shows: ['manta', 'red'],
    seed: 'puzzle 3',
    before: moves(
      'A ready 2n 3n 1s, B ready 5n 3n 4n 1n 2n, A ready 4n 1s 5s 3s 2s, B ready 4n 3n 5s 1s 2s, B ready 4n 5n 3n 2n 1n',
    ),
    say: {
      en: 'You are on 3, Pip on 13. The manta on level 1 carries the fastest to the next pawn ahead. A red turtle is on level 2, no shark on either. How fast are you on level 1?',
      de: 'Du bist auf 3, Pip auf 13. Der Manta auf Stufe 1 trägt, wer am schnellsten ist, bis zur nächsten Figur. Auf Stufe 2 ist eine rote Schildkröte, nirgends ein Hai. Wie schnell bist du auf Stufe 1?',
    },
    lit: ['picture', 'track'],
    counts: speed('n n', [
      [1, 'slow'],
      [5, 'fast'],
      [10, 'all'],
    ]),
    answers: {
      fast: {
        worth: 'best',
        why: {
          en: 'The ride is worth ten spaces, more than anything below. From 5 on you are mostly the fastest, and tokens are left for the red turtle and a level more.',
          de: 'Der Ritt ist zehn Felder wert, mehr als alles darunter. Ab 5 bist du meist am schnellsten, und für die rote Schildkröte und eine Stufe mehr bleiben Plättchen.',
        },
      },
      all: {
        worth: 'worse',
        why: {
          en: 'The ride is as good as yours. But so much is not needed for it: few tokens are left to go deep with, and Pip gets the red turtle.',
          de: 'Der Ritt ist so gut wie deiner. Aber so viel braucht es dafür nicht: Für die Tiefe bleiben kaum Plättchen, und Pip bekommt die rote Schildkröte.',
        },
      },
      slow: {
        worth: 'worse',
        why: {
          en: 'Too slow for ten spaces: a single 5 beats you, and the same speed helps nobody.',
          de: 'Zu langsam für zehn Felder: Schon eine einzelne 5 schlägt dich, und bei gleichem Tempo geht jeder leer aus.',
        },
      },
      misread: {
        worth: 'worse',
        why: {
          en: 'A dolphin and a manta on level 1, a red turtle on level 2: no shark. Whoever is wrong on level 1 rides nowhere.',
          de: 'Ein Delfin und ein Manta auf Stufe 1, eine rote Schildkröte auf Stufe 2: kein Hai. Wer auf Stufe 1 falsch liegt, reitet nicht.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'not-for-you',
    title: { en: 'A manta you cannot ride', de: 'Ein Manta, der dich nicht trägt' },
    shows: ['manta', 'S1'],
    seed: 'puzzle 42',
    before: moves(
      'A ready 4s 2n 3n 1n 5n, B ready 1n 3n, A ready 5n 3n 2n 4n 1s, B ready 4n 3n 5n, B ready 35n 4s 2n 1n',
    ),
    say: {
      en: 'You lead: 14 to 5. The manta on level 1 carries nobody who is in front. Level 2: a large shark. How fast are you on level 1?',
      de: 'Du führst: 14 zu 5. Der Manta auf Stufe 1 trägt niemanden, der vorn ist. Stufe 2: ein großer Hai. Wie schnell bist du auf Stufe 1?',
    },
    lit: ['picture', 'track'],
    counts: speed('n s', [
      [1, 'slow'],
      [7, 'near'],
      [9, 'fast'],
    ]),
    answers: {
      fast: {
        worth: 'best',
        why: {
          en: 'It brings you nothing, but it keeps nine spaces from Pip: only the fastest may ride. Your lead is worth more than a level.',
          de: 'Es bringt dir nichts, aber es nimmt Pip neun Felder: Nur wer am schnellsten ist, darf reiten. Dein Vorsprung ist mehr wert als eine Stufe.',
        },
      },
      near: {
        worth: 'fine',
        why: {
          en: 'Keeping Pip from the manta is the idea. But Pip wants it badly, 8 may be there: with 5 and 4 you can be surer.',
          de: 'Pip den Manta zu nehmen, darum geht es. Aber Pip will ihn unbedingt, womöglich mit 8: Mit 5 und 4 bist du sicherer.',
        },
      },
      slow: {
        worth: 'worse',
        why: {
          en: 'Then Pip rides to your side: nine spaces, and your lead is gone. Be faster, although the manta does not carry you.',
          de: 'Dann reitet Pip an deine Seite: neun Felder, und dein Vorsprung ist weg. Sei schneller, auch wenn der Manta dich nicht trägt.',
        },
      },
      misread: {
        worth: 'worse',
        why: {
          en: 'Level 1: a dolphin and the manta, no shark. Level 2: the large shark with the white belly. Whoever is wrong on level 1 cannot stop Pip.',
          de: 'Stufe 1: ein Delfin und der Manta, kein Hai. Stufe 2: der große Hai mit dem weißen Bauch. Wer auf Stufe 1 falsch liegt, hält Pip nicht auf.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'now-or-later',
    title: { en: 'The Green Turtle: now or later?', de: 'Die Riesenschildkröte: jetzt oder später?' },
    shows: ['giant', 'green'],
    seed: 'puzzle 48',
    options: { ...PLAIN, companions: 'on', ageOrder: 'ABCD' },
    before: moves('A take green, B take clown, B ready 4n 5n 3n 2n 1n'),
    say: {
      en: 'Your companion: with the Giant Green Turtle each green turtle that helps you this round brings 1 space more. It helps in one round only. What is to be seen?',
      de: 'Deine Begleiterin: Mit der Grünen Riesenschildkröte bringt dir jede grüne Schildkröte, die dir in dieser Runde hilft, 1 Feld mehr. Sie hilft nur in einer Runde. Was ist zu sehen?',
    },
    lit: ['picture', 'rack'],
    counts: action => (action.startsWith('ready') ? 'ready' : action),
    answers: {
      'announce green': {
        worth: 'best',
        why: {
          en: 'Two green turtles, one on level 1 and one on level 2, and no shark on either: so much is rarely to be seen. It may bring 2 spaces.',
          de: 'Zwei grüne Schildkröten, eine auf Stufe 1, eine auf Stufe 2, und auf beiden kein Hai: So viel ist selten zu sehen. Das kann 2 Felder bringen.',
        },
      },
      ready: {
        worth: 'worse',
        why: {
          en: 'Green turtles are on 8 of the 36 cards. Two of them lie right on top of each other here: a better round will hardly come. Use the companion first.',
          de: 'Grüne Schildkröten sind auf 8 der 36 Karten. Zwei liegen hier genau obenauf: Eine bessere Runde kommt kaum. Setz erst deine Begleiterin ein.',
        },
      },
    },
  },
  {
    ...TABLE,
    id: 'chief-at-21',
    title: { en: 'The Chief is on 21', de: 'Der Häuptling ist auf 21' },
    shows: ['stone'],
    seats: 1,
    rivals: [],
    options: { ...PLAIN, chief: 'on' },
    seed: 'puzzle 199',
    before: moves('A ready 5n 4s 2s 3n, A ready 2n 1n 3n, A ready 2n 5n 3n, A ready 1n 5s 4s, A ready 3n 2n'),
    say: {
      en: 'You are on 20. The Chief makes 2 or 3 spaces in Deep Waters: 23 or 24, and the game is over. Levels 1 to 3 are clear, only whales and dolphins. How deep do you go?',
      de: 'Du bist auf 20. Der Häuptling schafft in der Tiefsee 2 oder 3 Felder: 23 oder 24, und das Spiel ist aus. Stufe 1 bis 3 sind klar, nur Wale und Delfine. Wie tief gehst du?',
    },
    lit: ['track', 'picture'],
    counts: depth('n n n'),
    answers: {
      '4 levels': {
        worth: 'best',
        why: {
          en: 'Three sure levels lose for certain, so dare a fourth: 24 beats a Chief on 23. That wins two times in five, and there is no next round to save anything for.',
          de: 'Drei sichere Stufen verlieren bestimmt, also wag die vierte: 24 schlägt einen Häuptling auf 23. Das gewinnt zweimal von fünfmal, und es kommt keine Runde mehr, für die du etwas sparen könntest.',
        },
      },
      '5 levels': {
        worth: 'fine',
        why: {
          en: 'Daring is right, and 25 beats any Chief. But two guesses have to be right: that wins three times in ten. With one guess it is two times in five.',
          de: 'Wagen ist richtig, und 25 schlägt jeden Häuptling. Aber zweimal musst du richtig raten: Das gewinnt dreimal von zehnmal. Mit einmal Raten sind es zweimal von fünfmal.',
        },
      },
      '3 levels': {
        worth: 'worse',
        why: {
          en: 'Three sure spaces make 23, and the Chief ends on 23 at least. A tie is the Chief’s: lost for certain.',
          de: 'Drei sichere Felder sind 23, und der Häuptling endet mindestens auf 23. Bei Gleichstand gewinnt er: ganz sicher verloren.',
        },
      },
      '2 levels': {
        worth: 'worse',
        why: {
          en: '22 is not enough: the Chief ends on 23 at least. Careful play is for those who are ahead.',
          de: '22 genügt nicht: Der Häuptling endet mindestens auf 23. Vorsicht ist etwas für die, die vorn sind.',
        },
      },
      '1 levels': {
        worth: 'worse',
        why: {
          en: 'One space makes 21, and the Chief ends on 23 at least.',
          de: 'Ein Feld macht 21, und der Häuptling endet mindestens auf 23.',
        },
      },
      misread: {
        worth: 'worse',
        why: {
          en: 'Whales have grooves along the belly, dolphins a beak: no shark on levels 1 to 3. A mistake there ends it at once.',
          de: 'Wale haben Furchen am Bauch, Delfine einen Schnabel: kein Hai auf Stufe 1 bis 3. Ein Fehler dort, und alles ist vorbei.',
        },
      },
    },
  },
];
