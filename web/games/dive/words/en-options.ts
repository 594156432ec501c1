import type { OptionWords } from '../../../board/screen.ts';
import { AGE_ORDERS } from './ages.ts';

const onOff = { off: { name: 'Off' }, on: { name: 'On' } };

export const options: { readonly [option: string]: OptionWords } = {
  mode: {
    name: 'Game',
    help: 'How the divers bet.',
    values: {
      standard: { name: 'Standard', help: 'Air tokens, speed, helpers and Deep Waters.' },
      children: { name: 'For children', help: 'Only shark or no shark, five times. For two divers or more.' },
    },
  },
  chief: {
    name: 'The Village Chief dives too',
    help: 'An opponent who is never wrong. Always there when you dive alone.',
    values: onOff,
  },
  companions: {
    name: 'Companions',
    help: 'Everybody chooses one of seven animals, to be used once.',
    values: onOff,
  },
  ageOrder: {
    name: 'Who chooses first',
    help: 'The youngest chooses first. Bots choose last.',
    when: { option: 'companions', is: 'on' },
    values: {
      random: { name: 'By lot' },
      ...Object.fromEntries(
        AGE_ORDERS.map(({ letters, seats }) => [letters, { name: `Seats ${seats.join(', ')}` }]),
      ),
    },
  },
  flashlight: {
    name: 'Flashlight',
    help: 'Light the stack from above, from the side or from below.',
    values: onOff,
  },
  programClock: {
    name: 'Time to look',
    help: 'When it is up, what has been placed counts.',
    values: {
      none: { name: 'No limit' },
      '30': { name: '30 s' },
      '60': { name: '1 min' },
      '120': { name: '2 min' },
      '300': { name: '5 min' },
    },
  },
  sonar: {
    name: 'Sonar in place of pictures',
    help: 'For players who cannot see the picture: uncertain echoes in words, the same for everybody.',
    values: onOff,
  },
};
