import { draw } from '@fathoms/kernel/chance.ts';
import { type Chance, type Dealer, parseSeat, type RuleId, type Seat } from '@fathoms/kernel/game.ts';
import { beginTurn, freshDive } from './flow.ts';
import {
  AIR,
  BAND_EVENTS,
  BAND_TILES,
  BANDS,
  CURRENT_CARDS,
  type EventCard,
  isAnimal,
  KEPT_ANIMALS,
  MOST_DIVERS,
  STEPS,
  TILES,
  type Tile,
} from './parts.ts';
import type { Version } from './rulesets.ts';
import { BOAT, isInUse, rowOf, SPACES, type Space, spaceId, WATER } from './sea.ts';
import type { Diver, Event, Options, State } from './types.ts';

export const OPTIONS = {
  decompression: ['off', 'on'],
  nonLethal: ['off', 'on'],
  openScores: ['off', 'on'],
  start: ['random', 'A', 'B', 'C', 'D'],
} as const;

/** [SCUBA-11] The host may choose the starting player among those who play. */
export const forbids = (seats: number, options: Options): RuleId | null =>
  (parseSeat(options.start) ?? 0) >= seats ? 'SCUBA-11' : null;

export function setup(version: Version, seats: number, options: Options, dealer: Dealer<Event>): State {
  const { chance, tell } = dealer;
  const first: Seat = options.start === 'random' ? chance.below(seats) : (parseSeat(options.start) as Seat);
  const { bags, box } = keepAnimals(chance);
  const { laid, backs } = tilesLaid(seats);
  const swaps = swapTiles(laid, backs, chance);
  const s: State = {
    version,
    decompression: options.decompression === 'on',
    nonLethal: options.nonLethal === 'on',
    openScores: options.openScores === 'on',
    first,
    active: first,
    turn: 0,
    round: 1,
    stage: 'normal',
    soloRounds: 0,
    divers: Array.from({ length: seats }, freshDiver),
    backs,
    bags,
    box,
    shown: [],
    gone: [],
    dust: [...NO_DUST],
    currents: [...CURRENT_CARDS],
    drift: [],
    open: null,
    events: BAND_DECKS.map(deck => [...deck]),
    spent: BANDS.map(() => []),
    dive: freshDive(STEPS, false),
    phase: { name: 'diving' },
  };
  tell({ type: 'opened', first, swaps: swaps.map(([one, other]) => [spaceId(one), spaceId(other)]) });
  beginTurn(s, first, dealer);
  return s;
}

/** [SCUBA-10] */
const freshDiver = (): Diver => ({
  status: 'waiting',
  at: BOAT,
  air: AIR,
  deco: 0,
  deep: false,
  plus: 0,
  minus: 0,
  cards: 0,
  steps: STEPS,
  dark: false,
});

const BAND_BAGS = BANDS.map((_, band) => {
  const tiles = TILES.slice(band * BAND_TILES, (band + 1) * BAND_TILES);
  return { animals: tiles.filter(isAnimal), others: tiles.filter(tile => !isAnimal(tile)) };
});

/**
 * [SCUBA-2] Six animals of each band are kept, [SCUBA-3] among its twelve other tiles. Nobody looks, so the
 * fronts stay in bags; [SCUBA-5] with two players each bag keeps the four that are not laid.
 */
function keepAnimals(chance: Chance): { bags: Tile[][]; box: Tile[] } {
  const box: Tile[] = [];
  const bags = BAND_BAGS.map(({ animals, others }) => {
    const kept = [...animals];
    while (kept.length > KEPT_ANIMALS) box.push(draw(kept, chance));
    return [...kept, ...others];
  });
  return { bags, box };
}

/** The band a row belongs to; a tile of another band there was swapped. [SCUBA-8] */
export const homeBand = (row: number): number => (row - 1) >> 1;

/** [SCUBA-4, SCUBA-5] Two rows a band, in the columns in use: the spaces of each band, by the number of players. */
const LAID: readonly Space[][][] = Array.from({ length: MOST_DIVERS + 1 }, (_, seats) =>
  BANDS.map((_, band) => WATER.filter(space => homeBand(rowOf(space)) === band && isInUse(space, seats))),
);
/** The same by space: the band on the back of each tile; NOWHERE = no tile. */
const BACKS: readonly number[][] = LAID.map(laid =>
  Array.from({ length: SPACES }, (_, space) => laid.findIndex(spaces => spaces.includes(space))),
);

const tilesLaid = (seats: number): { laid: Space[][]; backs: number[] } => ({
  laid: LAID[seats].map(spaces => [...spaces]),
  backs: [...BACKS[seats]],
});

const NO_DUST: readonly number[] = Array.from({ length: SPACES }, () => 0);
const BAND_DECKS: readonly EventCard[][] = BANDS.map((_, band) =>
  Array.from({ length: BAND_EVENTS }, (_, i) => band * BAND_EVENTS + i),
);

/** [SCUBA-6, SCUBA-7] One tile of each band changes places with one of the next; six different tiles. */
function swapTiles(laid: Space[][], backs: number[], chance: Chance): [Space, Space][] {
  return BANDS.slice(1).map((_, band) => {
    const one = draw(laid[band], chance);
    const other = draw(laid[band + 1], chance);
    backs[one] = band + 1;
    backs[other] = band;
    return [one, other];
  });
}
