/** What everybody had after each round, from public news alone. */
import type { Species } from '@fathoms/games/scuba/parts.ts';
import { animalPoints, cardsOf, combinationPoints } from '@fathoms/games/scuba/scoring.ts';
import type { Event } from '@fathoms/games/scuba/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { timelineOf } from '../../board/news.ts';
import type { TimePoint } from '../../board/screen.ts';

interface Tally {
  readonly cards: Set<Species>;
  chips: number;
  dead: boolean;
}

export function timeline(history: readonly News[], seats: number): readonly TimePoint[] {
  const tallies = Array.from({ length: seats }, (): Tally => ({ cards: new Set(), chips: 0, dead: false }));
  return timelineOf<Event>(history, {
    begins: event => (event.type === 'began' ? event.round : null),
    hear: event => hear(tallies, event),
    scores: () => tallies.map(scoreOf),
  });
}

function hear(tallies: readonly Tally[], event: Event): void {
  const tally = 'seat' in event && event.seat !== null ? tallies[event.seat] : undefined;
  if (!tally) return;
  if (event.type === 'saw' && event.card) tally.cards.add(event.species);
  else if (event.type === 'scored') tally.chips += event.points;
  else if (event.type === 'died') tally.dead = true;
}

function scoreOf({ cards, chips, dead }: Tally): number {
  const set = cardsOf([...cards]);
  return dead ? 0 : animalPoints(set) + combinationPoints(set) + chips;
}
