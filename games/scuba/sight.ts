import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { score } from './chips.ts';
import { frontOf, SPECIES_POINTS, speciesOf, tileId } from './parts.ts';
import { spaceId } from './sea.ts';
import type { Diver, Event, Shown, State } from './types.ts';

/** Dead and evacuated divers are out. [SCUBA-93, SCUBA-126] */
export const isOut = ({ status }: Diver): boolean => status === 'dead' || status === 'evacuated';

/** [SCUBA-66] Seeing a new species brings its card, [SCUBA-67, SCUBA-68] one already owned its points. */
export function see(s: State, seat: Seat, shown: Shown, dealer: Dealer<Event>): void {
  const diver = s.divers[seat];
  const species = frontOf(shown.tile);
  const isNew = (diver.cards & (1 << species)) === 0;
  dealer.tell({
    type: 'saw',
    seat,
    tile: tileId(shown.tile),
    at: spaceId(shown.at),
    species: speciesOf(shown.tile),
    card: isNew,
  });
  if (isNew) diver.cards |= 1 << species;
  else score(s, seat, SPECIES_POINTS[species], 'animal', dealer);
  shown.discs |= 1 << seat; // [SCUBA-69]
  s.dive.found = true;
  sweep(s, dealer);
}

/** [SCUBA-70, SCUBA-71] Tiles seen by everybody who can still discover leave the board. */
export function sweep(s: State, { tell }: Dealer<Event>): void {
  const needed = watchers(s);
  let kept = 0;
  for (const shown of s.shown) {
    if ((shown.discs & needed) !== needed) s.shown[kept++] = shown;
    else {
      s.gone.push(shown.tile);
      tell({ type: 'left', tile: tileId(shown.tile), at: spaceId(shown.at) });
    }
  }
  s.shown.length = kept;
}

/** [SCUBA-141] Once the boat has left only the solo diver counts. */
function watchers(s: State): number {
  let seats = 0;
  for (let seat = 0; seat < s.divers.length; seat++) {
    if (s.stage === 'alone' ? seat === s.active : !isOut(s.divers[seat])) seats |= 1 << seat;
  }
  return seats;
}
