import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { deckSize } from './flow.ts';
import type { Action, Phase, State } from './types.ts';

/** The rule an action the acting seat may not take now runs into. Text only: `legal` has judged already. */
export function explain(s: State, seat: Seat, a: Action): RuleId {
  if (s.phase.name !== PHASE_OF[a.type]) return PENDING[s.phase.name];
  switch (a.type) {
    case 'name':
      return 'LOCKER-12';
    case 'reveal':
      return 'LOCKER-25';
    case 'return':
      return s.revealed && deckSize(s) > 0 ? 'LOCKER-24' : 'LOCKER-15';
    case 'net':
      return 'LOCKER-75';
    case 'harpoon':
      return s.phase.name === 'harpoon' && s.phase.riposte !== null ? 'LOCKER-111' : 'LOCKER-78';
    case 'knife':
      return a.from === seat ? 'LOCKER-68' : s.divers[a.from] === 'D02' ? 'LOCKER-93' : 'LOCKER-66';
    case 'strike':
      return a.at === seat ? 'LOCKER-68' : s.divers[a.at] === 'D02' ? 'LOCKER-92' : 'LOCKER-66';
    case 'blade':
      return 'LOCKER-94';
    case 'map':
      return s.divers[seat] === 'D09' ? 'LOCKER-107' : 'LOCKER-54';
    case 'raid':
      return 'LOCKER-105';
  }
}

const PHASE_OF: Record<Action['type'], Phase['name']> = {
  name: 'naming',
  reveal: 'exploring',
  return: 'exploring',
  net: 'net',
  harpoon: 'harpoon',
  knife: 'knife',
  strike: 'knife',
  blade: 'blade',
  map: 'map',
  raid: 'raid',
};

/** What must be done first: an effect is compulsory and comes before anything else. */
const PENDING: Record<Phase['name'], RuleId> = {
  naming: 'LOCKER-12',
  exploring: 'LOCKER-22',
  net: 'LOCKER-75',
  harpoon: 'LOCKER-79',
  knife: 'LOCKER-66',
  blade: 'LOCKER-94',
  map: 'LOCKER-54',
  raid: 'LOCKER-105',
  over: 'LOCKER-82',
};
