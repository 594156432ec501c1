/** Which drawing shows what. */
import type { Helper, SharkArt } from '@fathoms/games/dive/ocean/cards.ts';
import type { Companion } from '@fathoms/games/dive/types.ts';

const HELPERS: { readonly [H in Helper]: string } = {
  green: 'dive-green',
  red: 'dive-red',
  manta: 'sea-manta',
};
export const helperArt = (helper: Helper): string => HELPERS[helper];

const SHARKS: { readonly [S in SharkArt]: string } = {
  S1: 'dive-reef',
  S2: 'sea-shark3',
  S3: 'sea-shark2',
};
export const sharkArt = (shark: SharkArt): string => SHARKS[shark];

const COMPANIONS: { readonly [C in Companion]: string } = {
  octopus: 'dive-octopus',
  orca: 'kin-orca',
  angler: 'kin-angler',
  green: 'dive-green',
  clown: 'an-clown',
  dolphins: 'kin-dolphins',
  white: 'kin-white',
};
export const companionArt = (companion: Companion): string => COMPANIONS[companion];
