import type { PlaceCounts, Seat, Tally } from '@fathoms/kernel/game.ts';
import { METRES_A_ROW } from './parts.ts';
import { countCards } from './scoring.ts';
import { COLUMNS, columnOf, parseSpace, ROW_AIR, ROWS, rowOf, type Space, type SpaceId } from './sea.ts';
import type { Event, State } from './types.ts';

/** A finished match for the lab: how far its end phases went, and how everybody dived. */
export function tally(s: State, news: readonly Event[]): Tally {
  return {
    match: {
      end: s.phase.name === 'over' ? s.phase.reason : 'none',
      'last phase': s.stage,
      rounds: s.round,
    },
    seats: s.divers.map(({ status, cards, minus }, seat) => {
      const dives = bandsOf(news, seat);
      return {
        fate: status,
        'deepest turn': depthName(Math.max(0, ...dives)),
        'most turns in': depthName(mostOf(dives)),
        'turns under water': dives.length,
        'animal cards': countCards(cards),
        'negative points': minus,
      };
    }),
    places: {
      steps: spaceCounts(news, event => (event.type === 'stepped' ? event.to : null)),
      'animals seen': spaceCounts(news, event => (event.type === 'saw' ? event.at : null)),
      drowned: spaceCounts(news, event => (event.type === 'died' ? event.at : null)),
    },
  };
}

const across = Array.from({ length: COLUMNS }, (_, i) => i + 1);
const down = Array.from({ length: ROWS + 1 }, (_, row) => row);

/** How often it happened on each space of the reef; the boat lies above three columns and counts in its middle. */
function spaceCounts(news: readonly Event[], where: (event: Event) => SpaceId | null): PlaceCounts {
  const counts = down.map(() => across.map(() => 0));
  for (const event of news) {
    const at = where(event);
    const space: Space | null = at === null ? null : parseSpace(at);
    if (space !== null) counts[rowOf(space)][columnOf(space) - 1] += 1;
  }
  return { rows: down.map(row => (row === 0 ? 'S' : `${row}`)), columns: across.map(String), counts };
}

/** Per turn survived under water the band it ended in, which is what it cost in air. */
function bandsOf(news: readonly Event[], seat: Seat): number[] {
  return news.flatMap(event =>
    event.type === 'breathed' && event.seat === seat && event.by === 'depth' && event.air > 0
      ? [-event.change]
      : [],
  );
}

/** The band in which most turns ended; of equals the shallower one. */
function mostOf(bands: readonly number[]): number {
  const counts = ROW_AIR.map((_, cost) => bands.filter(band => band === cost).length);
  return counts.indexOf(Math.max(...counts));
}

/** Two rows have the same price, the bottom row one of its own. */
const depthName = (band: number): string =>
  band === 0 ? 'none' : `${METRES_A_ROW * 2 * (band - 1)}–${METRES_A_ROW * Math.min(ROWS, 2 * band)} m`;
