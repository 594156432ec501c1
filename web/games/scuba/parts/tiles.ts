/** What tile ids stand for. */
import {
  frontOf,
  parseTile,
  SPECIES,
  SPECIES_POINTS,
  type Species,
  type Tile,
  type TileId,
} from '@fathoms/games/scuba/parts.ts';

/** The animal on a tile; null = an event or empty sea. */
export const animalOn = (id: TileId): Species | null => SPECIES[frontOf(tileOf(id))] ?? null;

export function tileOf(id: TileId): Tile {
  const tile = parseTile(id);
  if (tile === null) throw new Error(`no tile ${id}`);
  return tile;
}

export const worthOf = (species: Species): number => SPECIES_POINTS[SPECIES.indexOf(species)] ?? 0;
