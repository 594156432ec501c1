import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import { LEVELS, lookAtSharks, WAYS } from '@fathoms/games/dive/picture/eye/eye.ts';

/** What an eye notes about one thing in a picture, and on which level, from 1, that thing really is. */
interface Sighting {
  readonly level: number;
  readonly notes: readonly number[];
}

/** How the pictures of a game can be looked at. */
export interface Eye {
  readonly ways: readonly string[];
  readonly levels: number; // on which things are looked for
  readonly judged: number; // of which the first so many matter in the game
  open(): (key: string) => { readonly [way: string]: readonly Sighting[] };
}

/** Every game whose pictures have to be read. */
const EYES: { readonly [game: string]: Eye } = {
  dive: {
    ways: WAYS,
    levels: LEVELS,
    judged: 5,
    open() {
      const atlas = openAtlas(ATLAS);
      return key => lookAtSharks(atlas, key);
    },
  },
};

export const SEEN_GAMES = Object.keys(EYES);

export const findEye = (game: string): Eye | null => (Object.hasOwn(EYES, game) ? EYES[game] : null);
