import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer } from '@fathoms/kernel/game.ts';
import { happen } from './happening.ts';
import { EMPTY_FRONT, EVENT_FRONT, frontOf, speciesOf, TILES, type Tile, tileId } from './parts.ts';
import { NOWHERE, type Space, spaceId } from './sea.ts';
import { see } from './sight.ts';
import type { Action, Event, Shown, State } from './types.ts';

const TURN: Action = { type: 'turn' };
const SEE: readonly Action[] = TILES.map(tile => ({ type: 'see', tile }));

/**
 * [SCUBA-55, SCUBA-56] Only on a space reached by a step, [SCUBA-58, SCUBA-59] without dust of any colour;
 * not in the dark (EB8) and not on a fast ascent [SCUBA-112]. Row 9 is never reached by a step [SCUBA-72].
 */
export const mayDiscover = ({ dive, dust }: State): boolean =>
  dive.on !== NOWHERE && dust[dive.on] === 0 && !dive.dark && !dive.fast;

/** Adds what may be discovered here, [SCUBA-57] all of it optional, [SCUBA-61] in any order. */
export function discoverOptions(s: State, options: Action[]): void {
  if (!mayDiscover(s)) return;
  if (s.backs[s.dive.on] !== NOWHERE) options.push(TURN);
  for (const shown of s.shown) if (isNewHere(s, shown)) options.push(SEE[shown.tile]); // [SCUBA-60]
}

/** [SCUBA-69] A player sees each tile once only. */
const isNewHere = (s: State, { at, discs }: Shown): boolean =>
  at === s.dive.on && (discs & (1 << s.active)) === 0;

export function seeHere(s: State, tile: Tile, dealer: Dealer<Event>): void {
  const shown = s.shown.find(one => one.tile === tile);
  if (shown) see(s, s.active, shown, dealer);
}

/** The front comes out of the bag of the band on its back. [SCUBA-8] */
export function turnTile(s: State, dealer: Dealer<Event>): void {
  const at = s.dive.on;
  const band = s.backs[at];
  const tile = draw(s.bags[band], dealer.chance);
  s.backs[at] = NOWHERE;
  s.dive.found = true;
  const front = frontOf(tile);
  dealer.tell({
    type: 'turned',
    seat: s.active,
    at: spaceId(at),
    tile: tileId(tile),
    front: frontName(tile),
  });
  if (front === EMPTY_FRONT || front === EVENT_FRONT)
    s.gone.push(tile); // [SCUBA-62, SCUBA-63]
  else showAnimal(s, tile, at, dealer);
  if (front === EVENT_FRONT) happen(s, band, dealer); // [SCUBA-64]
}

/** [SCUBA-65] It stays face up and is seen at once. */
function showAnimal(s: State, tile: Tile, at: Space, dealer: Dealer<Event>): void {
  const shown: Shown = { tile, at, discs: 0 };
  s.shown.push(shown);
  see(s, s.active, shown, dealer);
}

function frontName(tile: Tile): Extract<Event, { type: 'turned' }>['front'] {
  const front = frontOf(tile);
  if (front === EVENT_FRONT) return 'event';
  return front === EMPTY_FRONT ? 'empty' : speciesOf(tile);
}
