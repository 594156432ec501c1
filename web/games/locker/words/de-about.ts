import { count, from } from '../../../board/grammar/de.ts';
import type { LockerWords } from './en.ts';

const cards = (n: number) => count(n, 'Karte', 'Karten');

export const about: LockerWords['about'] = {
  crateTitle: who => (who.you ? 'Dein Laderaum' : `Laderaum ${from(who)}`),
  crate: (score, n) =>
    `Beute, die oben ist: ${cards(n)}, jetzt ${count(score, 'Punkt', 'Punkte')} wert. Nur die höchste Karte jeder Sorte zählt; kleinere liegen als Reserve dahinter. Die meisten Punkte gewinnen.`,
  deck: {
    title: 'Beutestapel',
    text: view =>
      `Jede aufgedeckte Karte führt dich einen Schritt weiter; der Zug, der den Stapel leert, ist der letzte. Noch ${cards(view.deck)}.`,
  },
  line: {
    title: 'Deine Reihe',
    text: view =>
      `Was dieser Zug bisher gebracht hat: ${cards(view.exploration.length)}. Dir gehört es erst nach dem Auftauchen. Kommt eine Sorte zum zweiten Mal, versinkt, was nicht gerettet ist.`,
  },
  locker: {
    title: 'Davy Jones’ Kiste',
    text: view =>
      `Alles, was versinkt, liegt hier verdeckt: ${cards(view.locker)}. Eine Schatzkarte holt eine Karte heraus, Schlüssel und Truhe eine Handvoll.`,
  },
  odds: {
    title: 'Das Risiko',
    text: () =>
      'Ein Strich für jede Karte, die als Nächstes kommen kann; schraffierte wiederholen eine Sorte der Reihe. Darunter steht, welche und wie viele davon noch da sind. Warum weiter? Jede neue Sorte bringt Punkte, sobald sie oben ist.',
  },
  saved: {
    title: 'Vom Anker gerettet',
    text: () => 'Was das Seil hält, kommt auch nach einem Zwischenfall nach oben.',
  },
  fed: {
    title: 'Der Kalmar hat Hunger',
    text: view =>
      view.owed > 0
        ? `Noch ${cards(view.owed)} müssen liegen, bevor du auftauchen darfst.`
        : 'Er hat seine Karten: Du darfst auftauchen.',
  },
  cut: {
    title: 'Eine gekappte Leine',
    text: () => 'Was hier bei einem Zwischenfall verloren geht, bekommt die Saboteurin.',
  },
};
