/** The water column: spaces, rows and what lies above and below them. */

/**
 * A space inside the rules: row × 10 + column, rows 0 (surface) to 9, columns 1 to 9. The boat lies above
 * three columns and is one space. Outside it is written `4/5`, `S3` or `boat`.
 */
export type Space = number;
export type SpaceId = `${number}/${number}` | `S${number}` | 'boat';

export const ROWS = 9;
export const COLUMNS = 9;
export const SPACES = (ROWS + 1) * 10; // how many numbers spaces are taken from
export const LOWEST_TILES = 8; // tiles are laid, and divers step, in rows 1 to 8 [SCUBA-51]
export const NOWHERE = -1;
export const BOAT: Space = 5;
const BOAT_LEFT = 4;
const BOAT_RIGHT = 6;

export const spaceAt = (row: number, column: number): Space => row * 10 + column;
export const rowOf = (space: Space): number => (space / 10) | 0;
export const columnOf = (space: Space): number => space % 10;

/** The spaces tiles are laid on and dust is made on, by rows. */
export const WATER: readonly Space[] = Array.from({ length: LOWEST_TILES * COLUMNS }, (_, i) =>
  spaceAt(((i / COLUMNS) | 0) + 1, (i % COLUMNS) + 1),
);

/** [SCUBA-48] Where a first dive may begin: the three spaces under the boat. */
export const UNDER_BOAT: readonly Space[] = [spaceAt(1, 4), spaceAt(1, 5), spaceAt(1, 6)];

/** [SCUBA-94] The surface above a column: the boat, or open water. */
export const above = (column: number): Space => (column >= BOAT_LEFT && column <= BOAT_RIGHT ? BOAT : column);

/** The surface space beside this one, whether in use or not. [SCUBA-100] */
export function beside(surface: Space, right: number): Space {
  const next = surface + right;
  if (surface === BOAT) return right < 0 ? BOAT_LEFT - 1 : BOAT_RIGHT + 1;
  return above(next);
}

/** Air a turn costs by the row it ends in. [SCUBA-89] */
export const ROW_AIR: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5];

/** Negative points of a surface space at the end. [SCUBA-105] */
const SURFACE_POINTS: readonly number[] = [0, 4, 2, 0, 0, 0, 0, 0, 2, 4];
export const surfacePoints = (surface: Space): number => SURFACE_POINTS[surface];

/** [SCUBA-136] On the boat or right next to it. */
export const isByTheBoat = (surface: Space): boolean =>
  surface === BOAT || surface === BOAT_LEFT - 1 || surface === BOAT_RIGHT + 1;

/** [SCUBA-5] With two players the outer columns are not in use. */
export const firstColumn = (seats: number): number => (seats === 2 ? 2 : 1);
export const lastColumn = (seats: number): number => (seats === 2 ? COLUMNS - 1 : COLUMNS);

export const isInUse = (space: Space, seats: number): boolean =>
  columnOf(space) >= firstColumn(seats) && columnOf(space) <= lastColumn(seats);

const IDS: readonly (SpaceId | '')[] = Array.from({ length: SPACES }, (_, space) => {
  const [row, column] = [rowOf(space), columnOf(space)];
  if (column === 0) return '';
  if (row > 0) return `${row}/${column}` as const;
  if (space === BOAT) return 'boat';
  return above(column) === BOAT ? '' : (`S${column}` as const);
});
export const spaceId = (space: Space): SpaceId => IDS[space] as SpaceId;
const BY_ID: ReadonlyMap<string, Space> = new Map(IDS.map((id, space) => [id, space]));
export const parseSpace = (id: string): Space | null => (id === '' ? null : (BY_ID.get(id) ?? null));

/** The spaces above, left, right and below that lie in rows 1 to 8 and in use. */
export function neighbours(space: Space, seats: number): Space[] {
  const [row, column] = [rowOf(space), columnOf(space)];
  const near: Space[] = [];
  if (row > 1) near.push(space - 10);
  if (column > firstColumn(seats)) near.push(space - 1);
  if (column < lastColumn(seats)) near.push(space + 1);
  if (row < LOWEST_TILES) near.push(space + 10);
  return near;
}
