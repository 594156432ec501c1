/** Where something is, in words. */
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import { columnIn, rowIn } from '../parts/spaces.ts';
import type { ScubaWords } from './en.ts';

/** `15–20 m`, `the boat`, `the surface`. */
export function depthOf(space: SpaceId, words: ScubaWords): string {
  const row = rowIn(space);
  if (space === 'boat') return words.places.boat;
  return row === 0 ? words.places.surface(columnIn(space)) : words.places.depth((row - 1) * 5, row * 5);
}

export function whereIs(diver: DiverView, words: ScubaWords): string {
  if (diver.status === 'dead' || diver.status === 'evacuated') return words.board.status[diver.status];
  if (rowIn(diver.at) === 0) return diver.at === 'boat' ? words.places.aboard : words.places.afloat;
  return depthOf(diver.at, words);
}
