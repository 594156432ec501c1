import type { Chance, Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding, Weights } from '@fathoms/kernel/sounding.ts';
import { type Judge, openJudge } from './judge/judge.ts';
import { bestByOdds } from './odds.ts';
import { bestByReplies } from './replies.ts';

/** The strongest level: it asks the judge, who has learned from whole matches, what the next moves come to. */
export function orca<K extends Kinds>(
  game: Game<K>,
  sounding: Sounding<K>,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const judge = judgeOf(game, sounding);
  const { effort } = sounding;
  if ('positions' in effort) return bestByOdds({ game, sounding, judge }, effort, seen, chance);
  const planned = sounding.expert?.(seen, judge, effort.games, chance) ?? null;
  return planned ?? bestByReplies({ game, sounding, judge }, effort, seen, chance);
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
