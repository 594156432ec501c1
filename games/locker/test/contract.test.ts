import { contract } from '@fathoms/kernel/testing/contract.ts';
import { cardsIn } from '../hold.ts';
import { locker } from '../index.ts';
import { VARIANTS } from '../parts.ts';
import type { Options } from '../types.ts';

const optionSets: Options[] = (['off', 'on'] as const).flatMap(divers =>
  (['none', ...VARIANTS] as const).map(variant => ({ divers, variant, start: 'random' as const })),
);

contract(locker, {
  matches: 50,
  optionSets: [...optionSets, { divers: 'on', variant: 'random', start: 'B' }],
  longest: 600,
  isSecret: event => event.type === 'drew' || event.type === 'peeked',
  // every card is in exactly one place
  conserves: s =>
    [...s.deck, ...s.top, ...s.locker, ...s.exploration.map(p => p.card), ...s.holds.flatMap(cardsIn)].sort(
      (a, b) => a - b,
    ),
});
