import { draw, scripted } from '@fathoms/kernel/chance.ts';
import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import { freshDive } from '../flow.ts';
import { scuba } from '../index.ts';
import {
  AIR,
  BANDS,
  type Band,
  type CurrentId,
  type EventId,
  parseCurrent,
  parseEvent,
  parseTile,
  type Species,
  STEPS,
  type TileId,
} from '../parts.ts';
import type { Version } from '../rulesets.ts';
import { cardsOf } from '../scoring.ts';
import { NOWHERE, parseSpace, rowOf, SPACES, type Space, type SpaceId, spaceId } from '../sea.ts';
import type { Dive, Diver, Event, Options, Phase, Stage, State } from '../types.ts';

export interface DiverMoment extends Partial<Omit<Diver, 'at' | 'cards'>> {
  at: SpaceId; // underwater, or surfaced, unless the status says otherwise
  cards?: Species[];
}

/** A moment of a game in readable words: A is active in round 5, in calm water, unless told otherwise. */
export interface Moment {
  version?: Version; // of the rules; if not given, the current one
  divers?: DiverMoment[]; // per seat; if not given, A in 4/5 and B in 8/8
  backs?: { [space in SpaceId]?: Band }; // face-down tiles
  fronts?: TileId[]; // of those, in no order
  shown?: [TileId, SpaceId, Seat[]?][]; // with discs
  dust?: { [space in SpaceId]?: Seat[] };
  pile?: CurrentId[]; // if not given, one card of calm seas
  drift?: CurrentId[];
  open?: CurrentId;
  events?: EventId[]; // the piles
  active?: Seat;
  first?: Seat;
  round?: number;
  stage?: Stage;
  soloRounds?: number;
  dive?: Partial<Omit<Dive, 'on'>>;
  on?: SpaceId; // reached by a step
  decompression?: boolean;
  nonLethal?: boolean;
  openScores?: boolean;
  phase?: Phase;
}

export function at(m: Moment): State {
  const divers = (m.divers ?? [{ at: '4/5' }, { at: '8/8' }]).map(diver);
  return {
    version: m.version ?? 2,
    decompression: m.decompression ?? false,
    nonLethal: m.nonLethal ?? false,
    openScores: m.openScores ?? false,
    first: m.first ?? 0,
    active: m.active ?? 0,
    turn: 9,
    round: m.round ?? 5,
    stage: m.stage ?? 'normal',
    soloRounds: m.soloRounds ?? (m.stage === 'solo' ? 1 : m.stage === 'alone' ? 2 : 0),
    divers,
    backs: board(m.backs ?? {}, NOWHERE, band => BANDS.indexOf(band)),
    bags: BANDS.map(band => (m.fronts ?? []).filter(id => id[0] === LETTERS[band]).map(tile)),
    box: [],
    shown: (m.shown ?? []).map(([id, where, discs = []]) => ({
      tile: tile(id),
      at: space(where),
      discs: bits(discs),
    })),
    gone: [],
    dust: board(m.dust ?? {}, 0, bits),
    currents: (m.pile ?? ['C01']).map(current),
    drift: (m.drift ?? []).map(current),
    open: m.open ? current(m.open) : null,
    events: BANDS.map(band => (m.events ?? []).filter(id => id[1] === LETTERS[band]).map(event)),
    spent: BANDS.map(() => []),
    dive: { ...freshDive(STEPS, false), ...m.dive, on: m.on ? space(m.on) : NOWHERE },
    phase: m.phase ?? { name: 'diving' },
  };
}

const LETTERS: Record<Band, string> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };
const bits = (seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum | (1 << seat), 0);

function diver({ at: where, cards = [], ...rest }: DiverMoment): Diver {
  const row = rowOf(space(where));
  return {
    status: row > 0 ? 'under' : 'surfaced',
    at: space(where),
    air: AIR,
    deco: 0,
    deep: row > 2,
    plus: 0,
    minus: 0,
    cards: cardsOf(cards),
    steps: STEPS,
    dark: false,
    ...rest,
  };
}

function board<T>(lying: { [id in SpaceId]?: T }, nothing: number, value: (item: T) => number): number[] {
  const spaces = Array.from({ length: SPACES }, () => nothing);
  for (const [id, item] of Object.entries(lying)) spaces[space(id)] = value(item as T);
  return spaces;
}

const known =
  (parse: (id: string) => number | null) =>
  (id: string): number => {
    const found = parse(id);
    if (found === null) throw new Error(`there is no ${id}`);
    return found;
  };
