import type { ABOUT as english } from './en-about.ts';

export const ABOUT: typeof english = {
  air: {
    title: 'Deine Luft',
    text: 'Ein Zug, der unter Wasser endet, kostet Luft, je tiefer, desto mehr; das gelbe Ende der Anzeige ist, was dieser Zug nimmt. Bei 0 ist der Tauchgang vorbei, also komm rechtzeitig hoch. Ein Sog nimmt Luft, egal wer am Zug ist.',
    rule: 'SCUBA-89',
  },
  plan: {
    title: 'Der Heimweg',
    text: 'Höchstens zwei Reihen je Zug geht es hinauf. Die Linie ist dein Tauchgang: schwarz, was war, gepunktet der letzte sichere Plan; die Kreise sind die Luft, die du hättest, die rote Marke die Runde zur Umkehr.',
    rule: 'SCUBA-44',
  },
  album: {
    title: 'Das Album',
    text: 'Alle Tiere, die es gibt, mit ihren Punkten; die Farbe am Fuß sagt, wie tief sie leben. Gesehene zählen am Ende, graue warten noch. Wer lebend zurück ist und die meisten Punkte hat, gewinnt.',
    rule: 'SCUBA-66',
  },
  depth: {
    title: 'Tiefe',
    text: 'Jede Reihe sind fünf Meter. Farbe und Wellen eines Plättchens sagen, in welche Tiefe es gehört: je tiefer, desto seltener und wertvoller die Tiere.',
    rule: 'SCUBA-89',
  },
};
