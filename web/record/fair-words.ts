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
    sealed:
      'Each player locked a random number of their own away as well. Only when every lock was there were they opened, all at once. So nobody could choose a number to suit the others, not even the table.',
    withheld: (name: string) => `${name}: locked away and never opened`,
    closed: 'never opened',
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
    missing: 'This device was away',
    text: 'It remembered every lock it saw, and what you threw in. All of it is in the logbook.',
    lock: 'The lock in this logbook is not the one this device saw before the first card.',
    list: 'The players’ locks in this logbook are not the ones this device saw before it opened its own.',
    shell: 'What this device threw in is not in this logbook.',
    taken: 'It saw this game begin. The logbook claims that it went on from another one.',
    away: 'Its own number was not opened: it was not there when the game began. So it cannot vouch for anything.',
  },
  continued: (entries: number) =>
    `This game went on from another one. Its deal and its first ${entries} ${plural('en', entries, { one: 'step', other: 'steps' })} came from there.`,
  worth: {
    untold: { say: 'The chest is still locked.', why: 'The game is not over. Come back at the end.' },
    awaited: {
      say: 'The chest is still locked.',
      why: 'Others are still playing this deal. The chest is opened when they are through: a day’s deal after midnight, that of several tables when the last one is over.',
    },
    daily: {
      say: 'The luck was the day’s, unchanged.',
      why: 'Its lock was shown the day before, the same for everybody. Nobody could throw anything in, so whoever runs the server could choose the number before that, not knowing how anybody would play.',
    },
    shared: {
      say: 'The luck was the same for all, unchanged.',
      why: 'Others play this very deal, so nobody could throw anything in: its number decided alone. Whoever ran the table, or had played the deal before, could know it.',
    },
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
    withheld: {
      say: 'Fair, if nobody conspired.',
      why: (names: string, lucks: number) =>
        `${names} locked a number away and never opened it. A lost line does that. Together with the table it would have been a choice between ${lucks} lucks.`,
    },
    sealed: {
      say: 'The luck was fair.',
      why: 'Every number was locked away before the first one was opened. Nobody could choose a card, not even the table, unless everybody who threw something in was in on it.',
    },
    away: {
      say: 'Fair, if you trust the others.',
      why: 'Your own number is not in it, because this device was not there when the game began.',
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
    sealed:
      'Auch jede Person hat eine eigene Zufallszahl weggeschlossen. Erst als alle Schlösser da waren, gingen sie auf, alle auf einmal. So konnte niemand eine Zahl passend zu den anderen aussuchen, auch der Tisch nicht.',
    withheld: name => `${name}: weggeschlossen und nie geöffnet`,
    closed: 'nie geöffnet',
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
    missing: 'Dieses Gerät war weg',
    text: 'Es hat sich alle Schlösser gemerkt, die es sah, und was du dazugeworfen hast. Alles steht im Logbuch.',
    lock: 'Das Schloss in diesem Logbuch ist nicht das, was dieses Gerät vor der ersten Karte gesehen hat.',
    list: 'Die Schlösser der Mitspielenden in diesem Logbuch sind nicht die, die dieses Gerät sah, bevor es seines öffnete.',
    shell: 'Was dieses Gerät dazugeworfen hat, steht nicht in diesem Logbuch.',
    taken:
      'Es hat gesehen, wie diese Partie begann. Das Logbuch behauptet, sie habe eine andere fortgesetzt.',
    away: 'Seine eigene Zahl wurde nicht geöffnet: Es war nicht da, als die Partie begann. Darum kann es für nichts bürgen.',
  },
  continued: entries =>
    `Diese Partie hat eine andere fortgesetzt. Von dort kommen die ausgeteilten Karten und ${entries === 1 ? 'der erste Schritt' : `die ersten ${entries} Schritte`}.`,
  worth: {
    untold: {
      say: 'Die Truhe ist noch zu.',
      why: 'Die Partie ist nicht zu Ende. Komm am Schluss wieder.',
    },
    awaited: {
      say: 'Die Truhe ist noch zu.',
      why: 'Andere spielen diese Partie noch. Geöffnet wird, wenn alle fertig sind: die Partie eines Tages nach Mitternacht, die mehrerer Tische, wenn der letzte zu Ende gespielt hat.',
    },
    daily: {
      say: 'Es war das Glück dieses Tages, unverändert.',
      why: 'Das Schloss war am Vortag zu sehen, für alle dasselbe. Dazuwerfen konnte niemand etwas. Wer den Server betreibt, konnte sich die Zahl also vorher aussuchen, aber ohne zu wissen, wie jemand spielen wird.',
    },
    shared: {
      say: 'Das Glück war für alle dasselbe, unverändert.',
      why: 'Andere spielen genau diese Partie, darum konnte niemand etwas dazuwerfen: Ihre Zahl entschied allein. Wer den Tisch betrieb oder die Partie schon gespielt hatte, konnte sie kennen.',
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
    withheld: {
      say: 'Gerecht, wenn niemand unter einer Decke steckte.',
      why: (names, lucks) =>
        `Von ${names} wurde eine Zahl weggeschlossen und nie geöffnet. Das kommt vor, wenn die Leitung abreißt. Zusammen mit dem Tisch wäre es eine Wahl zwischen ${lucks} Schicksalen gewesen.`,
    },
    sealed: {
      say: 'Das Glück war gerecht.',
      why: 'Jede Zahl war weggeschlossen, bevor die erste geöffnet wurde. Niemand konnte eine Karte aussuchen, auch der Tisch nicht, außer alle, die etwas dazuwarfen, hätten mitgemacht.',
    },
    away: {
      say: 'Gerecht, wenn du den anderen vertraust.',
      why: 'Deine eigene Zahl steckt nicht darin, denn dieses Gerät war nicht da, als die Partie begann.',
    },
  },
  bad: 'Hier stimmt etwas nicht.',
  failed: 'Das Logbuch kam nicht an, also gibt es nichts zu prüfen. Versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  yourself:
    'Prüf es ohne uns: Lade das Logbuch herunter und geh docs/fairness.md Schritt für Schritt durch, mit irgendeinem Programm, das SHA-256 rechnet.',
};
