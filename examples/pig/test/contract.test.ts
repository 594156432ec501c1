import { contract } from '@fathoms/kernel/testing/contract.ts';
import { pig } from '../index.ts';

contract(pig, {
  matches: 60,
  optionSets: [{ target: 50 }, { target: 100 }],
  longest: 5000,
  isSecret: () => false,
  conserves: ({ scores, target }) => [scores.length, target],
});