export const space: (id: string) => Space = known(parseSpace);
export const tile = known(parseTile);
export const current = known(parseCurrent);
export const event = known(parseEvent);

export const OPTIONS: Options = { decompression: 'off', nonLethal: 'off', openScores: 'off', start: 'A' };

/** A game just set up. Luck that is not scripted is 0. */
export function opened(seats: number, options: Partial<Options> = {}, ...rolls: number[]): State {
  let used = 0;
  const chance = { below: (n: number) => Math.min(n - 1, rolls[used++] ?? 0) };
  const full: Options = {
    decompression: 'off',
    nonLethal: 'off',
    openScores: 'off',
    start: 'A',
    ...options,
  };
  return scuba.setup(seats, full, { chance, tell: () => {} });
}

/** The luck that draws these from a bag, one after the other. */
export function drawing<T>(bag: readonly T[], ...wanted: T[]): number[] {
  const rest = [...bag];
  return wanted.flatMap(item => {
    const roll = rest.indexOf(item);
    if (roll < 0) throw new Error(`${item} is not in the bag`);
    draw(rest, { below: () => roll });
    return rest.length === 0 ? [] : [roll]; // the last one needs no luck
  });
}

/** The news of `work`, with luck from `rolls`, all of which must be used. */
export function heard(work: (dealer: Dealer<Event>) => void, ...rolls: number[]): Event[] {
  const luck = scripted(...rolls);
  const events: Event[] = [];
  work({ chance: luck, tell: news => events.push(news) });
  if (luck.left() > 0) throw new Error('not all the luck was used');
  return events;
}

/** Takes a legal action for the seat that is to act; what is forced is left undone. */
export function act(s: State, text: string, ...rolls: number[]): Event[] {
  const [seat] = scuba.toAct(s);
  const action = scuba.legal(s, seat).find(option => scuba.format(option) === text);
  if (!action) throw new Error(`${text} is not legal; these are: ${options(s).join(', ')}`);
  return heard(dealer => scuba.apply(s, seat, action, dealer), ...rolls);
}

/** Several actions, one after the other, which use no luck. */
export const acts = (s: State, ...texts: string[]): Event[] => texts.flatMap(text => act(s, text));

/** What the seat that is to act may do, in order. */
export function options(s: State): string[] {
  const [seat] = scuba.toAct(s);
  return scuba.legal(s, seat).map(option => scuba.format(option));
}

/** Where the seat that is to act may step. */
export const steps = (s: State): string[] =>
  options(s).flatMap(text => (text.startsWith('step ') ? [text.slice(5)] : []));

export const where = (s: State, seat: Seat): SpaceId => spaceId(s.divers[seat].at);

/** Where the cubes of a seat lie. */
export const dustOf = (s: State, seat: Seat): SpaceId[] =>
  [...s.dust.keys()].filter(at => s.dust[at] & (1 << seat)).map(spaceId);

/** The refusal a seat gets for an action; null = it is accepted. */
export function refusal(state: State, seat: Seat, text: string): Refusal | null {
  const played = play({ game: scuba, state, chance: { below: () => 0 } }, seat, text);
  return played.ok ? null : played.refusal;
}

/** The rule an illegal action names. */
export function brokenRule(s: State, text: string): string | null {
  const answer = refusal(s, scuba.toAct(s)[0], text);
  return answer?.code === 'illegal' ? answer.rule : null;
}

const EVENT_PLACES: Record<string, SpaceId> = { R: '2/5', Y: '4/5', G: '6/5', B: '8/5' };

/** A has just stepped onto a face-down event tile whose card will be this one. */
export function beforeEvent(id: EventId, m: Moment = {}): State {
  const place = m.on ?? EVENT_PLACES[id[1]];
  const [first, ...others] = m.divers ?? [{ at: place }, { at: '8/8' }];
  const band = BANDS.find(one => LETTERS[one] === id[1]) as Band;
  return at({
    ...m,
    divers: [first, ...others],
    on: place,
    backs: { ...m.backs, [place]: band },
    fronts: [`${id[1]}11` as TileId],
    events: [id],
    dive: { taken: 1, ...m.dive },
  });
}

/** The state after that event, and its news. */
export function afterEvent(id: EventId, m: Moment = {}, ...rolls: number[]): { s: State; news: Event[] } {
  const s = beforeEvent(id, m);
  const news = act(s, 'turn', ...rolls);
  return { s, news };
}
