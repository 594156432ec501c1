import { contract } from '@fathoms/kernel/testing/contract.ts';
import { dive } from '../index.ts';
import type { Options } from '../types.ts';
import { OPTIONS } from './table.ts';

const optionSets: Options[] = [
  OPTIONS,
  { ...OPTIONS, mode: 'children' },
  { ...OPTIONS, chief: 'on' },
  { ...OPTIONS, companions: 'on' },
  { ...OPTIONS, companions: 'on', ageOrder: 'CADB', bots: 'BD', programClock: '60' },
  { ...OPTIONS, chief: 'on', companions: 'on', live: 'off' },
  { ...OPTIONS, flashlight: 'on', sonar: 'on' },
  { ...OPTIONS, companions: 'on', sonar: 'on', chief: 'on' },
  { ...OPTIONS, mode: 'children', sonar: 'on' },
];

const sorted = (list: readonly string[]): string[] => [...list].sort();

contract(dive, {
  matches: 30,
  optionSets,
  longest: 3000,
  sealed: true,
  mayLoseToOutsider: true, // [DIVE-131]
  enumerates: 40, // program.test.ts looks at all of them
  isSecret: () => false,
  // every card is in exactly one place, lying as it was laid
  conserves: ({ stack, gone, chief, key }) => [
    sorted([...stack, ...gone].map(({ card, turn, flipped }) => `${card} ${turn} ${flipped}`)),
    chief && sorted([...chief.deck, ...chief.used]),
    key,
  ],
});
