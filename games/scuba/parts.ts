/** What is in the box. The board is in sea.ts, and what each event card does in happening.ts. */

/** The four depth bands and the colour of their tiles, from the surface down. */
export const BANDS = ['red', 'yellow', 'green', 'blue'] as const;
export type Band = (typeof BANDS)[number];
export const YELLOW = 1;

/** The eighteen animals: band, points, tiles in the box; in the order of the rules' table. */
const ANIMALS = [
  ['anemone', 'red', 1, 3],
  ['parrot', 'red', 1, 2],
  ['seafan', 'red', 2, 2],
  ['stovepipe', 'red', 2, 2],
  ['seahorse', 'red', 4, 1],
  ['clown', 'yellow', 2, 3],
  ['vase', 'yellow', 2, 2],
  ['stingray', 'yellow', 3, 2],
  ['moray', 'yellow', 3, 2],
  ['lionfish', 'yellow', 5, 1],
  ['eagle', 'green', 3, 3],
  ['turtle', 'green', 4, 3],
  ['nurse', 'green', 4, 2],
  ['lemon', 'green', 5, 2],
  ['grouper', 'blue', 5, 3],
  ['barracuda', 'blue', 6, 3],
  ['manta', 'blue', 8, 2],
  ['hammer', 'blue', 10, 2],
] as const;

/** An animal outside the rules: its key. Inside it is an index into SPECIES. */
export type Species = (typeof ANIMALS)[number][0];
export const SPECIES: readonly Species[] = ANIMALS.map(([key]) => key);
export const SPECIES_BAND: readonly number[] = ANIMALS.map(([, band]) => BANDS.indexOf(band));
export const SPECIES_POINTS: readonly number[] = ANIMALS.map(([, , points]) => points);

/** Combinations: what having this many of their animals adds. [SCUBA-146, SCUBA-147] */
export const COMBINATIONS = {
  PA: { species: ['clown', 'anemone'], bonus: [0, 0, 3] },
  PB: { species: ['lemon', 'nurse'], bonus: [0, 0, 3] },
  TA: { species: ['stingray', 'eagle', 'manta'], bonus: [0, 0, 2, 6] },
  TB: { species: ['seafan', 'stovepipe', 'vase'], bonus: [0, 0, 2, 6] },
} as const satisfies { [id: string]: { species: readonly Species[]; bonus: readonly number[] } };
export type CombinationId = keyof typeof COMBINATIONS;
export const COMBINATION_IDS = Object.keys(COMBINATIONS) as CombinationId[];

/** Tiles of a band: animals, then events, then empty sea. */
export const ANIMAL_TILES = 10;
export const EVENT_TILES = 6;
export const EMPTY_TILES = 6;
export const BAND_TILES = ANIMAL_TILES + EVENT_TILES + EMPTY_TILES;
export const KEPT_ANIMALS = 6; // [SCUBA-2]

/** A tile inside the rules: band × 22 + its number − 1. Outside it is written `R01`. */
export type Tile = number;
export type TileId = `${'R' | 'Y' | 'G' | 'B'}${number}`;
export const TILES: readonly Tile[] = Array.from({ length: BANDS.length * BAND_TILES }, (_, tile) => tile);
export const bandOf = (tile: Tile): number => (tile / BAND_TILES) | 0;
const TILE_IDS: readonly TileId[] = TILES.map(
  tile => `${'RYGB'[bandOf(tile)]}${String((tile % BAND_TILES) + 1).padStart(2, '0')}` as TileId,
);
export const tileId = (tile: Tile): TileId => TILE_IDS[tile];
export const parseTile = finder(TILE_IDS);

/** What a tile's front shows: an index into SPECIES, or one of these. */
export const EVENT_FRONT = -1;
export const EMPTY_FRONT = -2;
const FRONTS: readonly number[] = BANDS.flatMap((_, band) => [
  ...ANIMALS.flatMap(([, , , copies], s) => (SPECIES_BAND[s] === band ? Array<number>(copies).fill(s) : [])),
  ...Array<number>(EVENT_TILES).fill(EVENT_FRONT),
  ...Array<number>(EMPTY_TILES).fill(EMPTY_FRONT),
]);
export const frontOf = (tile: Tile): number => FRONTS[tile];
export const isAnimal = (tile: Tile): boolean => FRONTS[tile] >= 0;
/** The animal on a tile known to show one. */
export const speciesOf = (tile: Tile): Species => SPECIES[FRONTS[tile]];

