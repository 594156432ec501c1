import type { OptionWords } from '../../../board/screen.ts';
import { AGE_ORDERS } from './ages.ts';

const onOff = (on: string, off: string) => ({
  off: { name: 'Aus', help: off },
  on: { name: 'An', help: on },
});

export const options: { readonly [option: string]: OptionWords } = {
  mode: {
    name: 'Spiel',
    help: 'Wie gewettet wird.',
    values: {
      standard: { name: 'Normal', help: 'Luftplättchen, Tempo, Helfer und die Tiefsee.' },
      children: { name: 'Für Kinder', help: 'Nur Hai oder kein Hai, fünfmal. Für zwei oder mehr.' },
    },
  },
  chief: {
    name: 'Der Häuptling taucht mit',
    help: 'Ob ein Gegner dabei ist, der sich nie irrt.',
    values: onOff(
      'Der Häuptling taucht allen voran.',
      'Nur gegeneinander. Allein triffst du immer den Häuptling.',
    ),
  },
  companions: {
    name: 'Begleiter',
    help: 'Ob ein Tier mitkommt, das einmal hilft.',
    values: onOff('Alle wählen eines von sieben Tieren.', 'Alle tauchen ohne Hilfe.'),
  },
  ageOrder: {
    name: 'Wer zuerst wählt',
    help: 'Die Jüngsten wählen zuerst. Bots wählen zuletzt.',
    when: { option: 'companions', is: 'on' },
    values: {
      random: { name: 'Das Los' },
      ...Object.fromEntries(
        AGE_ORDERS.map(({ letters, seats }) => [letters, { name: `Plätze ${seats.join(', ')}` }]),
      ),
    },
  },
  flashlight: {
    name: 'Taschenlampe',
    help: 'Ob du den Stapel von anderen Seiten beleuchten kannst.',
    values: onOff('Von oben, von der Seite oder von unten.', 'Das Tageslicht muss reichen.'),
  },
  programClock: {
    name: 'Zeit zum Schauen',
    help: 'Ist sie um, zählt, was schon liegt.',
    values: {
      none: { name: 'Ohne Uhr' },
      '30': { name: '30 s' },
      '60': { name: '1 min' },
      '120': { name: '2 min' },
      '300': { name: '5 min' },
    },
  },
  sonar: {
    name: 'Sonar statt Bildern',
    help: 'Für alle, die das Bild nicht sehen können.',
    values: onOff('Unsichere Echos in Worten, für alle dieselben.', 'Alle schauen auf das Bild.'),
  },
};
