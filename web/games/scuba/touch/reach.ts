/** Where this turn can lead. Pure; the rules do the sums. */
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
  readonly verdict: 'safe' | 'edge' | 'late'; // edge: then turn back at once; late: the air will not last
}

const NONE: ReadonlyMap<SpaceId, Reach> = new Map();

export function reachOf(view: View, on: boolean): ReadonlyMap<SpaceId, Reach> {
  if (!on) return NONE;
  const found = reachable(view, view.active).filter(({ path }) => path.length > 0);
  return new Map(
    found.map(({ at, path, cost, stays }) => {
      const verdict = cost === 0 || stays > 0 ? 'safe' : stays === 0 ? 'edge' : 'late';
      return [at, { steps: path.length, path, air: cost, spare: Math.max(0, stays), verdict }];
    }),
  );
}

/** How far it is and what stopping there costs. */
export const tellReach = ({ steps, air, spare, verdict }: Reach, { board }: ScubaWords): string =>
  verdict === 'late' ? board.reachLate(steps, air) : board.reach(steps, air, spare);
