import type { Suit } from '@fathoms/games/locker/parts.ts';
import type { LockerGuide } from './en.ts';

const pieces: Record<Suit, string> = {
  anchor: 'Rettet die Karten vor ihm, falls die Reihe sinkt.',
  squid: 'Will noch zwei Karten, bevor du heim darfst.',
  map: 'Du siehst drei Karten der Kiste und musst eine legen.',
  key: 'Mit einer Truhe zusammen daheim: Extrakarten.',
  chest: 'Mit einem Schlüssel zusammen daheim: Extrakarten.',
  knife: 'Eine höchste Karte anderer, die du wählst, sinkt in die Kiste.',
  drone: 'Nur du siehst die nächste Karte, bevor du entscheidest.',
  net: 'Lege eine höchste Karte aus deinem Laderaum. Sie wirkt noch einmal.',
  harpoon: 'Lege eine höchste Karte anderer, deren Sorte dir fehlt.',
  mermaid: 'Tut nichts. Sie ist einfach mehr wert, bis zu 9.',
};

export const de: LockerGuide = {
  goal: {
    title: 'Ziel',
    text: 'Bring Beute heim. Von jeder Sorte zählt **nur deine höchste Karte**; die meisten Punkte gewinnen.',
  },
  turn: {
    title: 'Dein Zug',
    reveal: '**Decke** eine Karte auf und leg sie in deine Reihe. Die erste ist Pflicht.',
    effect: '**Tu**, was ihre Sorte sagt, und zwar sofort. Ablehnen geht nicht.',
    choose: '**Weiter** mit noch einer Karte, oder **heim** mit der ganzen Reihe.',
    incident: '**Zweimal dieselbe Sorte?** Ein Zwischenfall: Die Reihe sinkt, dein Zug ist vorbei.',
  },
  cards: { title: 'Was die Karten tun', hint: 'Tipp eine an: die genaue Regel.', pieces },
  end: {
    title: 'Das Ende',
    text: 'Mit der letzten Karte des Stapels endet die Partie, sobald dieser Zug vorbei ist. Dann zählt jeder Laderaum: die höchste Karte jeder Sorte. Bei Gleichstand gewinnt der vollere.',
  },
  fine: {
    title: 'Gut zu wissen',
    setup: [
      'So geht es los',
      'Die niedrigste Karte jeder Sorte liegt in Davy Jones’ Kiste, dem Stapel ganz unten. Die anderen 50 sind der Beutestapel. Alle Laderäume sind leer.',
    ],
    locker: [
      'Davy Jones’ Kiste',
      'Was sinkt, landet hier, verdeckt. Schatzkarten, Schlüssel und Truhen holen Karten wieder herauf.',
    ],
    chain: [
      'Eine Karte, viele Wirkungen',
      'Auch eine Karte, die eine Wirkung legt, wirkt: Ein Netz kann eine Schatzkarte legen und die eine dritte Karte. Jede davon kann einen Zwischenfall auslösen.',
    ],
    incident: [
      'Was ein Zwischenfall dir lässt',
      'Nur, was ein Anker oder eine Taucherkarte rettet. Was vorher geschah, etwa mit einem Messer, bleibt geschehen.',
    ],
    squid: [
      'Ein hungriger Kalmar',
      'Jede Karte nach ihm zählt, gleich woher. Ist der Stapel vorher leer, lässt er dich ziehen.',
    ],
    must: [
      'Du musst wählen',
      'Schatzkarte, Netz, Harpune und Messer verlangen eine Wahl, auch wenn jede weh tut. Gibt es nichts zu wählen, tun sie nichts.',
    ],
    bonus: [
      'Schlüssel und Truhe',
      'Beide in der Reihe, die du heimbringst: so viele zufällige Karten aus der Kiste, wie die Reihe hat. Nicht nach einem Zwischenfall, und ein Schlüssel, der schon daheim liegt, zählt nicht.',
    ],
    drone: [
      'Nach der Drohne',
      'Heim, und die Karte bleibt für die Nächsten, oder weiter: Dann kommt genau diese.',
    ],
    open: [
      'Offen und verdeckt',
      'Alle sehen alle Laderäume und wie viele Karten noch da sind. In Stapel und Kiste schaut niemand, es sei denn, eine Karte sagt es.',
    ],
  },
  divers: {
    title: 'Taucherkarten',
    hint: 'Zum Dazunehmen: eine für jede Person, die ganze Partie lang.',
  },
  variants: { title: 'Varianten', hint: 'Zum Dazunehmen: höchstens eine je Partie.' },
  now: {
    first: '**Decke eine Karte auf.** Die erste eines Zuges ist Pflicht.',
    begin: who => `**${who} erkundet.** Achte darauf, welche Sorten heimkommen.`,
    pair: n => `**Schlüssel und Truhe liegen in deiner Reihe.** Tauch auf und nimm ${n} Extrakarten.`,
    fed: '**Der Kalmar ist satt.** Du darfst heim.',
    hungry: n =>
      `**Der Kalmar will noch ${n === 1 ? 'eine Karte' : `${n} Karten`}.** Vorher darfst du nicht heim.`,
    saved: n =>
      `**Der Anker hält.** Nach einem Zwischenfall ${n === 1 ? 'bliebe dir die Karte' : `blieben dir die ${n} Karten`} vor ihm.`,
    sinks: (suits, n) => `**Noch einmal ${suits}** versenkt ${n === 1 ? 'deine Karte' : `alle ${n} Karten`}.`,
    sinksValue: (values, n) =>
      `**Noch einmal ${values}** versenkt ${n === 1 ? 'deine Karte' : `alle ${n} Karten`}.`,
    or: 'oder',
    choose: '**Wie du dich auch entscheidest:** Von jeder Sorte zählt nur deine höchste Karte.',
    net: '**Dein Netz** muss eine höchste Karte deines Laderaums legen, auch eine, die dich versenkt.',
    harpoon:
      '**Deine Harpune** muss eine Karte anderer legen, deren Sorte dir fehlt, auch eine, die dich versenkt.',
    knife: '**Dein Messer** versenkt eine höchste Karte anderer. Du wählst.',
    map: '**Deine Schatzkarte** muss eine dieser Karten legen, auch eine, die dich versenkt.',
    last: '**Der Stapel ist fast leer.** Seine letzte Karte beendet die Partie.',
    over: '**Die Partie ist vorbei.** Von jeder Sorte zählt die beste Karte.',
  },
};
