import type { OptionWords } from '../../../board/screen.ts';
import { AGE_ORDERS } from './ages.ts';

const onOff = { off: { name: 'Aus' }, on: { name: 'An' } };

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
    help: 'Ein Gegner, der sich nie irrt. Immer dabei, wenn du allein tauchst.',
    values: onOff,
  },
  companions: {
    name: 'Begleiter',
    help: 'Alle wählen eines von sieben Tieren und setzen es einmal ein.',
    values: onOff,
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
    help: 'Leuchte von oben, von der Seite oder von unten in den Stapel.',
    values: onOff,
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
    help: 'Für alle, die das Bild nicht sehen können: unsichere Echos in Worten, für alle dieselben.',
    values: onOff,
  },
};
