/** How every space came about, and where everybody stood after each round, from public news alone. */
import type { Helper } from '@fathoms/games/dive/ocean/cards.ts';
import type { Event } from '@fathoms/games/dive/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../board/news.ts';
import type { TimePoint } from '../../board/screen.ts';

export interface Ride {
  readonly by: Helper;
  readonly from: number;
  readonly to: number;
}

/** One diver's way down. */
export interface Way {
  readonly rests: number[]; // spaces, round by round
  readonly rides: Ride[];
  readonly judged: { right: number; of: number }[]; // by level, from the first
  dolphins: number;
  mistakes: number;
  space: number;
}

export function waysOf(history: readonly News[], seats: number): readonly Way[] {
  const ways = newWays(seats);
  for (const event of eventsIn<Event>(history)) hear(ways, event);
  return ways;
}

export function timeline(history: readonly News[], seats: number): readonly TimePoint[] {
  const ways = newWays(seats);
  const points: TimePoint[] = [{ label: '0', scores: ways.map(({ space }) => space), step: 0 }];
  history.forEach((news, step) => {
    for (const event of news.events as readonly Event[]) {
      hear(ways, event);
      if (event.type === 'rested')
        points.push({ label: String(event.round), scores: ways.map(({ space }) => space), step });
    }
  });
  return points;
}

const newWays = (seats: number): Way[] =>
  Array.from({ length: seats }, () => ({
    rests: [],
    rides: [],
    judged: [],
    dolphins: 0,
    mistakes: 0,
    space: 0,
  }));

function hear(ways: readonly Way[], event: Event): void {
  switch (event.type) {
    case 'helped': {
      const way = event.pawn === 'chief' ? undefined : ways[event.pawn];
      if (!way || event.to === event.from) return;
      way.rides.push({ by: event.by, from: event.from, to: event.to });
      way.space = event.to;
      return;
    }
    case 'thanked': {
      const way = ways[event.seat];
      if (!way) return;
      way.dolphins += event.to - event.from;
      way.space = event.to;
      return;
    }
    case 'judged':
      for (const seat of event.right) judge(ways[seat], event.level, true);
      for (const seat of event.wrong) judge(ways[seat], event.level, false);
      return;
    case 'lost': {
      const way = ways[event.seat];
      if (way) way.mistakes++;
      return;
    }
    case 'rested':
      for (const { pawn, from, to } of event.moves) {
        const way = pawn === 'chief' ? undefined : ways[pawn];
        if (!way) continue;
        way.rests.push(to - from);
        way.space = to;
      }
  }
}

function judge(way: Way | undefined, level: number, right: boolean): void {
  if (!way) return;
  for (let i = way.judged.length; i < level; i++) way.judged.push({ right: 0, of: 0 });
  const at = way.judged[level - 1];
  if (!at) return;
  at.of++;
  if (right) at.right++;
}
