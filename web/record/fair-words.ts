import { plural } from '../words/plural.ts';

/** The words of the check, for somebody who has never heard of a hash. */
export const fairEn = {
  title: 'Was the luck fair?',
  lead: 'Nobody can see into a computer while it shuffles. So this table shuffles in a way that everybody can check afterwards, like this:',
  checking: 'Dealing every card again',
  chest: {
    title: 'A locked chest',
    text: 'Before the first card, the table put a secret number into a chest, locked it and showed everybody the lock.',
    lock: 'The lock',
  },
  shells: {
    title: 'Everybody throws something in',
    text: 'Then each player threw a random number of their own on top. So the table could not know what would come of its secret.',
    none: 'At this table nobody threw anything in. The number in the chest decided alone.',
    of: (name: string, number: string) => `${name}: ${number}`,
    nothing: (name: string) => `${name}: nothing`,
  },
  key: {
    title: 'The chest is opened',
    text: 'The game is over, so the secret number may be seen. Only one number fits a lock like that, and this one fits the lock from the beginning. It was not exchanged.',
    secret: 'The secret number',
    bad: 'This number does not fit the lock from the beginning. Somebody has exchanged it.',
  },
  cards: {
    title: 'Every card once more',
    text: (rolls: number) =>
      `We stirred all the numbers together and dealt the whole game again: ${rolls} ${plural('en', rolls, { one: 'time luck decided, and it was', other: 'times luck decided, and every time it was' })} the same.`,
    part: (rolls: number, taken: number) =>
      `${taken} ${plural('en', taken, { one: 'time luck decided in the game this one', other: 'times luck decided in the game this one' })} went on from. Where that luck came from, this logbook cannot show. After that luck decided ${rolls} more ${plural('en', rolls, { one: 'time', other: 'times' })}, as the number in the chest says.`,
    bad: (at: number) =>
      at === 0
        ? 'At the very beginning the luck was another one than these numbers give.'
        : `At move ${at} the luck was another one than these numbers give.`,
    contributions: 'What the players threw in does not belong to this table.',
    rules: 'The moves or the result in this logbook do not follow the rules. Somebody has changed it.',
  },
  memory: {
    title: 'This device was there',
    text: 'It remembered the lock, and what you threw in. Both are in the logbook.',
    lock: 'The lock in this logbook is not the one this device saw before the first card.',
    shell: 'What this device threw in is not in this logbook.',
  },
  continued: (entries: number) =>
    `This game went on from another one. Its deal and its first ${entries} ${plural('en', entries, { one: 'step', other: 'steps' })} came from there.`,
  worth: {
    untold: { say: 'The chest is still locked.', why: 'The game is not over. Come back at the end.' },
    continued: {
      say: 'Not checked as fair.',
      why: 'This game went on from another one, and nothing here vouches for the luck it came with.',
    },
    seed: {
      say: 'Nothing was changed after the first card.',
      why: 'But nobody threw anything in, so whoever ran the table could have chosen its number before. On your own device that is you.',
    },
    open: {
      say: 'Nothing was changed after the first card.',
      why: 'The players’ numbers lay open, though: whoever came last could have chosen theirs, but only together with the table.',
    },
  },
  bad: 'Something is not right here.',
  failed: 'The logbook did not come, so there is nothing to check. Try once more.',
  again: 'Try again',
  yourself:
    'Check it without us: download the logbook and follow docs/fairness.md, step by step, with any program that computes SHA-256.',
};

export type FairWords = typeof fairEn;

