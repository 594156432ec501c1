import type { OptionWords } from '../../../board/screen.ts';
import { startOption } from '../../../board/words.ts';

export const options: { readonly [option: string]: OptionWords } = {
  decompression: {
    name: 'Decompression',
    help: 'Depth and haste leave nitrogen in the blood.',
    values: {
      off: { name: 'Off', help: 'Up to two rows a turn, straight to the surface. Best for the first dive.' },
      on: {
        name: 'On',
        help: 'Tokens hold you down until they are breathed out above 10 m; fast ascents are possible.',
      },
    },
  },
  nonLethal: {
    name: 'Rescue',
    help: 'What happens to a diver whose tank is empty.',
    values: {
      off: { name: 'Off', help: 'Out of the game.' },
      on: {
        name: 'On',
        help: 'Brought up to the boat; it costs points, the more the deeper.',
      },
    },
  },
  openScores: {
    name: 'Open albums',
    help: 'Whether everybody sees everybody’s points.',
    values: {
      off: { name: 'Off', help: 'Only the number of animals is seen.' },
      on: { name: 'On', help: 'Albums and totals lie open.' },
    },
  },
  start: startOption('en', 'The first diver off the boat.'),
};