/** Current cards: kind, shifts of red, yellow, green, blue and divers, and what it costs divers in air. */
const CURRENTS = [
  ['calm', '-', '-', '-', '-', '-', 0],
  ['calm', '-', '-', '-', '-', '-', 0],
  ['calm', '-', '-', '-', '-', '-', 0],
  ['calm', '-', '-', '-', '-', '-', 0],
  ['left', '<2', '<1', '-', '<1', '<1', 0],
  ['left', '<1', '<1', '<1', '<1', '<1', 0],
  ['left', '<1', '-', '<1', '-', '-', 0],
  ['left', '-', '<1', '-', '<1', '<1', 0],
  ['left', '<2', '<2', '<1', '<1', '<1', 0],
  ['left', '<1', '<2', '-', '-', '-', 0],
  ['left', '-', '-', '<1', '<2', '<1', 0],
  ['rip-left', '<1', '<1', '<2', '<2', '<2', 1],
  ['rip-left', '<2', '<1', '<1', '-', '<2', 1],
  ['right', '>2', '>1', '-', '>1', '>1', 0],
  ['right', '>1', '>1', '>1', '>1', '>1', 0],
  ['right', '>1', '-', '>1', '-', '-', 0],
  ['right', '-', '>1', '-', '>1', '>1', 0],
  ['right', '>2', '>2', '>1', '>1', '>1', 0],
  ['right', '>1', '>2', '-', '-', '-', 0],
  ['right', '-', '-', '>1', '>2', '>1', 0],
  ['rip-right', '>1', '>1', '>2', '>2', '>2', 1],
  ['rip-right', '>2', '>1', '>1', '-', '>2', 1],
  ['up', '-', '^1', '^1', '^1', '-', 0],
  ['up', '-', '-', '^1', '^2', '^1', 0],
  ['up', '-', '^1', '-', '^1', '^1', 0],
  ['down', '-', 'v1', 'v1', 'v1', '-', 0],
  ['down', '-', '-', 'v1', 'v2', 'v1', 0],
  ['down', '-', 'v1', '-', 'v1', 'v1', 0],
  ['shear', '<1', '>1', '<1', '>1', '-', 0],
  ['shear', '>1', '<1', '>1', '<1', '-', 0],
  ['shear', '<1', '<1', '^1', 'v1', '<1', 0],
  ['shear', '>1', '>1', 'v1', '^1', '>1', 0],
] as const;

/** A current card inside the rules: an index. Outside it is written `C05`. */
export type Current = number;
export type CurrentId = `C${number}`;
export type CurrentKind = (typeof CURRENTS)[number][0];
export const CURRENT_CARDS: readonly Current[] = CURRENTS.map((_, card) => card);
const CURRENT_IDS = CURRENTS.map((_, card) => `C${String(card + 1).padStart(2, '0')}` as CurrentId);
export const currentId = (card: Current): CurrentId => CURRENT_IDS[card];
export const parseCurrent = finder(CURRENT_IDS);

/** Spaces to the right (negative: left) and down (negative: up). */
export interface Shift {
  readonly right: number;
  readonly down: number;
}
/** Per card the shifts of the four bands and, last, of the divers. */
export const SHIFTS: readonly (readonly Shift[])[] = CURRENTS.map(([, ...row]) =>
  row.slice(0, BANDS.length + 1).map(text => readShift(String(text))),
);
export const DIVERS_SHIFT = BANDS.length;
export const RIP_AIR: readonly number[] = CURRENTS.map(row => row[6]);
export const CURRENT_KINDS: readonly CurrentKind[] = CURRENTS.map(row => row[0]);

function readShift(text: string): Shift {
  const spaces = text === '-' ? 0 : Number(text[1]);
  switch (text[0]) {
    case '<':
      return { right: -spaces, down: 0 };
    case '>':
      return { right: spaces, down: 0 };
    case '^':
      return { right: 0, down: -spaces };
    case 'v':
      return { right: 0, down: spaces };
    default:
      return { right: 0, down: 0 };
  }
}

/** Eight event cards a band. */
export const BAND_EVENTS = 8;
/** An event card inside the rules: band × 8 + its number − 1. Outside it is written `ER1`. */
export type EventCard = number;
export const EVENT_IDS = [
  ...(['ER1', 'ER2', 'ER3', 'ER4', 'ER5', 'ER6', 'ER7', 'ER8'] as const),
  ...(['EY1', 'EY2', 'EY3', 'EY4', 'EY5', 'EY6', 'EY7', 'EY8'] as const),
  ...(['EG1', 'EG2', 'EG3', 'EG4', 'EG5', 'EG6', 'EG7', 'EG8'] as const),
  ...(['EB1', 'EB2', 'EB3', 'EB4', 'EB5', 'EB6', 'EB7', 'EB8'] as const),
] as const;
export type EventId = (typeof EVENT_IDS)[number];
export const eventId = (card: EventCard): EventId => EVENT_IDS[card];
export const parseEvent = finder(EVENT_IDS);

export const MOST_DIVERS = 4;
export const AIR = 20; // a full tank [SCUBA-10, SCUBA-85]
export const STEPS = 4; // a turn, and down, left or right of them [SCUBA-43, SCUBA-44, SCUBA-45]
export const STEPS_UP = 2; // [SCUBA-44]
export const FAST_STEPS_UP = 4; // with decompression [SCUBA-111]
export const CRAMP_STEPS = 3; // EY4
export const FIN_STEPS = 2; // EB6
export const DECO_POINTS = 5; // surfacing with a token [SCUBA-117]
export const SOLO_POINTS = 5; // each turn of the solo diver [SCUBA-137]
export const BOAT_POINTS = 25; // the boat leaves [SCUBA-140]
export const METRES_A_ROW = 5; // [SCUBA-123]
export const RESCUE_POINTS = 5; // [SCUBA-123]

/** Where an id stands in a list, found without searching; null = nowhere. */
function finder(ids: readonly string[]): (id: string) => number | null {
  const places = new Map(ids.map((id, place) => [id, place]));
  return id => places.get(id) ?? null;
}
