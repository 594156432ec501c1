import type { Chance, Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding, Weights } from '@fathoms/kernel/sounding.ts';
import { type Judge, openJudge } from './judge/judge.ts';
import { search } from './search.ts';

const LONGEST = 60; // actions of a turn

/**
 * The strongest level: it searches its own turn only and asks the judge what comes after it. An imagined game is
 * so much shorter that way that more of them fit into the same time, and all of them end in a judgement that was
 * learned from whole matches.
 */
export function orca<K extends Kinds>(
  game: Game<K>,
  sounding: Sounding<K>,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const judge = judgeOf(game, sounding);
  const thought = {
    effort: { games: sounding.effort, actions: LONGEST },
    candidates: sounding.options,
    rollout: sounding.sensible,
    worth: judge,
    turnOnly: true,
  };
  return search(game, thought, seen, chance);
}

/** Weights are read once. */
const judges = new WeakMap<Weights, Judge>();

function judgeOf<K extends Kinds>(game: Game<K>, sounding: Sounding<K>): Judge<K> {
  const known = judges.get(sounding.weights) as Judge<K> | undefined;
  if (known) return known;
  const judge = openJudge(game, sounding);
  judges.set(sounding.weights, judge as Judge);
  return judge;
}
