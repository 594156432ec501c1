import type { OptionWords } from '../../../board/screen.ts';
import { AGE_ORDERS } from './ages.ts';

const onOff = (on: string, off: string) => ({
  off: { name: 'Off', help: off },
  on: { name: 'On', help: on },
});

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
    help: 'Whether there is an opponent who is never wrong.',
    values: onOff(
      'The Chief dives ahead of you all.',
      'Only against each other. Alone you always meet the Chief.',
    ),
  },
  companions: {
    name: 'Companions',
    help: 'Whether an animal comes along that helps once.',
    values: onOff('Everybody chooses one of seven animals.', 'Everybody dives without help.'),
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
    help: 'Whether you can light the stack from other sides.',
    values: onOff('From above, from the side or from below.', 'The daylight has to do.'),
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
    help: 'For players who cannot see the picture.',
    values: onOff('Uncertain echoes in words, the same for everybody.', 'Everybody looks at the picture.'),
  },
};
