import type { Seat } from '@fathoms/kernel/game.ts';
import type { Glimpse } from './eye/glimpse.ts';
import type { Helper, SharkArt } from './ocean/cards.ts';
import type { Version } from './rulesets.ts';

export type { Glimpse } from './eye/glimpse.ts';

export interface Options {
  [name: string]: string;
  mode: 'standard' | 'children';
  chief: 'off' | 'on'; // a single diver always meets the Chief
  companions: 'off' | 'on';
  flashlight: 'off' | 'on';
  programClock: 'none' | '30' | '60' | '120' | '300'; // seconds for each Program phase
  sonar: 'off' | 'on'; // a noisy reading in words for everybody, in place of the picture
  ageOrder: string; // 'random', or all seats from the youngest to the oldest, such as BACD
  live: 'on' | 'off'; // set by the table: everybody is here at the same time
  bots: string; // set by the table: the seats played by bots, such as CD
}

export const COMPANIONS = [
  'octopus', // K1
  'orca', // K2
  'angler', // K3
  'green', // K4, the giant green turtle
  'clown', // K5
  'dolphins', // K6
  'white', // K7, the great white shark
] as const;
export type Companion = (typeof COMPANIONS)[number];

/** One level of a program, shared by all that have it. In the children's game there are no tokens. */
export interface ProgramLevel {
  readonly tokens: readonly number[]; // values, ascending
  readonly shark: boolean; // what the diver says
}

/** What a diver has secretly decided for a round. `levels[0]` is level 1. */
export interface Program {
  levels: ProgramLevel[];
  angler: boolean | null; // level 6: shark or not; null = not used
  clown: number | null; // the level it lies under; null = not used
}

/** Where the Giant Octopus lies: its centre in % of the card side, and eighths of a turn. */
export interface OctopusSpot {
  x: number;
  y: number;
  turn: number;
}

export type Action =
  | { type: 'take'; companion: Companion } // at setup
  | { type: 'ready'; program: Program } // sealed until all are ready
  | { type: 'withdraw' } // no longer ready
  | { type: 'octopus'; spot: OctopusSpot }
  | { type: 'announce'; companion: 'orca' | 'green' | 'white' }
  | { type: 'dolphins'; to: Seat };

/** A card of the stack as it lies: which, and how it was turned. */
export interface Lying {
  readonly card: string; // O01 … O36
  readonly turn: number; // quarter turns clockwise, 0 to 3
  readonly flipped: boolean;
}

/** What counts on a card. */
export interface Content {
  readonly shark: boolean;
  readonly art: SharkArt | null; // which drawing the shark is
  readonly helper: Helper | null;
}

/** The Chief's card of a round: numbers of levels 1 to 4, and the first yellow level. */
export interface ChiefCard {
  id: string; // V01 … V48
  speeds: number[];
  yellowFrom: number; // 3 or 4
}

/** A pawn that can be helped: a diver, or the Chief. */
export type Pawn = Seat | 'chief';

/** Why somebody who was fastest got no movement from a manta. */
export type Unmoved = 'nobody-ahead' | 'too-deep';

