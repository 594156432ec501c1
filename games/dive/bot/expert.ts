import type { Chance, Dealer, Seat, Seen } from '@fathoms/kernel/game.ts';
import { determinize } from '../determinize.ts';
import { likelyProgram, plans } from '../plan.ts';
import { apply } from '../turn.ts';
import type { Action, DiveKinds, Event, State } from '../types.ts';
import { standing } from './standing.ts';

const OPTIONS = 15; // programs weighed: three of each depth, however little the last of them promise

/** Tries its best programs on the same imagined rounds and takes the one after which it stands best. */
export function expert(seen: Seen<DiveKinds>, rounds: number, chance: Chance): Action {
  const { seat } = seen;
  const options = plans(determinize(seen, chance), seat, OPTIONS);
  if (options.length === 1) return options[0];
  const imagined = Array.from({ length: rounds }, () => imagineRound(seen, chance));
  return bestOf(options, worthsOf(seat, options, { imagined, judge: standing, chance }));
}

/** What options are tried on. */
export interface Trial {
  readonly imagined: readonly State[]; // worlds in which everybody else is ready
  readonly judge: (state: State) => readonly number[]; // how well each seat stands after a round
  readonly chance: Chance;
}

/** How well a seat stands after each option, on average: all of them in the same imagined rounds. */
export function worthsOf(
  seat: Seat,
  options: readonly Action[],
  { imagined, judge, chance }: Trial,
): number[] {
  const silent: Dealer<Event> = { chance, tell: () => {} };
  const worths = options.map(() => 0);
  for (const world of imagined) {
    for (const [nth, option] of options.entries()) {
      const s = copyOf(world);
      apply(s, seat, option, silent);
      worths[nth] += judge(s)[seat] / imagined.length;
    }
  }
  return worths;
}

export const bestOf = <A>(options: readonly A[], worths: readonly number[]): A =>
  options[worths.indexOf(Math.max(...worths))];

function imagineRound(seen: Seen<DiveKinds>, chance: Chance): State {
  const world = determinize(seen, chance);
  for (const [seat, diver] of world.divers.entries()) {
    if (seat === seen.seat || diver.ready) continue;
    diver.program = likelyProgram(world, seat);
    diver.ready = true;
  }
  world.sonar = null; // the next round's reading is not needed
  return world;
}

/** A world to dive in. Cards and programs never change, only where they lie; what is gone nobody looks at. */
const copyOf = (world: State): State => ({
  ...world,
  stack: world.stack.slice(),
  gone: [],
  divers: world.divers.map(diver => ({ ...diver })),
  chief: world.chief && {
    space: world.chief.space,
    deck: world.chief.deck.slice(),
    used: world.chief.used.slice(),
  },
});
