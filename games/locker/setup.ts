import { draw, pick } from '@fathoms/kernel/chance.ts';
import { type Dealer, parseSeat, type RuleId, type Seat } from '@fathoms/kernel/game.ts';
import { beginTurn } from './flow.ts';
import { emptyHold } from './hold.ts';
import { CARDS, DIVER_IDS, DIVERS, type DiverId, rankOf, VARIANTS } from './parts.ts';
import type { Action, Event, Options, State } from './types.ts';

export const OPTIONS = {
  divers: ['off', 'on'],
  variant: ['none', ...VARIANTS, 'random'],
  start: ['random', 'A', 'B', 'C', 'D'],
} as const;

/** [LOCKER-8] The host may choose the starting player among those who play. */
export const forbids = (seats: number, options: Options): RuleId | null =>
  (parseSeat(options.start) ?? 0) >= seats ? 'LOCKER-8' : null;

export function setup(seats: number, options: Options, dealer: Dealer<Event>): State {
  const { chance, tell } = dealer;
  const variant =
    options.variant === 'none'
      ? null
      : options.variant === 'random'
        ? pick(VARIANTS, chance)
        : options.variant;
  const first: Seat = options.start === 'random' ? chance.below(seats) : (parseSeat(options.start) as Seat);
  const s: State = {
    variant,
    divers: Array.from({ length: seats }, () => null),
    aside: [],
    victim: null,
    active: first,
    turn: 0,
    revealed: false,
    deck: CARDS.filter(card => rankOf(card) > 0), // [LOCKER-3]
    top: [],
    peek: 0,
    locker: CARDS.filter(card => rankOf(card) === 0), // [LOCKER-2] the lowest of each suit
    exploration: [],
    placed: 0,
    hauls: 0,
    holds: Array.from({ length: seats }, emptyHold),
    phase: { name: 'exploring' },
  };
  tell({ type: 'opened', first, variant });
  if (options.divers === 'on') dealDivers(s, first, dealer);
  const saboteur = s.divers.indexOf('D17');
  if (saboteur >= 0) s.phase = { name: 'naming', owner: saboteur };
  else beginTurn(s, first, dealer);
  return s;
}

/**
 * [LOCKER-10, LOCKER-11] One Diver each, clockwise from the starting player; a character already dealt is
 * put aside and replaced at once. [LOCKER-14] With V1 the Saboteur stays in the box.
 */
function dealDivers(s: State, first: Seat, { chance, tell }: Dealer<Event>): void {
  const deck: DiverId[] = DIVER_IDS.filter(diver => s.variant !== 'V1' || diver !== 'D17');
  for (let i = 0; i < s.divers.length; i++) {
    const seat = (first + i) % s.divers.length;
    const aside: DiverId[] = [];
    let diver = draw(deck, chance);
    while (s.divers.some(dealt => dealt !== null && DIVERS[dealt].character === DIVERS[diver].character)) {
      aside.push(diver);
      diver = draw(deck, chance);
    }
    s.divers[seat] = diver;
    s.aside.push(...aside);
    tell({ type: 'dealt', seat, diver, aside });
  }
}

/** [LOCKER-12] The Saboteur names any opponent; [LOCKER-124] with two players there is only one. */
export const nameOptions = (s: State, owner: Seat): Action[] =>
  s.holds.flatMap((_, victim): Action[] => (victim === owner ? [] : [{ type: 'name', victim }]));

/** `active` is still the starting player: the first turn follows. */
export function nameVictim(s: State, owner: Seat, victim: Seat, dealer: Dealer<Event>): void {
  s.victim = victim;
  dealer.tell({ type: 'named', seat: owner, victim });
  beginTurn(s, s.active, dealer);
}
