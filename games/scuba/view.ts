import type { Seat, Viewer } from '@fathoms/kernel/game.ts';
import { downLeft, leftLeft, rightLeft, stepsLeft, upLeft } from './movement.ts';
import {
  BANDS,
  type Band,
  bandOf,
  currentId,
  EVENT_FRONT,
  eventId,
  frontOf,
  isAnimal,
  SPECIES_POINTS,
  speciesOf,
  tileId,
} from './parts.ts';
import { cardsIn, combinationsIn, countCards, scoreOf, winner } from './scoring.ts';
import { firstColumn, lastColumn, NOWHERE, ROW_AIR, rowOf, type Space, spaceId } from './sea.ts';
import { homeBand } from './setup.ts';
import type { BandView, Diver, DiverView, DiveView, Event, HiddenView, State, View } from './types.ts';

/** Built up field by field: a new State field reaches a player only if somebody writes it here. */
export function view(s: State, viewer: Viewer): View {
  const everything = viewer === 'all' || isOpen(s);
  return {
    ...(s.version > 1 && { version: s.version }),
    decompression: s.decompression,
    nonLethal: s.nonLethal,
    openScores: s.openScores,
    columns: [firstColumn(s.divers.length), lastColumn(s.divers.length)],
    first: s.first,
    active: s.active,
    turn: s.turn,
    round: lastRound(s),
    stage: s.stage,
    soloRounds: s.soloRounds,
    solo: soloDiver(s),
    divers: s.divers.map((diver, seat) =>
      diverView(diver, everything || seat === viewer || diver.cards === 0),
    ),
    backs: spacesWhere(s.backs, NOWHERE).map(space => ({
      at: spaceId(space),
      band: BANDS[s.backs[space]],
      swapped: s.backs[space] !== homeBand(rowOf(space)),
    })),
    shown: s.shown.map(shown => ({
      tile: tileId(shown.tile),
      species: speciesOf(shown.tile),
      band: BANDS[bandOf(shown.tile)],
      points: SPECIES_POINTS[frontOf(shown.tile)],
      at: spaceId(shown.at),
      discs: seatsIn(shown.discs),
    })),
    gone: s.gone.map(tileId),
    bands: BANDS.map((_, band) => bandView(s, band)),
    dust: spacesWhere(s.dust, 0).map(space => ({ at: spaceId(space), seats: seatsIn(s.dust[space]) })),
    open: s.open === null ? null : currentId(s.open),
    pile: s.currents.length,
    drift: s.drift.map(currentId),
    events: BANDS.map((band, i) => ({ band, left: s.events[i].length, spent: s.spent[i].map(eventId) })),
    dive: diveView(s),
    phase: { ...s.phase },
    winner: winner(s),
    hidden: viewer === 'all' ? hiddenView(s) : null,
  };
}

const isOpen = (s: State): boolean => s.openScores || s.phase.name === 'over';

export const hasSecrets = (s: State, seat: Seat): boolean => !isOpen(s) && s.divers[seat].cards !== 0;

/** Animal cards lie face down; chips are open, and so is the number of cards: none is no secret. */
function diverView(diver: Diver, sees: boolean): DiverView {
  return {
    status: diver.status,
    at: spaceId(diver.at),
    air: diver.air,
    airDue: diver.status === 'under' ? ROW_AIR[rowOf(diver.at)] : 0,
    deco: diver.deco,
    deep: diver.deep,
    plus: diver.plus,
    minus: diver.minus,
    count: countCards(diver.cards),
    cards: sees ? cardsIn(diver.cards) : null,
    combinations: sees ? combinationsIn(diver.cards) : null,
    score: sees ? scoreOf(diver) : null,
    steps: diver.steps,
    dark: diver.dark,
  };
}

function diveView(s: State): DiveView {
  const { dive } = s;
  const allowance = {
    steps: stepsLeft(s),
    up: upLeft(s),
    down: downLeft(s),
    left: leftLeft(s),
    right: rightLeft(s),
  };
  return {
    limit: dive.limit,
    taken: dive.taken,
    up: dive.up,
    down: dive.down,
    left: dive.left,
    right: dive.right,
    halted: dive.halted,
    dark: dive.dark,
    found: dive.found,
    fast: dive.fast,
    token: dive.token,
    allowance,
    on: dive.on === NOWHERE ? null : spaceId(dive.on),
  };
}

function soloDiver(s: State): Seat | null {
  if (s.stage === 'normal') return null;
  const seat = s.divers.findIndex(({ status }) => status === 'under');
  return seat < 0 ? null : seat;
}

/** What everybody can count: how many fronts of a kind are still to be turned. */
function bandView(s: State, band: number): BandView {
  const bag = s.bags[band];
  const animals = bag.filter(isAnimal).length;
  const events = bag.filter(tile => frontOf(tile) === EVENT_FRONT).length;
  return {
    band: BANDS[band],
    faceDown: s.backs.filter(back => back === band).length,
    animals,
    events,
    empty: bag.length - animals - events,
  };
}

const hiddenView = (s: State): HiddenView => ({
  bags: byBand(band => s.bags[band].map(tileId)),
  box: s.box.map(tileId),
  currents: s.currents.map(currentId),
  events: byBand(band => s.events[band].map(eventId)),
});

const byBand = <T>(of: (band: number) => T): Record<Band, T> =>
  Object.fromEntries(BANDS.map((band, i) => [band, of(i)])) as Record<Band, T>;

const spacesWhere = (board: readonly number[], nothing: number): Space[] =>
  [...board.keys()].filter(space => board[space] !== nothing);

const seatsIn = (bits: number): Seat[] => [0, 1, 2, 3].filter(seat => bits & (1 << seat));

/** Nothing that happens is for one pair of eyes only. */
export const redact = (event: Event): Event => event;

/** News that turned something up: no taking back. */
export const reveals = (event: Event): boolean =>
  event.type === 'turned' || event.type === 'drawn' || event.type === 'happened';

/** [SCUBA-134] A game that ends where another round would begin was over before it; the state has counted it. */
const lastRound = ({ phase, stage, round }: State): number =>
  phase.name === 'over' && phase.reason === 'home' && stage === 'final' ? round - 1 : round;
