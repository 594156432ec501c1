import { contract } from '@fathoms/kernel/testing/contract.ts';
import { shares } from '../index.ts';
import type { Options } from '../types.ts';
import { BASIC } from './table.ts';

const preset = (sides: Options['sides']): Options => ({ ...BASIC, sides });

contract(shares, {
  matches: 50,
  // a random mix reaches every combination of sides
  optionSets: [
    preset('basic'),
    preset('advanced'),
    preset('random'),
    { ...BASIC, sides: 'chosen', treasure: 'advanced', research: 'advanced' },
  ],
  longest: 400,
  isSecret: (event, listener) =>
    event.type === 'drew'
      ? event.seat !== listener
      : event.type === 'acquired' && event.seat !== listener && event.from !== listener && event.from !== 'X',
  // every card is in exactly one place
  conserves: s =>
    [...s.deck, ...s.discards, ...s.row, ...s.stacks.flat(), ...s.hands.flat(), ...s.portfolios.flat(2)].sort(
      (a, b) => a - b,
    ),
});
