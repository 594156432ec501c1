import type { Chance, Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding, Weights } from '@fathoms/kernel/sounding.ts';
import { type Judge, openJudge } from './judge/judge.ts';
import { bestByOdds } from './odds.ts';
import { bestByReplies } from './replies.ts';
import { search } from './search.ts';

/**
 * The strongest level: it asks the judge, who has learned from whole matches, what comes after the next few moves.
 * Near the end, where playing on tells more than any judge, it imagines the rest of the match.
 */
export function orca<K extends Kinds>(
  game: Game<K>,
  sounding: Sounding<K>,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const judge = judgeOf(game, sounding);
  const planned = sounding.expert?.(seen, judge, chance) ?? null;
  if (planned !== null) return planned;
  const { effort } = sounding;
  if ('turns' in effort) return bestByReplies({ game, sounding, judge }, effort, seen, chance);
  if ('positions' in effort) return bestByOdds({ game, sounding, judge }, effort, seen, chance);
  const thought = {
    effort,
    candidates: sounding.options,
    rollout: sounding.sensible,
    worth: judge,
    isJudged: (state: K['state']) => !sounding.isLate(state),
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
