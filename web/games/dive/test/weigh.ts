/** What a bet is worth to somebody who can read the top of the stack: it is played against many that may lie below. */
import { standing } from '@fathoms/games/dive/bot/standing.ts';
import { LAYOUTS } from '@fathoms/games/dive/choices.ts';
import { parse } from '@fathoms/games/dive/notation.ts';
import { CHIEF_IDS } from '@fathoms/games/dive/parts.ts';
import { likelyProgram } from '@fathoms/games/dive/plan.ts';
import { apply } from '@fathoms/games/dive/turn.ts';
import type { Event, ProgramLevel, State } from '@fathoms/games/dive/types.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Dealer } from '@fathoms/kernel/game.ts';

export interface Worth {
  readonly spaces: number; // made in the round
  readonly standing: number; // after it, from 0 (lost) to 1 (won)
}

/** The mean of the same imagined rounds for each of these bets of the first diver. */
export function weigh(s: State, seen: number, bets: readonly string[], rounds: number): Worth[] {
  const chance = seeded('weigh');
  const silent: Dealer<Event> = { chance, tell: () => {} };
  const sums = bets.map(() => ({ spaces: 0, standing: 0 }));
  for (let i = 0; i < rounds; i++) {
    const world = imagined(s, seen, chance);
    for (const [nth, bet] of bets.entries()) {
      const action = parse(`ready ${bet}`);
      const sum = sums[nth];
      if (!action || !sum) throw new Error(`not a bet: ${bet}`);
      const played = clone(world);
      apply(played, 0, action, silent);
      sum.spaces += ((played.divers[0]?.space ?? 0) - (s.divers[0]?.space ?? 0)) / rounds;
      sum.standing += (standing(played)[0] ?? 0) / rounds;
    }
  }
  return sums;
}

/** The same moment with any other cards under those that can be read, and rivals who bet what sharp eyes tell them. */
function imagined(s: State, seen: number, chance: Chance): State {
  const world = clone(s);
  const unseen = shuffled([...s.stack.slice(seen), ...s.gone], chance);
  world.stack = [...s.stack.slice(0, seen), ...unseen.slice(0, s.stack.length - seen)];
  world.gone = unseen.slice(s.stack.length - seen);
  if (world.chief) world.chief = { ...world.chief, deck: shuffled(CHIEF_IDS, chance), used: [] };
  for (const [seat, diver] of world.divers.entries()) {
    if (seat === 0) continue;
    const program = likelyProgram(world, seat);
    const levels = chance.below(2) === 0 ? program.levels : relaid(program.levels, chance);
    diver.program = { ...program, levels };
    diver.ready = true;
  }
  return world;
}

/** Says the same with other tokens: nobody knows how fast a rival means to be. */
function relaid(levels: readonly ProgramLevel[], chance: Chance): ProgramLevel[] {
  const layout = pick(LAYOUTS[levels.length - 1] ?? [], chance);
  return levels.map(({ shark }, i) => ({ tokens: layout[i]?.tokens ?? [], shark }));
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(chance.below(rest.length), 1));
}
