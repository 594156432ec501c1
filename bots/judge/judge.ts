import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { type Layer, openNet, readLayers, sharesOf } from './net.ts';

/** Each seat's chance to win, once the move has just passed on; what it comes to when the match is over. */
export type Judge<K extends Kinds = Kinds> = (state: K['state']) => number[];

export const openJudge = <K extends Kinds>(game: Game<K>, sounding: Sounding<K>): Judge<K> =>
  judgeWith(game, sounding, readLayers(sounding.weights));

export function judgeWith<K extends Kinds>(
  game: Game<K>,
  sounding: Pick<Sounding<K>, 'look' | 'automaton'>,
  layers: readonly Layer[],
): Judge<K> {
  const net = openNet(layers);
  return state => {
    const outcome = game.outcome(state);
    if (outcome) return winShares(outcome.places);
    const sights = sounding.look(state);
    const automaton = sounding.automaton?.(state) ?? null;
    if (automaton === null) return sharesOf(net(sights));
    return sharesOf(net([...sights, automaton])).slice(0, sights.length);
  };
}
