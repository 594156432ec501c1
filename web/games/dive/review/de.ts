import { does, inWords, list, noun } from '../../../board/grammar/de.ts';
import type { DiveReview } from './en.ts';

const numbers = (of: readonly number[]) => list(of.map(String));
const decimal = (n: number): string => String(n).replace('.', ',');
const sharks = (on: readonly number[]) => (on.length === 0 ? 'kein Hai' : `Hai auf ${numbers(on)}`);
const spaces = (n: number): string => `${decimal(n)} ${n === 1 ? 'Feld' : 'Felder'}`;

export const de: DiveReview = {
  program: (tokens, shark) =>
    `${inWords(tokens.length, 'eine')} ${noun(tokens.length, 'Stufe', 'Stufen')} mit ${list(tokens)}; ${sharks(shark)}`,
  angler: text => `${text}; mit dem Anglerfisch bis Stufe 6`,
  clown: (text, level) => `${text}; der Clownfisch auf ${level}`,
  children: shark => (shark.length === 0 ? 'nirgends ein Hai' : `${sharks(shark)}, sonst keiner`),
  take: companion => `${companion} nehmen`,
  use: companion => `${companion} einsetzen`,
  dolphins: to => `den kleinen Delfin ${to.you ? 'dir' : to.name} geben`,
  octopus: 'den Riesenkraken auf den Stapel legen',

  did: {
    program: (who, program) => `${does(who, 'hast', 'hat')} geplant: ${program}`,
    children: (who, said) => `${does(who, 'hast', 'hat')} gesagt: ${said}`,
    take: (who, companion) => `${does(who, 'hast', 'hat')} gewählt: ${companion}`,
    use: (who, companion) => `${does(who, 'hast', 'hat')} eingesetzt: ${companion}`,
    dolphins: (who, to) =>
      `${does(who, 'hast', 'hat')} den kleinen Delfin ${to.you ? 'dir' : to.name} gegeben`,
    octopus: who => `${does(who, 'hast', 'hat')} den Riesenkraken auf den Stapel gelegt`,
  },

  sure: (calls, chance) =>
    `${calls === 1 ? 'Richtig' : calls === 2 ? 'Beide richtig' : `Alle ${inWords(calls, 'eine')} richtig`}: ${chance}\u00a0%.`,
  promise: (n, helped) =>
    `Das sind etwa ${spaces(n)}${helped > 0 ? `, ${decimal(helped)} davon durch Helfer` : ''}.`,
  better: (chance, n) => `Das Bessere: ${chance}\u00a0%, etwa ${spaces(n)}.`,
  faster: (level, speed, than) => `Das Bessere ist auf Stufe ${level} schneller: ${speed} statt ${than}.`,
  likelier: (level, shark, chance) =>
    `Auf Stufe ${level} war ${shark ? 'ein Hai' : 'kein Hai'} wahrscheinlicher, ${chance}\u00a0%.`,
  wholly: 'Ein Fehler kostet alle Stufen.',
  companion: 'Ein Begleiter hilft nur einmal, dann ist er fort.',

  table: (round, cards, space) =>
    `Der Weg hinab davor: Runde ${round}, noch ${cards} Karten, auf Feld ${space}`,
  caption: (round, cards) => `Runde ${round}, ${cards} ${noun(cards, 'Karte', 'Karten')}`,
  chief: 'Häuptling',
  came: {
    label: 'Stufe für Stufe: die Karte, was gesagt wurde und wie sicher das war',
    level: 'Stufe',
    card: 'Karte',
    said: 'Gesagt',
    sure: 'Sicher',
    right: 'richtig',
    wrong: 'falsch',
  },
  note: 'Beurteilt nach dem, was Barracudas Auge auf den Bildern erkennt; was jemand besser gesehen hat, zählt als Glück.',
  noteSonar: 'Beurteilt nach dem, was das Sonar allen gesagt hat.',
};
