import { count, from } from '../../../board/grammar/de.ts';
import type { LockerWords } from './en.ts';

const cards = (n: number) => count(n, 'Karte', 'Karten');

export const ahead: LockerWords['ahead'] = {
  sinks: (n, saved) =>
    n === 0
      ? 'beendet deinen Zug: Alles, was da liegt, ist gerettet'
      : `würde ${n === 1 ? 'deine Karte' : `deine ${cards(n)}`} versenken${saved > 0 ? `, ${saved} gerettet` : ''}`,
  gives: (n, to) => `würde ${n === 1 ? 'deine Karte' : `deine ${cards(n)}`} an ${to} geben`,
  repeats: suit => `${suit} liegt schon in deiner Reihe.`,
  repeatsValue: value => `Eine ${value} liegt schon in deiner Reihe.`,
  atStake: points => `${count(points, 'Punkt geht', 'Punkte gehen')} unter.`,
  cut: (who, card) => `versenkt ${card} ${from(who)}`,
  cutAll: (who, n, suit) => `versenkt alle ${n} (${suit}) ${from(who)}`,
  keeps: (who, card) => `bringt dir ${card} ${from(who)}`,
  nextCounts: card => `Dann zählt ${card}.`,
  nothingLeft: suit => `Dort bleibt nichts von ${suit}.`,
  riposte: who => `versinkt sofort: Konter ${from(who)}`,
  turned: name => `${name} wendet es: Du versenkst eine eigene Karte`,
  turnedIdle: name => `bewirkt nichts: ${name} wendet es, und dein Laderaum ist leer`,
  victim: name => `was ${name} bei einem Zwischenfall verliert, kommt zu dir`,
  raids: (name, n) => `holt bis zu ${cards(n)} von ${name}, nach Zufall`,
  raidsAll: name => `holt alles von ${name}`,
  idle: {
    map: 'bewirkt nichts: Die Kiste ist leer',
    knife: 'bewirkt nichts: Niemand sonst hat eine Karte',
    drone: 'bewirkt nichts: Der Beutestapel ist leer',
    net: 'bewirkt nichts: Dein Laderaum ist leer',
    harpoon: 'bewirkt nichts: Niemand hat eine Sorte, die dir fehlt',
  },
  saves: n => (n === 0 ? 'rettet noch nichts' : `rettet ${n === 1 ? 'deine Karte' : `deine ${cards(n)}`}`),
  demands: n => `dann noch ${cards(n)}, bevor du auftauchen darfst`,
  bonus: n =>
    n === 0
      ? 'Schlüssel und Truhe, aber die Kiste ist leer'
      : `Schlüssel und Truhe: ${cards(n)} mehr beim Auftauchen`,
  raid: n => `Schlüssel und Truhe: bis zu ${cards(n)} von anderen beim Auftauchen`,
  lone: other => `braucht dazu ${other} in der Reihe`,
  leads: {
    map: 'dann legst du eine Karte aus der Kiste',
    knife: 'dann versinkt eine fremde höchste Karte',
    drone: 'dann siehst du die nächste Karte',
    net: 'dann legst du eine Karte aus deinem Laderaum',
    harpoon: 'dann legst du eine fremde Karte',
    mermaid: 'keine Wirkung, nur mehr wert',
  },
  short: { busts: 'versenkt', wastes: 'nichts' },
  trial: 'wenn du sie legst',
  pocket: 'Aus der Kiste',
  pocketDetail: n => (n === 1 ? 'Nur du siehst sie.' : `Nur du siehst diese ${n}.`),
  with: (card, bad, total) => `Mit ${card}: ${bad} von ${total}.`,
  whichSink: 'Diese Sorten versenken',
};
