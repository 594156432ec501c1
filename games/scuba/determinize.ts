import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import { cardsHeard } from './ledger.ts';
import {
  BAND_EVENTS,
  BAND_TILES,
  BANDS,
  CURRENT_CARDS,
  EVENT_IDS,
  isAnimal,
  parseCurrent,
  parseEvent,
  parseTile,
  TILES,
  type Tile,
} from './parts.ts';
import { versionOf } from './rulesets.ts';
import { type Cards, cardsOf } from './scoring.ts';
import { NOWHERE, parseSpace, SPACES, type Space, type SpaceId } from './sea.ts';
import type { Diver, DiverView, ScubaKinds, Shown, State, View } from './types.ts';

/** One state that fits what the seat knows: cards are remembered, only fronts and orders are guessed. */
export function determinize({ view: v, news }: Seen<ScubaKinds>, chance: Chance): State {
  const heard = cardsHeard(news, v.divers.length);
  const drift = v.drift.map(id => parseCurrent(id) as number);
  const spent = v.events.map(pile => pile.spent.map(id => parseEvent(id) as number));
  const { bags, box } = guessFronts(v, chance);
  const { allowance: _, on, ...dive } = v.dive;
  return {
    version: versionOf(v),
    decompression: v.decompression,
    nonLethal: v.nonLethal,
    openScores: v.openScores,
    first: v.first,
    active: v.active,
    turn: v.turn,
    round: v.round,
    stage: v.stage,
    soloRounds: v.soloRounds,
    divers: v.divers.map((diver, seat) => guessDiver(diver, heard[seat])),
    backs: board(v.backs, NOWHERE, ({ band }) => BANDS.indexOf(band)),
    bags,
    box,
    shown: v.shown.map(
      ({ tile, at, discs }): Shown => ({
        tile: parseTile(tile) as Tile,
        at: space(at),
        discs: bitsOf(discs),
      }),
    ),
    gone: v.gone.map(id => parseTile(id) as Tile),
    dust: board(v.dust, 0, ({ seats }) => bitsOf(seats)),
    currents: CURRENT_CARDS.filter(card => !drift.includes(card)),
    drift,
    open: v.open === null ? null : (parseCurrent(v.open) as number),
    events: spent.map((used, band) =>
      [...EVENT_IDS.keys()].filter(card => ((card / BAND_EVENTS) | 0) === band && !used.includes(card)),
    ),
    spent,
    dive: { ...dive, on: on === null ? NOWHERE : space(on) },
    phase: { ...v.phase },
  };
}

/** Which of the animals not turned yet were kept: any, as far as anybody knows. */
function guessFronts(v: View, chance: Chance): { bags: Tile[][]; box: Tile[] } {
  const turned = new Set([...v.gone, ...v.shown.map(({ tile }) => tile)].map(id => parseTile(id) as Tile));
  const box: Tile[] = [];
  const bags = v.bands.map(({ animals: kept }, band) => {
    const tiles = TILES.slice(band * BAND_TILES, (band + 1) * BAND_TILES).filter(tile => !turned.has(tile));
    const animals = tiles.filter(isAnimal);
    while (animals.length > kept) box.push(draw(animals, chance));
    return [...animals, ...tiles.filter(tile => !isAnimal(tile))];
  });
  return { bags, box };
}

const guessDiver = (v: DiverView, heard: Cards): Diver => ({
  status: v.status,
  at: space(v.at),
  air: v.air,
  deco: v.deco,
  deep: v.deep,
  plus: v.plus,
  minus: v.minus,
  cards: v.cards ? cardsOf(v.cards) : heard,
  steps: v.steps,
  dark: v.dark,
});

const space = (id: SpaceId): Space => parseSpace(id) as Space;
const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** A board from what lies on it. */
function board<T extends { at: SpaceId }>(
  lying: readonly T[],
  nothing: number,
  value: (item: T) => number,
): number[] {
  const spaces = Array.from({ length: SPACES }, () => nothing);
  for (const item of lying) spaces[space(item.at)] = value(item);
  return spaces;
}
