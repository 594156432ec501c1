import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { describe, isOnCard, programProblem } from './program.ts';
import type { Action, Choice, Companion, View } from './types.ts';

/** The rule an action that cannot be taken now runs into. Text only: `legal` and `choices` have judged already. */
export function explain(s: View, seat: Seat | null, a: Action): RuleId {
  if (s.phase === 'over') return 'DIVE-67';
  if (seat === null) return 'DIVE-11'; // who watches has no program
  if (s.phase === 'companions') return a.type === 'take' ? explainTake(s, a.companion) : 'DIVE-84';
  const { ready, companion } = s.divers[seat];
  switch (a.type) {
    case 'take':
      return 'DIVE-84';
    case 'withdraw':
      return 'DIVE-21';
    case 'ready':
      return ready ? 'DIVE-21' : (programProblem(describe(s, seat) as Choice, a.program) ?? 'DIVE-21');
    case 'announce':
      return ready ? 'DIVE-91' : 'DIVE-88';
    case 'dolphins':
      return ready ? 'DIVE-91' : companion === 'dolphins' ? 'DIVE-109' : 'DIVE-88';
    case 'octopus':
      return ready ? 'DIVE-91' : companion === 'octopus' && !isOnCard(a.spot) ? 'DIVE-95' : 'DIVE-88';
  }
}

/** Somebody has it, or it is not in this game. */
function explainTake(s: View, companion: Companion): RuleId {
  if (s.divers.some(diver => diver.companion === companion)) return 'DIVE-84';
  if (companion === 'orca') return 'DIVE-99';
  return companion === 'octopus' ? 'DIVE-93' : 'DIVE-132';
}
