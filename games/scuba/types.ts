import type { Seat } from '@fathoms/kernel/game.ts';
import type {
  Band,
  CombinationId,
  Current,
  CurrentId,
  EventCard,
  EventId,
  Species,
  Tile,
  TileId,
} from './parts.ts';
import type { Version } from './rulesets.ts';
import type { Space, SpaceId } from './sea.ts';

export interface Options {
  [name: string]: string;
  decompression: 'off' | 'on';
  nonLethal: 'off' | 'on';
  openScores: 'off' | 'on';
  start: 'random' | 'A' | 'B' | 'C' | 'D'; // the host may say who starts
}

/** Where a diver stands in the story. Everybody goes from waiting to under; nobody comes back from the rest. */
export type Status =
  | 'waiting' // on the boat before the first dive
  | 'under' // in rows 1 to 9
  | 'surfaced' // snorkelling or on the boat after the dive
  | 'dead'
  | 'evacuated'; // non-lethal variant

export interface Diver {
  status: Status;
  at: Space; // a dead diver stays where the air ran out
  air: number; // 0 to 20
  deco: number; // deco tokens
  deep: boolean; // has been deeper than 10 m
  plus: number; // positive chips
  minus: number; // negative chips taken in total
  cards: number; // a bit per species owned
  steps: number; // at most this many steps in the next own turn
  dark: boolean; // no discovering in the next own turn
}

/** A face-up animal tile. */
export interface Shown {
  tile: Tile;
  at: Space;
  discs: number; // a bit per seat that has seen it
}

/** What the active diver has done and may still do this turn. */
export interface Dive {
  limit: number; // steps this turn
  taken: number; // steps taken, however they went
  up: number; // steps taken in each direction
  down: number;
  left: number;
  right: number;
  halted: boolean; // an event ended the movement
  dark: boolean; // torch failure: no discovering
  found: boolean; // turned or saw something: no fast ascent
  fast: boolean; // fast ascent: no discovering
  token: boolean; // took a deco token this turn: none is discarded at its end
  on: Space; // reached by a step, still to be acted on and dusted; NOWHERE = none
}

/** The phases of section 7. */
export type Stage = 'normal' | 'finish' | 'final' | 'solo' | 'alone';

/** What the game waits for. */
export type Phase =
  | { name: 'diving' } // the active player steps, discovers or stops
  | { name: 'station' } // EG6: the active player sees one animal nearby, or takes the point
  | { name: 'bearings'; chooser: Seat } // EG7: another player picks a side
  | { name: 'over'; reason: 'home' | 'lost' }; // lost: every diver is dead or evacuated

export interface State {
  version: Version; // of the rules it is played by
  decompression: boolean;
  nonLethal: boolean;
  openScores: boolean;
  first: Seat; // starting player
  active: Seat;
  turn: number; // from 1
  round: number; // from 1
  stage: Stage;
  soloRounds: number; // solo rounds begun: 0, 1 or 2
  divers: Diver[]; // per seat
  backs: number[]; // per space the band of the face-down tile there; NOWHERE = none
  bags: Tile[][]; // per band the fronts not turned yet, in no order; for two players four too many
  box: Tile[]; // the animals not kept; nobody knows which
  shown: Shown[]; // face-up animals, oldest first
  gone: Tile[]; // turned and no longer on the board, in order
  dust: number[]; // per space a bit per seat that has a cube there
  currents: Current[]; // the pile: a bag
  drift: Current[]; // current cards used since the last shuffle, newest last
  open: Current | null; // this turn's Step 2 card, which sets the limits
  events: EventCard[][]; // per band the pile: a bag
  spent: EventCard[][]; // per band the cards used, newest last
  dive: Dive;
  phase: Phase;
}

export type Side = 'left' | 'right';

export type Action =
  | { type: 'step'; to: Space } // step 4/5, step S3, step boat
  | { type: 'turn' } // the face-down tile here
  | { type: 'see'; tile: Tile } // a face-up animal here; with EG6 also next to here
  | { type: 'point' } // EG6: the point instead
  | { type: 'push'; side: Side } // EG7: the chooser's pick
  | { type: 'stop' }; // no more steps: on to Step 4

/** Why chips were taken. */
export type Reason =
  | EventId // an event card
  | 'animal' // seen again
  | 'deco' // surfacing with a token
  | 'surface' // the surface space at the end
  | 'rescue' // evacuated
  | 'solo' // a turn of the solo diver
  | 'boat'; // the boat left

/** Something moved by a current; `to` null = off the board. */
export interface TileDrift {
  tile: TileId;
  from: SpaceId;
  to: SpaceId | null;
}
export interface DiverDrift {
  seat: Seat;
  from: SpaceId;
  to: SpaceId;
}

