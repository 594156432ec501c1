import { draw, drawAll, pick } from '@fathoms/kernel/chance.ts';
import { type Chance, type Dealer, parseSeat, type RuleId, type Seat } from '@fathoms/kernel/game.ts';
import { CHIEF_IDS, ORIENTATIONS, orders } from './parts.ts';
import { beginRound } from './round.ts';
import type { Version } from './rulesets.ts';
import {
  COMPANIONS,
  type Companion,
  type Diver,
  type Event,
  type Lying,
  type Options,
  type State,
} from './types.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** Any choice of letters, in their order: '', 'A', 'B', 'AB' … */
const GROUPS = Array.from({ length: 2 ** LETTERS.length }, (_, bits) =>
  LETTERS.filter((_, i) => bits & (1 << i)).join(''),
);

export const OPTIONS = {
  mode: ['standard', 'children'],
  chief: ['off', 'on'],
  companions: ['off', 'on'],
  flashlight: ['off', 'on'],
  programClock: ['none', '30', '60', '120', '300'],
  sonar: ['off', 'on'],
  ageOrder: ['random', ...orders(LETTERS).map(order => order.join(''))],
  live: ['on', 'off'],
  bots: GROUPS,
} as const;

/** [DIVE-2] A single diver meets the Chief without asking. */
export function forbids(seats: number, { mode, chief, companions }: Options): RuleId | null {
  if (mode === 'standard') return null;
  if (chief === 'on') return 'DIVE-132';
  return companions === 'on' || seats < 2 ? 'DIVE-83' : null;
}

export function setup(version: Version, seats: number, options: Options, dealer: Dealer<Event>): State {
  const { chance } = dealer;
  const s: State = {
    version,
    mode: options.mode,
    flashlight: options.flashlight === 'on',
    sonar: options.sonar === 'on' ? [] : null,
    clock: options.programClock === 'none' ? 0 : Number(options.programClock),
    live: options.live === 'on',
    stack: shuffledStack(chance),
    key: pictureKey(chance),
    gone: [],
    lastDive: 0,
    divers: newDivers(seats),
    chief: null,
    offered: [],
    ages: [],
    octopus: null,
    round: 0,
    phase: 'companions',
    reason: null,
    dream: null,
  };
  if (options.chief === 'on' || seats === 1) s.chief = { space: 0, deck: chiefDeck(chance), used: [] };
  if (options.companions === 'on') {
    s.ages = ageOrder(seats, options, chance);
    s.offered = COMPANIONS.filter(companion => isOffered(s, companion));
  }
  dealer.tell({ type: 'opened', ages: [...s.ages] });
  if (s.offered.length === 0) beginRound(s, dealer);
  return s;
}

/** [DIVE-6] */
function newDivers(seats: number): Diver[] {
  const divers: Diver[] = [];
  for (let seat = 0; seat < seats; seat++) {
    divers.push({
      space: 0,
      program: null,
      ready: false,
      companion: null,
      using: null,
      dolphinsTo: null,
    });
  }
  return divers;
}

/** [DIVE-3, DIVE-4] All 36 cards in any order, each in one of eight orientations. */
export const shuffledStack = (chance: Chance): Lying[] =>
  drawAll(ORIENTATIONS, chance, ways => pick(ways, chance));

const WORD = 2 ** 32;
const HEX = Array.from({ length: 2 ** 8 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function pictureKey(chance: Chance): string {
  let key = '';
  for (let i = 0; i < 4; i++) {
    const word = chance.below(WORD);
    key += HEX[word >>> 24] + HEX[(word >>> 16) & 255] + HEX[(word >>> 8) & 255] + HEX[word & 255];
  }
  return key;
}

/** [DIVE-114] Its order is settled before anybody has programmed anything. */
const chiefDeck = (chance: Chance): string[] => drawAll(CHIEF_IDS, chance);

/** [DIVE-85] Youngest first; bots are older than all others, in seat order. */
function ageOrder(seats: number, options: Options, chance: Chance): Seat[] {
  const bots = seatsIn(options.bots, seats);
  if (options.ageOrder !== 'random') {
    return [...seatsIn(options.ageOrder, seats).filter(seat => !bots.includes(seat)), ...bots];
  }
  const people = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !bots.includes(seat));
  const order = Array.from({ length: people.length }, () => draw(people, chance));
  return [...order, ...bots];
}

const seatsIn = (letters: string, seats: number): Seat[] =>
  [...letters].map(letter => parseSeat(letter) as Seat).filter(seat => seat < seats);

/** [DIVE-99, DIVE-132] Where there is no picture there is nothing the Octopus could hide either. */
function isOffered({ chief, live, sonar }: State, companion: Companion): boolean {
  switch (companion) {
    case 'octopus':
      return sonar === null;
    case 'orca':
      return live;
    case 'dolphins':
    case 'white':
      return chief === null;
    default:
      return true;
  }
}
