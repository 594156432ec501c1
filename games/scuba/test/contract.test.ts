import { contract } from '@fathoms/kernel/testing/contract.ts';
import { scuba } from '../index.ts';
import type { Options } from '../types.ts';

const base: Options = { decompression: 'off', nonLethal: 'off', openScores: 'off', start: 'random' };
const optionSets: Options[] = [
  base,
  { ...base, decompression: 'on' },
  { ...base, nonLethal: 'on' },
  { ...base, openScores: 'on', start: 'B' },
  { ...base, decompression: 'on', nonLethal: 'on' },
  { ...base, decompression: 'on', nonLethal: 'on', openScores: 'on', start: 'C' },
];

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

contract(scuba, {
  matches: 50,
  optionSets,
  longest: 400,
  mayLackWinner: true, // [SCUBA-144]
  isSecret: () => false,
  // every tile and every card is in exactly one place
  conserves: s => [
    sorted([...s.bags.flat(), ...s.box, ...s.gone, ...s.shown.map(({ tile }) => tile)]),
    sorted([...s.currents, ...s.drift]),
    sorted([...s.events.flat(), ...s.spent.flat()]),
  ],
});
