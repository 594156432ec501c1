import type { Side } from '@fathoms/games/scuba/types.ts';
import { count, does, from } from '../../../board/grammar/de.ts';
import { token } from '../../../board/sentence.tsx';
import type { Direction } from '../parts/spaces.ts';
import type { ScubaReview } from './en.ts';

const WAYS: { readonly [D in Direction]: string } = {
  left: 'nach links',
  right: 'nach rechts',
  up: 'nach oben',
  down: 'nach unten',
};
const SIDES: { readonly [S in Side]: string } = { left: 'nach links', right: 'nach rechts' };
const decimal = (n: number): string => String(n).replace('.', ',');
const points = (n: number): string => `${decimal(n)} ${n === 1 ? 'Punkt' : 'Punkte'}`;

const finds = (n: number): string => (n > 0 ? `, unterwegs etwa ${points(n)}` : '');

export const de: ScubaReview = {
  did: {
    jump: (who, place) => `${does(who, 'bist', 'ist')} abgetaucht, ${place}`,
    step: (who, way, place) => `${does(who, 'bist', 'ist')} ${WAYS[way]} geschwommen, ${place}`,
    surface: (who, place) => `${does(who, 'bist', 'ist')} aufgetaucht, ${place}`,
    snorkel: (who, place) => `${does(who, 'bist', 'ist')} weitergeschnorchelt, ${place}`,
    turn: (who, band) => `${does(who, 'hast', 'hat')} ein Plättchen von ${band} umgedreht`,
    see: (who, animal) => `${does(who, 'hast', 'hat')} beobachtet: ${token(animal)}`,
    point: who => `${does(who, 'hast', 'hat')} den Punkt genommen`,
    push: (who, diver, side) =>
      `${does(who, 'hast', 'hat')} die Figur ${from(diver)} ${SIDES[side]} treiben lassen`,
    stop: (who, place) => `${does(who, 'hast', 'hat')} angehalten, ${place}`,
  },
  choice: {
    step: way => `${WAYS[way]} schwimmen`,
    jump: place => `abtauchen, ${place}`,
    surface: 'auftauchen',
    board: 'an Bord gehen',
    turn: 'das Plättchen umdrehen',
    see: animal => token(animal),
    point: 'den Punkt nehmen',
    push: side => SIDES[side],
    stop: 'hier bleiben',
  },
  way: (choice, place, found, air) => `${choice}, Ende bei ${place}${finds(found)}: ${air}`,
  stop: (choice, air) => `${choice}: ${air}`,
  air: (cost, left, home) =>
    left === 0
      ? `kostet ${cost} Luft, die letzte.`
      : `kostet ${cost} Luft, ${left} bleiben, der Heimweg ist zu ${home}\u00a0% sicher.`,
  up: (choice, aboard, found, air) =>
    `${choice}: ${aboard ? 'auf dem Boot' : 'an der Oberfläche'} mit ${air} Luft${finds(found)}.`,
  tile: (animals, total, band, worth) =>
    animals === 0
      ? `Keines der ${total} verdeckten Plättchen von ${band} ist ein Tier.`
      : `${animals} von ${total} verdeckten Plättchen von ${band} ${animals === 1 ? 'ist ein Tier' : 'sind Tiere'}, im Mittel ${points(worth)} wert.`,
  events: events => (events === 0 ? '' : `Darunter ${count(events, 'Ereignis', 'Ereignisse')}.`),
  animal: n => `Bringt ${points(n)}.`,
  flow: (spaces, way, most, against) =>
    `Die Strömung geht ${spaces} ${WAYS[way]}: in diesem Zug höchstens ${count(most, 'Schritt', 'Schritte')} ${WAYS[against]}.`,
  last: turns => `Bis zum Ende noch etwa ${count(turns, 'weiterer Zug', 'weitere Züge')}.`,
  late: n => `Wer nach diesem Zug noch unter Wasser ist, verliert mit jedem weiteren ${points(n)}.`,
  nothing: 'Punkte bringt das nicht.',
  table: (round, air) => `Das Riff davor: Runde ${round}, ${air} Luft`,
  round: (round, score) => `Runde ${round}, ${points(score)}`,
  airLeft: air => `${air} Luft`,
};
