import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { DiverId } from './parts.ts';
import type { Action, PhaseView, View } from './types.ts';

/** The rule an action that cannot be taken now runs into. Text only: `legal` has judged already. */
export function explain(v: View, seat: Seat | null, a: Action): RuleId {
  if (v.phase.name === 'over') return 'LOCKER-82';
  if (seat === null || seat !== whoseChoice(v)) return 'LOCKER-9';
  if (v.phase.name !== PHASE_OF[a.type]) return pending(v.phase, v.divers[seat]);
  switch (a.type) {
    case 'name':
      return 'LOCKER-12';
    case 'reveal':
      return 'LOCKER-25';
    case 'return':
      return v.revealed && v.deck > 0 ? 'LOCKER-24' : 'LOCKER-15';
    case 'net':
      return 'LOCKER-75';
    case 'harpoon':
      return v.phase.name === 'harpoon' && v.phase.riposte !== null ? 'LOCKER-111' : 'LOCKER-78';
    case 'knife':
      return a.from === seat ? 'LOCKER-68' : v.divers[a.from] === 'D02' ? 'LOCKER-93' : 'LOCKER-66';
    case 'strike':
      return a.at === seat ? 'LOCKER-68' : v.divers[a.at] === 'D02' ? 'LOCKER-92' : 'LOCKER-66';
    case 'blade':
      return 'LOCKER-94';
    case 'map':
      return mapRule(v.divers[seat]);
    case 'raid':
      return 'LOCKER-105';
  }
}

const whoseChoice = ({ phase, active }: View): Seat => (phase.name === 'naming' ? phase.owner : active);

const mapRule = (diver: DiverId | null): RuleId => (diver === 'D09' ? 'LOCKER-107' : 'LOCKER-54');

const PHASE_OF: Record<Action['type'], PhaseView['name']> = {
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
function pending(phase: Exclude<PhaseView, { name: 'over' }>, diver: DiverId | null): RuleId {
  switch (phase.name) {
    case 'naming':
      return 'LOCKER-12';
    case 'exploring':
      return 'LOCKER-22';
    case 'net':
      return 'LOCKER-75';
    case 'harpoon':
      return 'LOCKER-79';
    case 'knife':
      return 'LOCKER-66';
    case 'blade':
      return 'LOCKER-94';
    case 'map':
      return mapRule(diver);
    case 'raid':
      return 'LOCKER-105';
  }
}
