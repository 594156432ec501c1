import type { Side } from '@fathoms/games/scuba/types.ts';
import { count, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { token } from '../../../board/sentence.tsx';
import type { Direction } from '../parts/spaces.ts';

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
const finds = (n: number): string => (n > 0 ? `, about ${points(n)} on the way` : '');

/** What a review says about Scuba. `{turtle}` is drawn as an animal. */
export const en = {
  did: {
    jump: (who: Who, place: string) => `${who.name} dived in, ${place}`,
    step: (who: Who, way: Direction, place: string) => `${who.name} swam ${way}, ${place}`,
    surface: (who: Who, place: string) => `${who.name} surfaced, ${place}`,
    snorkel: (who: Who, place: string) => `${who.name} snorkelled on, ${place}`,
    turn: (who: Who, band: string) => `${who.name} turned a tile of ${band}`,
    see: (who: Who, animal: string) => `${who.name} saw ${token(animal)}`,
    point: (who: Who) => `${who.name} took the point`,
    push: (who: Who, diver: Who, side: Side) => `${who.name} let ${whose(diver)} diver drift ${side}`,
    stop: (who: Who, place: string) => `${who.name} stopped, ${place}`,
  },
  choice: {
    step: (way: Direction) => `swim ${way}`,
    jump: (place: string) => `dive in, ${place}`,
    surface: 'surface',
    board: 'climb aboard',
    turn: 'turn the tile',
    see: (animal: string) => token(animal),
    point: 'take the point',
    push: (side: Side) => `to the ${side}`,
    stop: 'stop here',
  },
  /** A way that begins so; `found`: points it finds on average. */
  way: (choice: string, place: string, found: number, air: string) =>
    `${choice}, to end at ${place}${finds(found)}: ${air}`,
  stop: (choice: string, air: string) => `${choice}: ${air}`,
  air: (cost: number, left: number, home: number) =>
    left === 0
      ? `that costs ${cost} air, the last.`
      : `that costs ${cost} air and leaves ${left}, the way home ${home}\u00a0% sure.`,
  up: (choice: string, aboard: boolean, found: number, air: number) =>
    `${choice}: ${aboard ? 'on the boat' : 'at the surface'} with ${air} air${finds(found)}.`,
  tile: (animals: number, total: number, band: string, worth: number) =>
    animals === 0
      ? `None of the ${total} hidden tiles of ${band} is an animal.`
      : `${animals} of ${total} hidden tiles of ${band} ${animals === 1 ? 'is an animal' : 'are animals'}, worth ${points(worth)} on average.`,
  events: (events: number) => (events === 0 ? '' : `${count(events, 'event')} among them.`),
  animal: (n: number) => `It adds ${points(n)}.`,
  flow: (spaces: number, way: Direction, most: number, against: Direction) =>
    `The current runs ${spaces} to the ${way}: at most ${count(most, 'step')} ${against} this turn.`,
  last: (turns: number) => `About ${count(turns, 'more turn')} before the end.`,
  late: (n: number) =>
    `Whoever is still under water after this turn loses ${points(n)} with every further one.`,
  nothing: 'There are no points in it.',
  table: (round: number, air: number) => `The reef before it: round ${round}, ${air} air`,
  round: (round: number, score: number) => `Round ${round}, ${points(score)}`,
  airLeft: (air: number) => `${air} air`,
};

export type ScubaReview = typeof en;