export const fairDe: FairWords = {
  title: 'War das Glück gerecht?',
  lead: 'Beim Mischen kann niemand in einen Computer hineinsehen. Darum mischt dieser Tisch so, dass es alle hinterher nachprüfen können, und zwar so:',
  checking: 'Jede Karte wird noch einmal gegeben',
  chest: {
    title: 'Eine verschlossene Truhe',
    text: 'Vor der ersten Karte hat der Tisch eine geheime Zahl in eine Truhe gelegt, sie abgeschlossen und allen das Schloss gezeigt.',
    lock: 'Das Schloss',
  },
  shells: {
    title: 'Alle werfen etwas dazu',
    text: 'Dann hat jede Person eine eigene Zufallszahl dazugeworfen. So konnte der Tisch nicht wissen, was aus seinem Geheimnis wird.',
    none: 'An diesem Tisch hat niemand etwas dazugeworfen. Die Zahl in der Truhe entschied allein.',
    of: (name, number) => `${name}: ${number}`,
    nothing: name => `${name}: nichts`,
  },
  key: {
    title: 'Die Truhe geht auf',
    text: 'Die Partie ist vorbei, also darf man die geheime Zahl sehen. In so ein Schloss passt nur eine einzige Zahl, und diese passt in das vom Anfang. Sie wurde nicht vertauscht.',
    secret: 'Die geheime Zahl',
    bad: 'Diese Zahl passt nicht in das Schloss vom Anfang. Jemand hat sie vertauscht.',
  },
  cards: {
    title: 'Jede Karte noch einmal',
    text: rolls =>
      `Wir haben alle Zahlen verrührt und die ganze Partie noch einmal gegeben: ${rolls} Mal hat das Glück entschieden, und es war ${rolls === 1 ? '' : 'jedes Mal '}dasselbe.`,
    part: (rolls, taken) =>
      `${taken} Mal hat das Glück in der Partie entschieden, die hier weiterging. Woher dieses Glück kam, kann das Logbuch nicht zeigen. Danach hat es noch ${rolls} Mal entschieden, so wie es die Zahl in der Truhe sagt.`,
    bad: at =>
      at === 0
        ? 'Ganz am Anfang war das Glück ein anderes, als diese Zahlen ergeben.'
        : `In Zug ${at} war das Glück ein anderes, als diese Zahlen ergeben.`,
    contributions: 'Was dazugeworfen wurde, gehört nicht zu diesem Tisch.',
    rules: 'Die Züge oder das Ergebnis in diesem Logbuch folgen nicht den Regeln. Jemand hat es verändert.',
  },
  memory: {
    title: 'Dieses Gerät war dabei',
    text: 'Es hat sich das Schloss gemerkt und was du dazugeworfen hast. Beides steht im Logbuch.',
    lock: 'Das Schloss in diesem Logbuch ist nicht das, was dieses Gerät vor der ersten Karte gesehen hat.',
    shell: 'Was dieses Gerät dazugeworfen hat, steht nicht in diesem Logbuch.',
  },
  continued: entries =>
    `Diese Partie hat eine andere fortgesetzt. Von dort kommen die ausgeteilten Karten und ${entries === 1 ? 'der erste Schritt' : `die ersten ${entries} Schritte`}.`,
  worth: {
    untold: {
      say: 'Die Truhe ist noch zu.',
      why: 'Die Partie ist nicht zu Ende. Komm am Schluss wieder.',
    },
    continued: {
      say: 'Nicht als gerecht geprüft.',
      why: 'Diese Partie hat eine andere fortgesetzt, und für das Glück, das sie mitbrachte, bürgt hier nichts.',
    },
    seed: {
      say: 'Nach der ersten Karte wurde nichts verändert.',
      why: 'Aber niemand hat etwas dazugeworfen. Wer den Tisch betrieb, konnte sich die Zahl also vorher aussuchen. Auf deinem eigenen Gerät bist du das.',
    },
    open: {
      say: 'Nach der ersten Karte wurde nichts verändert.',
      why: 'Die Zahlen der Mitspielenden lagen allerdings offen da: Wer zuletzt kam, konnte seine aussuchen, aber nur zusammen mit dem Tisch.',
    },
  },
  bad: 'Hier stimmt etwas nicht.',
  failed: 'Das Logbuch kam nicht an, also gibt es nichts zu prüfen. Versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  yourself:
    'Prüf es ohne uns: Lade das Logbuch herunter und geh docs/fairness.md Schritt für Schritt durch, mit irgendeinem Programm, das SHA-256 rechnet.',
};
