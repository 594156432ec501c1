import type { Chance, Dealer, Seen } from '@fathoms/kernel/game.ts';
import { determinize } from '../determinize.ts';
import { likelyProgram, plans } from '../plan.ts';
import { apply } from '../turn.ts';
import type { Action, DiveKinds, Event, State } from '../types.ts';
import { standing } from './standing.ts';

const OPTIONS = 15; // programs weighed: three of each depth, however little they promise

/** Tries its best programs on the same imagined rounds and takes the one after which it stands best. */
export function expert(seen: Seen<DiveKinds>, rounds: number, chance: Chance): Action {
  const options = plans(determinize(seen, chance), seen.seat, OPTIONS);
  if (options.length === 1) return options[0];
  const silent: Dealer<Event> = { chance, tell: () => {} };
  const worth = options.map(() => 0);
  for (let i = 0; i < rounds; i++) {
    const world = imagineRound(seen, chance);
    for (const [nth, option] of options.entries()) {
      const s = copyOf(world);
      apply(s, seen.seat, option, silent);
      worth[nth] += standing(s)[seen.seat];
    }
  }
  return options[worth.indexOf(Math.max(...worth))];
}

/** A world in which everybody else is ready. */
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
