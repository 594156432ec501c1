/** Where this turn can lead. Pure; the rules do the sums. */
import { worstRip } from '@fathoms/games/scuba/foresee.ts';
import { reachable } from '@fathoms/games/scuba/plan.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { ScubaWords } from '../words/en.ts';

/** A space this turn could end on. */
export interface Reach {
  readonly steps: number;
  readonly path: readonly SpaceId[];
  readonly air: number; // what stopping there costs
  readonly spare: number; // turns that may still be spent at that depth afterwards
  readonly left: number; // air after that; 0 = out of air
  readonly home: number; // air left at the surface if the way home begins next turn; below 1 = too late
  readonly atRisk: boolean; // a rip current before the next turn could take all that is left
  readonly verdict: 'safe' | 'edge' | 'late'; // edge: then turn back at once; late: the air will not last
}

const NONE: ReadonlyMap<SpaceId, Reach> = new Map();

export function reachOf(view: View, on: boolean): ReadonlyMap<SpaceId, Reach> {
  if (!on) return NONE;
  const rip = worstRip(view);
  const found = reachable(view, view.active).filter(({ path }) => path.length > 0);
  return new Map(
    found.map(({ at, path, cost, air: left, spare: home, stays }) => {
      const verdict = cost === 0 || stays > 0 ? 'safe' : stays === 0 ? 'edge' : 'late';
      const atRisk = cost > 0 && left > 0 && left <= rip;
      const spare = Math.max(0, stays);
      return [at, { steps: path.length, path, air: cost, left, home, spare, atRisk, verdict }];
    }),
  );
}

/** How far it is and what stopping there costs. */
export const tellReach = (reach: Reach, words: ScubaWords): string =>
  `${words.board.away(reach.steps)} ${tellStop(reach, words)}`;

/** What stopping there leads to: the air that is left, the way home, and what could go wrong. */
export function tellStop({ air, left, home, spare, atRisk, verdict }: Reach, { board }: ScubaWords): string {
  if (air === 0) return board.stopFree;
  if (left === 0) return board.stopDrowns(air);
  if (verdict === 'late') return board.stopLate(air);
  return `${board.stop(air, left, home, spare)}${atRisk ? ` ${board.risk}` : ''}`;
}
