import type { Seat } from '@fathoms/kernel/game.ts';
import { FIRST_DEEP, MOST_DIVERS, STONE } from '../parts.ts';
import { COMPANIONS, type Companion, type State } from '../types.ts';

const MOST_RIVALS = MOST_DIVERS; // three divers and the Chief
const [CARDS, ROUNDS, NEAR] = [36, 10, 10]; // what is much of each
const [TRANQUIL_PACE, DEEP_PACE] = [5, 3]; // spaces a round

/** A pawn as the judge sees it. */
interface Sighted {
  readonly space: number;
  readonly companion: Companion | null;
  readonly isChief: boolean;
}

/** The position before a round, for each seat. Everybody knows all of it: nothing of the stack, but how high it is. */
export function look(s: State): number[][] {
  const [table, pawns] = [tableSights(s), pawnsOf(s)];
  return s.divers.map((_, seat) => sights(table, pawns, seat));
}

/** The Chief may win as well. */
export const lookAtChief = (s: State): number[] | null =>
  s.chief && sights(tableSights(s), pawnsOf(s), s.divers.length);

/** The Chief comes last. */
function pawnsOf({ divers, chief }: State): Sighted[] {
  const pawns: Sighted[] = divers.map(({ space, companion }) => ({ space, companion, isChief: false }));
  if (chief) pawns.push({ space: chief.space, companion: null, isChief: true });
  return pawns;
}

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-2, Math.min(2, x));

const tableSights = ({ mode, sonar, chief, divers, stack, round }: State): number[] => [
  ...[1, 2, 3, 4].map(seats => flag(divers.length === seats)),
  flag(mode === 'children'),
  flag(sonar !== null),
  flag(chief !== null),
  stack.length / CARDS,
  flag(stack.length <= 5),
  flag(stack.length <= 10),
  round / ROUNDS,
];

/** Rounds until the stone, about. */
const roundsLeft = (space: number): number =>
  Math.max(0, FIRST_DEEP - space) / TRANQUIL_PACE +
  Math.max(0, STONE - Math.max(space, FIRST_DEEP)) / DEEP_PACE;

const SPACES = Array.from({ length: STONE }, (_, space) => space);

function sights(table: readonly number[], pawns: readonly Sighted[], own: Seat): number[] {
  const { space, companion, isChief } = pawns[own];
  const rivals = pawns.filter((_, other) => other !== own).sort((a, b) => b.space - a.space);
  const left = roundsLeft(space);
  const first = rivals[0]?.space ?? 0;
  return [
    ...table,
    flag(isChief),
    ...SPACES.map(at => flag(space === at)),
    left / 4,
    1 / (1 + left),
    bounded((space - first) / NEAR),
    bounded(left - roundsLeft(first)),
    ...COMPANIONS.map(one => flag(companion === one)),
    ...rivals.flatMap(rival => [
      1,
      flag(rival.isChief),
      rival.space / STONE,
      flag(rival.space >= FIRST_DEEP),
      1 / (1 + roundsLeft(rival.space)),
      bounded((space - rival.space) / NEAR),
      bounded(left - roundsLeft(rival.space)),
      flag(space > rival.space),
      flag(space === rival.space),
      flag(rival.companion !== null),
      flag(rival.companion === 'white'),
    ]),
    ...new Array(SIGHTS_A_RIVAL * (MOST_RIVALS - rivals.length)).fill(0),
  ];
}

const SIGHTS_A_RIVAL = 11;
