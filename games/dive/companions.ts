import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { beginRound } from './round.ts';
import type { Action, Companion, Event, OctopusSpot, State } from './types.ts';

/** [DIVE-84, DIVE-85] Who picks a companion now: the youngest diver without one. */
export const picker = (s: State): Seat => s.ages[s.divers.filter(({ companion }) => companion).length];

/** [DIVE-86] When everybody has one, or nothing is left, the others are out of the game. */
export function take(s: State, seat: Seat, companion: Companion, dealer: Dealer<Event>): void {
  s.divers[seat].companion = companion;
  s.offered = s.offered.filter(other => other !== companion);
  dealer.tell({ type: 'took', seat, companion });
  if (s.offered.length > 0 && picker(s) !== undefined) return;
  s.offered = [];
  beginRound(s, dealer);
}

const NOTHING: readonly Action[] = [];

/** [DIVE-88, DIVE-89] What a diver may announce; the Octopus has too many places to list. */
export function announcements(s: State, seat: Seat): readonly Action[] {
  const { companion } = s.divers[seat];
  switch (companion) {
    case 'orca':
    case 'green':
    case 'white':
      return [{ type: 'announce', companion }];
    case 'dolphins':
      return [...s.divers.keys()].filter(to => to !== seat).map(to => ({ type: 'dolphins', to }));
    default:
      return NOTHING;
  }
}

/** What an announcement goes with: the Dolphins' other diver, the Octopus's place. */
interface Using {
  readonly to?: Seat;
  readonly spot?: OctopusSpot;
}

/** [DIVE-88] Once a game. [DIVE-92] It lies in use until the round is over. */
export function announce(s: State, seat: Seat, { to, spot }: Using, { tell }: Dealer<Event>): void {
  const diver = s.divers[seat];
  const companion = diver.companion as Companion;
  diver.companion = null;
  diver.using = companion;
  diver.dolphinsTo = to ?? null; // [DIVE-109]
  if (spot) s.octopus = { ...spot }; // [DIVE-93, DIVE-94]
  tell({ type: 'used', seat, companion, to: to ?? null, spot: spot ? { ...spot } : null });
}