/** How a round went, told level by level. What a card was and who said what fades when the round is over. */
export type Event =
  | { type: 'opened'; ages: Seat[] } // youngest first; [] without companions
  | { type: 'took'; seat: Seat; companion: Companion }
  | { type: 'round'; round: number; cards: number } // a Program phase begins; cards left in the stack
  | { type: 'sounded'; round: number; echoes: Echo[] } // sonar: the reading of this round
  | { type: 'ready'; seat: Seat }
  | { type: 'withdrew'; seat: Seat }
  | { type: 'used'; seat: Seat; companion: Companion; to: Seat | null; spot: OctopusSpot | null }
  | { type: 'revealed'; programs: (Program | null)[]; chief: ChiefCard | null } // null = expired
  | { type: 'covered'; levels: number[] } // Bubbles on the Chief's yellow levels
  | { type: 'turned'; level: number; content: Content | null; card: string | null } // card: only where nothing is hidden
  | { type: 'judged'; level: number; right: readonly Seat[]; wrong: readonly Seat[] } // expired: both empty
  | { type: 'lost'; seat: Seat; levels: readonly number[]; zone: Zone } // levels washed away by a mistake
  | { type: 'raced'; level: number; speeds: { pawn: Pawn; speed: number }[]; winner: Pawn | null } // null = a tie
  | { type: 'helped'; pawn: Pawn; by: Helper; from: number; to: number; why: Unmoved | null } // to = from: unmoved
  | { type: 'spent'; seat: Seat; levels: readonly number[] } // no card was left for these
  | { type: 'thanked'; seat: Seat; for: Seat; from: number; to: number } // Dolphins
  | {
      type: 'rested';
      round: number;
      moves: { pawn: Pawn; levels: number; from: number; to: number; blocked: boolean }[];
    }
  | { type: 'ended'; reason: 'stone' | 'stack'; winners: Pawn[] };

export type Zone = 'tranquil' | 'deep';

/** One echo of the sonar: something like a shark or a helper, at about this level. */
export interface Echo {
  what: 'shark' | 'helper';
  level: number; // the likeliest
  sure: number; // per cent
  helper: Helper | null; // null: cannot be told, or a shark
}

/** A diver as everybody sees one. */
export interface DiverView {
  space: number;
  zone: Zone;
  ready: boolean;
  companion: Companion | null; // unused, lying beside the board
  using: Companion | null; // in use this round, in plain sight
  dolphinsTo: Seat | null;
}

export interface View {
  mode: Options['mode'];
  flashlight: boolean;
  phase: 'companions' | 'program' | 'over';
  round: number; // from 1; 0 while companions are taken
  cards: number; // left in the stack
  divers: DiverView[];
  chief: { space: number; zone: Zone } | null;
  offered: Companion[]; // not taken yet
  ages: Seat[]; // youngest first
  octopus: OctopusSpot | null;
  orca: boolean; // the countdown runs
  sonar: Echo[] | null; // in place of the picture
  program: Program | null; // the own one, once sealed; stays after a withdrawal
  winners: Pawn[]; // once it is over
  stack: Lying[] | null; // only where nothing is hidden, from the top
}

/** What a diver may put together now; the board, the bots and the validator share it. */
export interface Choice {
  children: boolean;
  levels: number; // 5
  tokens: readonly number[]; // [1, 2, 3, 4, 5]; [] in the children's game
  angler: boolean; // may be used
  clown: boolean;
  octopus: boolean; // may be placed, instead of getting ready
}

/** A diver's part of the state. */
export interface Diver {
  space: number;
  program: Program | null; // the last sealed one
  ready: boolean;
  companion: Companion | null; // unused
  using: Companion | null; // announced this round
  dolphinsTo: Seat | null;
}

export interface State {
  version: Version;
  mode: Options['mode'];
  flashlight: boolean;
  sonar: Echo[] | null; // this round's reading, [] before the first one; null = pictures
  clock: number; // seconds for a Program phase; 0 = none
  live: boolean;
  key: string; // 128 bits in hexadecimal: what the picture is drawn from
  stack: Lying[]; // index 0 is the top
  gone: Lying[]; // evaluated, oldest first
  lastDive: number; // how many of `gone` were turned in the last Dive phase
  divers: Diver[]; // per seat
  chief: { space: number; deck: string[]; used: string[] } | null; // deck[0] is the next card
  offered: Companion[];
  ages: Seat[]; // youngest first; [] without companions
  octopus: OctopusSpot | null;
  round: number;
  phase: 'companions' | 'program' | 'over';
  reason: 'stone' | 'stack' | null;
  dream: { seat: Seat; glimpse: Glimpse } | null; // who imagines this state, and what it made of the stack; null = it is real
}

export interface DiveKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Options;
  choice: Choice;
}
