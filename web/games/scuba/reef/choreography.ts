/** From what happened to what is shown of it: the water moves, tiles turn, numbers rise. Pure. */
import type { CurrentId, Species, TileId } from '@fathoms/games/scuba/parts.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { Event, TileDrift } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';

/** A number that rises from a diver. */
export interface Pop {
  readonly seat: Seat;
  readonly kind: 'points' | 'air' | 'deco' | 'animal';
  readonly change: number;
  readonly species: Species | null; // an animal new in the album
}

/** A tile that was turned and does not stay. */
export interface Flash {
  readonly tile: TileId;
  readonly at: SpaceId;
  readonly front: 'event' | 'empty';
}

export interface Show {
  readonly current: CurrentId | null; // drawn just now
  readonly drifts: boolean; // something moves with it
  readonly leaving: readonly TileDrift[]; // off the board with the current
  readonly turned: readonly TileId[]; // animals that came up
  readonly flashes: readonly Flash[];
  readonly pops: readonly Pop[];
}

export function showOf(events: readonly Event[]): Show {
  const drifted = events.filter(event => event.type === 'drifted');
  return {
    current: events.findLast(event => event.type === 'drawn')?.card ?? null,
    drifts: drifted.some(({ tiles, divers }) => tiles.length + divers.length > 0),
    leaving: drifted.flatMap(({ tiles }) => tiles.filter(({ to }) => to === null)),
    turned: events.flatMap(event => (event.type === 'turned' && isAnimal(event.front) ? [event.tile] : [])),
    flashes: events.flatMap(event =>
      event.type === 'turned' && !isAnimal(event.front)
        ? [{ tile: event.tile, at: event.at, front: event.front }]
        : [],
    ),
    pops: popsOf(events),
  };
}

type Front = Extract<Event, { type: 'turned' }>['front'];
const isAnimal = (front: Front): front is Species => front !== 'event' && front !== 'empty';

/** What changed for whom. */
function popsOf(events: readonly Event[]): Pop[] {
  return events.flatMap((event): Pop[] => {
    switch (event.type) {
      case 'scored':
        return [pop(event.seat, 'points', event.points)];
      case 'breathed':
        return event.change !== 0 ? [pop(event.seat, 'air', event.change)] : [];
      case 'saturated':
        return [pop(event.seat, 'deco', event.change)];
      case 'saw':
        return event.card ? [{ ...pop(event.seat, 'animal', 0), species: event.species }] : [];
      default:
        return [];
    }
  });
}

const pop = (seat: Seat, kind: Pop['kind'], change: number): Pop => ({ seat, kind, change, species: null });