/** News. Parts are written as ids, so that an outsider can read them. */
export type Event =
  | { type: 'opened'; first: Seat; swaps: [SpaceId, SpaceId][] } // tiles that changed places after laying
  | { type: 'began'; seat: Seat; turn: number; round: number; stage: Stage } // a turn
  | { type: 'cleared'; cubes: { seat: Seat; at: SpaceId }[] } // dust taken off
  | { type: 'dusted'; seat: Seat; at: SpaceId[] } // dust made
  | { type: 'drawn'; seat: Seat; card: CurrentId; wake: boolean; shuffled: boolean } // wake: ER8
  | { type: 'drifted'; card: CurrentId; tiles: TileDrift[]; divers: DiverDrift[] } // everything that moved
  | { type: 'breathed'; seat: Seat; change: number; air: number; by: 'depth' | 'rip' | EventId } // air: left
  | { type: 'stepped'; seat: Seat; from: SpaceId; to: SpaceId }
  | { type: 'turned'; seat: Seat; at: SpaceId; tile: TileId; front: Species | 'event' | 'empty' }
  | { type: 'happened'; seat: Seat; card: EventId; idle: boolean } // idle: does nothing for this diver
  | { type: 'saw'; seat: Seat; tile: TileId; at: SpaceId; species: Species; card: boolean } // else chips
  | { type: 'left'; tile: TileId; at: SpaceId } // everybody has seen it
  | { type: 'scored'; seat: Seat; points: number; by: Reason } // chips, positive or negative
  | { type: 'moved'; seat: Seat; from: SpaceId; to: SpaceId; by: EventId } // to = from: it could not
  | { type: 'halted'; seat: Seat; by: EventId } // movement ends
  | { type: 'spurred'; seat: Seat; limit: number } // EY2: this many steps this turn
  | { type: 'slowed'; seat: Seat; steps: number } // next turn at most this many
  | { type: 'darkened'; seat: Seat } // EB8
  | { type: 'asked'; seat: Seat; about: Seat } // EG7: this seat picks a side
  | { type: 'picked'; seat: Seat | null; about: Seat; side: Side } // null = by lot
  | { type: 'saturated'; seat: Seat; change: number; tokens: number } // deco tokens taken or discarded
  | { type: 'surfaced'; seat: Seat; at: SpaceId }
  | { type: 'died'; seat: Seat; at: SpaceId }
  | { type: 'evacuated'; seat: Seat; from: SpaceId; to: SpaceId }
  | { type: 'staged'; stage: Stage; soloRound: number } // the end comes nearer
  | { type: 'departed'; solo: Seat } // the boat leaves
  | { type: 'ended'; reason: 'home' | 'lost'; winner: Seat | null };

/** A diver as a viewer sees it. */
export interface DiverView {
  status: Status;
  at: SpaceId;
  air: number;
  airDue: number; // what Step 4 takes if the own turn ends here
  deco: number;
  deep: boolean; // has been deeper than 10 m
  plus: number;
  minus: number;
  count: number; // animal cards
  cards: Species[] | null; // null = face down
  combinations: { id: CombinationId; have: Species[]; bonus: number }[] | null; // null = face down
  score: number | null; // null = not to be known; a dead diver has 0
  steps: number; // at most this many steps in the next own turn
  dark: boolean; // no discovering in the next own turn
}

export interface ShownView {
  tile: TileId;
  species: Species;
  band: Band;
  points: number;
  at: SpaceId;
  discs: Seat[];
}

/** What everybody can count of a band. For two players there are four fronts more than face-down tiles. */
export interface BandView {
  band: Band;
  faceDown: number; // tiles on the board
  animals: number; // fronts not turned yet
  events: number;
  empty: number;
}

/** Steps still allowed this turn, in all and by direction, whatever lies in the way. */
export interface Allowance {
  steps: number;
  up: number;
  down: number;
  left: number;
  right: number;
}

export type DiveView = Omit<Dive, 'on'> & {
  allowance: Allowance;
  on: SpaceId | null; // the space that may be acted on
};

/** What one viewer may know. Equal for everybody except face-down animal cards and totals that depend on them. */
export interface View {
  version?: Version; // of the rules; none = 1, whose views never had it
  decompression: boolean;
  nonLethal: boolean;
  openScores: boolean;
  columns: [number, number]; // first and last in use
  first: Seat;
  active: Seat;
  turn: number;
  round: number;
  stage: Stage;
  soloRounds: number; // solo rounds begun
  solo: Seat | null; // the only living diver underwater once the end is triggered
  divers: DiverView[];
  backs: { at: SpaceId; band: Band; swapped: boolean }[]; // face-down tiles, in board order
  shown: ShownView[]; // face-up animals, oldest first
  gone: TileId[]; // turned and no longer on the board, in order
  bands: BandView[];
  dust: { at: SpaceId; seats: Seat[] }[];
  open: CurrentId | null; // this turn's current; null in round 1
  pile: number; // current cards left
  drift: CurrentId[]; // current cards used, newest last
  events: { band: Band; left: number; spent: EventId[] }[];
  dive: DiveView; // of the active diver
  phase: Phase;
  winner: Seat | null; // null = still playing, or nobody lives
  hidden: HiddenView | null; // only for the viewer 'all'
}

/** Everything nobody sees, each list in the order its draws are counted in. */
export interface HiddenView {
  bags: Record<Band, TileId[]>; // tiles to be turned
  box: TileId[];
  currents: CurrentId[];
  events: Record<Band, EventId[]>;
}

export interface ScubaKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Options;
  choice: never;
}
