import { SPECIES, type Species } from '@fathoms/games/scuba/parts.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import { type ComponentChildren, Fragment } from 'preact';
import { Art } from '../../ui/pieces.tsx';
import { animalArt } from './art.ts';
import { columnIn, rowIn } from './layout.ts';
import type { ScubaWords } from './words/en.ts';

const TOKEN = /\{([a-z]+)\}/;
const isSpecies = (text: string): text is Species => (SPECIES as readonly string[]).includes(text);

/** A sentence whose animals carry their picture: `{clown}` becomes the drawing and `a clownfish`. */
export function rich(text: string, words: ScubaWords): ComponentChildren {
  return text.split(TOKEN).map((part, i) => {
    const key = `${i}:${part}`;
    if (i % 2 === 0 || !isSpecies(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="scuba-word">
        <Art id={animalArt(part)} /> {words.animals[part].a}
      </span>
    );
  });
}

/** The same sentence without pictures, for labels. */
export const plain = (text: string, words: ScubaWords): string =>
  text.replace(/\{([a-z]+)\}/g, (token, key: string) => (isSpecies(key) ? words.animals[key].a : token));

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
