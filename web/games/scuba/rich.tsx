import type { Species } from '@fathoms/games/scuba/parts.ts';
import type { ComponentChildren } from 'preact';
import { rich as drawn } from '../../board/sentence.tsx';
import { Art } from '../../ui/pieces.tsx';
import { animalArt } from './parts/art.ts';
import type { ScubaWords } from './words/en.ts';

/** A sentence whose animals carry their picture: `{clown}` becomes the drawing and `a clownfish`. */
export const rich = (text: string, words: ScubaWords): ComponentChildren =>
  drawn(text, id => (
    <span className="scuba-word">
      <Art id={animalArt(id as Species)} /> {words.animals[id as Species].a}
    </span>
  ));
