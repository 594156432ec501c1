import type { Dealer } from '@fathoms/kernel/game.ts';
import { STONE } from './parts.ts';
import { furthestSpace, winners } from './scoring.ts';
import { sound } from './sonar.ts';
import type { Event, State } from './types.ts';

/** [DIVE-8, DIVE-10] A Program phase begins: everybody holds all five tokens. */
export function beginRound(s: State, dealer: Dealer<Event>, isImagined = false): void {
  s.phase = 'program';
  s.round++;
  dealer.tell({ type: 'round', round: s.round, cards: s.stack.length });
  if (s.sonar !== null && isImagined)
    s.sonar = []; // nobody plays on from here
  else if (s.sonar !== null) {
    s.sonar = sound(s, dealer.chance);
    dealer.tell({ type: 'sounded', round: s.round, echoes: s.sonar.map(echo => ({ ...echo })) });
  }
}

/** [DIVE-67, DIVE-70] Only after the Rest: somebody has reached the stone, or the stack is empty. */
export function endRound(s: State, dealer: Dealer<Event>): void {
  for (const diver of s.divers) {
    diver.program = null; // [DIVE-63]
    diver.ready = false;
    diver.using = null; // [DIVE-92]
    diver.dolphinsTo = null;
  }
  const isImagined = s.dream !== null;
  s.dream = null; // what was imagined for this round says nothing of the next
  const reached = furthestSpace(s) >= STONE;
  if (reached || s.stack.length === 0) end(s, reached ? 'stone' : 'stack', dealer);
  else beginRound(s, dealer, isImagined);
}

function end(s: State, reason: 'stone' | 'stack', { tell }: Dealer<Event>): void {
  s.phase = 'over';
  s.reason = reason;
  tell({ type: 'ended', reason, winners: winners(s) });
}
