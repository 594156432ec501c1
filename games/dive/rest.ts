import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { type ChiefDive, visibleNumbers } from './chief.ts';
import { allOf } from './group.ts';
import { isChief, moveTo, spaceOf } from './help.ts';
import type { Event, Pawn, Program, State } from './types.ts';

/** One diver in a Dive phase. */
export interface Descent {
  readonly seat: Seat;
  readonly program: Program;
  kept: number; // levels that still hold a token; with children: levels guessed right
  erred: boolean;
}

/** [DIVE-59, DIVE-60, DIVE-61] Everybody advances at once, a space for each level still there. */
export function rest(
  s: State,
  descents: readonly Descent[],
  chief: ChiefDive | null,
  { tell }: Dealer<Event>,
): void {
  const white = s.divers.findIndex(({ using }) => using === 'white');
  const moveOf = (pawn: Pawn): Move => {
    if (isChief(pawn)) return move(s, pawn, chief ? visibleNumbers(chief) : 0, false); // [DIVE-126]
    const blocked = white >= 0 && isBlocked(white, descents, descents[pawn]);
    return move(s, pawn, descents[pawn].kept, blocked);
  };
  const everybody = allOf(descents.length);
  const moves = (chief ? everybody.withChief : everybody.seats).map(moveOf);
  for (const { pawn, to } of moves) moveTo(s, pawn, to);
  tell({ type: 'rested', round: s.round, moves });
}

type Move = Extract<Event, { type: 'rested' }>['moves'][number];

function move(s: State, pawn: Pawn, levels: number, blocked: boolean): Move {
  const from = spaceOf(s, pawn);
  return { pawn, levels, from, to: blocked ? from : from + levels, blocked };
}

/** [DIVE-111] The Great White Shark stops opponents who erred, [DIVE-112] or its owner if none did. */
function isBlocked(owner: Seat, descents: readonly Descent[], { seat, erred }: Descent): boolean {
  return seat === owner ? !descents.some(other => other.erred && other.seat !== owner) : erred;
}
