import type { Seat, Tally } from '@fathoms/kernel/game.ts';
import { winners } from './scoring.ts';
import type { Event, State } from './types.ts';

/** A finished match for the lab: how long it took, who won, and where everybody's spaces came from. */
export function tally(s: State, news: readonly Event[]): Tally {
  return {
    match: {
      end: s.reason ?? 'none',
      winner: winners(s).includes('chief') ? 'chief' : winners(s).length > 1 ? 'several divers' : 'a diver',
      rounds: s.round,
      'cards left': s.stack.length,
    },
    seats: s.divers.map((_, seat) => ({
      'spaces from resting': sum(news.map(event => restSpaces(event, seat))),
      'spaces from helpers': sum(news.map(event => helpSpaces(event, seat))),
      'levels programmed': sum(news.map(event => depth(event, seat))) / s.round,
      mistakes: sum(news.map(event => (event.type === 'judged' && event.wrong.includes(seat) ? 1 : 0))),
    })),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function restSpaces(event: Event, seat: Seat): number {
  if (event.type !== 'rested') return 0;
  const { from, to } = event.moves[seat];
  return to - from;
}

const helpSpaces = (event: Event, seat: Seat): number =>
  event.type === 'helped' && event.pawn === seat ? event.to - event.from : 0;

const depth = (event: Event, seat: Seat): number =>
  event.type === 'revealed' ? (event.programs[seat]?.levels.length ?? 0) : 0;
