import type { Dealer, Forced, Seat } from '@fathoms/kernel/game.ts';
import { announce, announcements, picker, take } from './companions.ts';
import { diveAndRest } from './dive.ts';
import { groupOf } from './group.ts';
import type { Action, DiveKinds, Event, Program, State } from './types.ts';

/** [DIVE-9] No turn order: everybody programs at the same time. */
export function toAct(s: State): readonly Seat[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'companions') return [picker(s)];
  return groupOf(s.divers, diver => !diver.ready).seats;
}

/** All but programs and the places of the Octopus, which `choices` describes. */
export function legal(s: State, seat: Seat): readonly Action[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'companions') {
    return picker(s) === seat ? s.offered.map(companion => ({ type: 'take', companion })) : [];
  }
  return s.divers[seat].ready ? [{ type: 'withdraw' }] : announcements(s, seat); // [DIVE-91]
}

/** The last companion left is nobody's choice. */
export function forced(s: State): Forced<DiveKinds> | null {
  if (s.phase !== 'companions' || s.offered.length !== 1) return null;
  return { seat: picker(s), action: { type: 'take', companion: s.offered[0] } };
}

export function apply(s: State, seat: Seat, a: Action, dealer: Dealer<Event>): void {
  switch (a.type) {
    case 'take':
      take(s, seat, a.companion, dealer);
      break;
    case 'ready':
      getReady(s, seat, a.program, dealer);
      break;
    case 'withdraw':
      s.divers[seat].ready = false;
      dealer.tell({ type: 'withdrew', seat });
      break;
    case 'octopus':
      announce(s, seat, { spot: a.spot }, dealer);
      break;
    case 'dolphins':
      announce(s, seat, { to: a.to }, dealer);
      break;
    case 'announce':
      announce(s, seat, {}, dealer);
      break;
  }
}

/** [DIVE-11] In secret; [DIVE-21] with the last one the Dive phase starts at once. */
function getReady(s: State, seat: Seat, program: Program, dealer: Dealer<Event>): void {
  s.divers[seat].program = program;
  s.divers[seat].ready = true;
  dealer.tell({ type: 'ready', seat });
  if (s.divers.every(diver => diver.ready)) diveAndRest(s, dealer);
}
