/** Puts a plan together: cards of one move go one by one, moves come one after the other. */
import { type Leg, type Plan, SHAKE } from './travel.ts';

interface Way {
  readonly from: string; // a `data-spot`
  readonly to: string;
  readonly how: Leg['how'];
  readonly flip?: boolean; // turns face up on the way
  readonly shake?: boolean; // struck before it goes
}

export interface Choreography<Card extends string> {
  /** Starts these cards now; says how long they take. */
  readonly start: (cards: readonly Card[], way: Way) => number;
  /** The same, and what follows waits for them. */
  readonly move: (cards: readonly Card[], way: Way) => void;
  readonly wait: (ms: number) => void;
  readonly plan: () => Plan<Card>;
}

const TRAVEL = 280; // ms

/** `sink`: how long going down takes; `apart`: between two cards; `breath`: no row of cards is spread out further. */
export function choreography<Card extends string>(
  sink: number,
  apart: number,
  breath: number,
): Choreography<Card> {
  const journeys = new Map<Card, { from: string; legs: Leg[] }>();
  let now = 0;
  const start = (cards: readonly Card[], { from, to, how, flip = false, shake = false }: Way): number => {
    const gap = Math.min(apart, breath / Math.max(cards.length, 1));
    const ms = (how === 'sink' ? sink : TRAVEL) + (shake ? SHAKE : 0);
    cards.forEach((card, i) => {
      const journey = journeys.get(card) ?? { from, legs: [] };
      journey.legs.push({ to, at: now + i * gap, ms, how, shake, flip: flip && journey.legs.length === 0 });
      journeys.set(card, journey);
    });
    return cards.length === 0 ? 0 : ms + (cards.length - 1) * gap;
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return {
    start,
    move: (cards, way) => wait(start(cards, way)),
    wait,
    plan: () => ({ journeys: [...journeys].map(([card, journey]) => ({ card, ...journey })), ms: now }),
  };
}
