/** Which drawing shows what. Animals that Dive has too share its drawings. */
import type { Band, EventId, Species } from '@fathoms/games/scuba/parts.ts';
import type { SeatColour } from '../../../ui/pieces.tsx';

const SHARED: { readonly [S in Species]?: string } = {
  seafan: 'sea-fan',
  stovepipe: 'sea-tube',
  seahorse: 'sea-seahorse',
  turtle: 'sea-turtleG',
  manta: 'sea-manta',
  hammer: 'sea-shark3',
};

export const animalArt = (species: Species): string => SHARED[species] ?? `an-${species}`;

export const diverArt = (colour: SeatColour): string => `diver-${colour}`;

export const EVENT_ART: { readonly [E in EventId]: string } = {
  ER1: 'ev-air',
  ER2: 'ev-seasick',
  ER3: 'ev-camera',
  ER4: 'ev-seal',
  ER5: 'ev-mask',
  ER6: 'co-cleaning',
  ER7: 'sea-jelly',
  ER8: 'ev-wake',
  EY1: 'ev-thermocline',
  EY2: 'ev-dolphin',
  EY3: 'ev-lens',
  EY4: 'ev-cramp',
  EY5: 'sea-octopus',
  EY6: 'ev-slip',
  EY7: 'ev-nitrox',
  EY8: 'ev-buddy',
  EG1: 'ev-freeflow',
  EG2: 'ev-air',
  EG3: 'co-treasure',
  EG4: 'ev-silt',
  EG5: 'ev-down',
  EG6: 'ev-station',
  EG7: 'ev-compass',
  EG8: 'ev-computer',
  EB1: 'ev-narcosis',
  EB2: 'ev-breath',
  EB3: 'loot-chest',
  EB4: 'co-wildlife',
  EB5: 'ev-up',
  EB6: 'ev-fin',
  EB7: 'ev-stage',
  EB8: 'ev-torch',
};

/** A band is its colour and its number of waves. */
export const WAVES: { readonly [B in Band]: number } = { red: 1, yellow: 2, green: 3, blue: 4 };
export const bandClass = (band: Band): string => `b${WAVES[band]}`;
