import type { Species } from '@fathoms/games/scuba/parts.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import type { ComponentChildren } from 'preact';
import { rich as drawn } from '../../board/sentence.tsx';
import { Art } from '../../ui/pieces.tsx';
import { animalArt } from './art.ts';
import { columnIn, rowIn } from './layout.ts';
import type { ScubaWords } from './words/en.ts';

/** A sentence whose animals carry their picture: `{clown}` becomes the drawing and `a clownfish`. */
export const rich = (text: string, words: ScubaWords): ComponentChildren =>
  drawn(text, id => (
    <span className="scuba-word">
      <Art id={animalArt(id as Species)} /> {words.animals[id as Species].a}
    </span>
  ));

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
