/** What there is to be seen, from one diver's point of view. Judgement, not rules: only bots read this. */
import type { Seat } from '@fathoms/kernel/game.ts';
import {
  BANDS,
  bandOf,
  EVENT_FRONT,
  EVENT_IDS,
  type EventId,
  frontOf,
  isAnimal,
  SPECIES,
  SPECIES_POINTS,
} from '../parts.ts';
import { CHIPS, type Version } from '../rulesets.ts';
import { combinationPoints } from '../scoring.ts';
import { NOWHERE, SPACES } from '../sea.ts';
import type { State } from '../types.ts';

/** What an event card means to whoever turns it: points, air, and whether it ends the movement. */
interface Meaning {
  readonly points: number;
  readonly air: number;
  readonly halts: boolean;
}

const means = (points: number, air = 0, halts = false): Meaning => ({ points, air, halts });

/** Besides the chips of the ruleset: where an effect is neither points nor air, what it is worth in points. */
const MEANINGS: Record<EventId, Meaning> = {
  ER1: means(0, 1),
  ER2: means(0),
  ER3: means(0),
  ER4: means(0, 0, true),
  ER5: means(0, 0, true),
  ER6: means(0),
  ER7: means(0, -1),
  ER8: means(0),
  EY1: means(0, -1),
  EY2: means(0.7),
  EY3: means(1.5),
  EY4: means(-0.8, 0, true),
  EY5: means(0, 0, true),
  EY6: means(0),
  EY7: means(0, 1),
  EY8: means(3, -1),
  EG1: means(0, -2),
  EG2: means(0, 2),
  EG3: means(0),
  EG4: means(-0.3),
  EG5: means(0, -2),
  EG6: means(1.5),
  EG7: means(0),
  EG8: means(0, -1),
  EB1: means(0, 0, true),
  EB2: means(0, -3),
  EB3: means(0),
  EB4: means(2.5),
  EB5: means(-0.5),
  EB6: means(-1.5),
  EB7: means(0, 3),
  EB8: means(-4),
};
const meaningsIn = (version: Version): readonly Meaning[] =>
  EVENT_IDS.map(id => ({ ...MEANINGS[id], points: MEANINGS[id].points + (CHIPS[version][id] ?? 0) }));
const MEANING: Record<Version, readonly Meaning[]> = { 1: meaningsIn(1), 2: meaningsIn(2) };

export const AIR_PRICE = 1.3; // points a unit of air can be turned into
const MOST_LOST = 3; // air by one event

/** What turning a tile of a band brings on average. */
export interface Prospect {
  readonly points: number;
  readonly halt: number; // the chance that movement ends
  readonly lost: readonly number[]; // the chance to lose so much air, from 1
}

export interface Chart {
  readonly gains: readonly number[]; // per species what seeing it adds to the score
  readonly bands: readonly Prospect[];
  readonly seen: Float64Array; // per space the face-up animals this diver has not seen, in points
  readonly turned: Float64Array; // per space what turning its tile brings, in points
}

export function chartOf(s: State, seat: Seat): Chart {
  const gains = gainsOf(s.divers[seat].cards);
  const bands = BANDS.map((_, band) => prospectOf(s, band, gains));
  const seen = new Float64Array(SPACES);
  const turned = new Float64Array(SPACES);
  for (const { tile, at, discs } of s.shown) {
    if ((discs & (1 << seat)) === 0) seen[at] += gains[frontOf(tile)];
  }
  for (let space = 0; space < SPACES; space++) {
    if (s.backs[space] !== NOWHERE) turned[space] = bands[s.backs[space]].points;
  }
  return { gains, bands, seen, turned };
}

function gainsOf(cards: number): number[] {
  const now = combinationPoints(cards);
  return SPECIES.map((_, i) => SPECIES_POINTS[i] + combinationPoints(cards | (1 << i)) - now);
}

/** Which animals were kept nobody knows: every one not turned yet is as likely as another. */
function prospectOf(s: State, band: number, gains: readonly number[]): Prospect {
  const bag = s.bags[band];
  let [animals, events, sum, all] = [0, 0, 0, 0];
  for (const tile of bag) {
    const front = frontOf(tile);
    if (front === EVENT_FRONT) events++;
    if (front < 0) continue;
    animals++;
    all++;
    sum += gains[front];
  }
  for (const tile of s.box) {
    if (bandOf(tile) !== band || !isAnimal(tile)) continue;
    all++;
    sum += gains[frontOf(tile)];
  }
  const fronts = Math.max(1, bag.length);
  return withEvents(s, band, all > 0 ? ((animals / fronts) * sum) / all : 0, events / fronts);
}

/** Of the event cards that are left each is as likely as another. A pile has no order, and neither has their sum. */
function withEvents(s: State, band: number, points: number, chance: number): Prospect {
  const pile = s.events[band].length > 0 ? s.events[band] : s.spent[band];
  let left = 0; // a bit a card
  for (const card of pile) left |= 1 << card;
  const each = chance / Math.max(1, pile.length);
  const meanings = MEANING[s.version];
  const lost = Array.from({ length: MOST_LOST + 1 }, () => 0);
  let [value, halt] = [points, 0];
  for (; left !== 0; left &= left - 1) {
    const { points, air, halts } = meanings[31 - Math.clz32(left & -left)];
    value += each * (points + AIR_PRICE * air);
    if (halts) halt += each;
    if (air < 0) lost[-air] += each;
  }
  return { points: value, halt, lost };
}
