import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { gainAir, loseAir } from './air.ts';
import { score } from './chips.ts';
import { applyCurrent, drawCurrent, pushDiver } from './current.ts';
import { arrive, changeTokens, takeToken } from './deco.ts';
import { clearDust, settle, stir } from './dust.ts';
import { CRAMP_STEPS, type EventId, eventId, FIN_STEPS, type Shift, SPECIES_BAND, YELLOW } from './parts.ts';
import { CHIPS } from './rulesets.ts';
import { countCards } from './scoring.ts';
import { neighbours, rowOf, spaceId } from './sea.ts';
import { see } from './sight.ts';
import type { Action, Event, Shown, Side, State } from './types.ts';

/** What an event card, told its id, does to the active diver. */
type Effect = (s: State, dealer: Dealer<Event>, id: EventId) => void;

const SIDES: readonly Side[] = ['left', 'right'];
const PUSH: readonly Action[] = SIDES.map(side => ({ type: 'push', side }));
const POINT: Action = { type: 'point' };
const YELLOW_CARDS = SPECIES_BAND.reduce((cards, band, i) => (band === YELLOW ? cards | (1 << i) : cards), 0);

/** [SCUBA-86] The cards that do nothing for a snorkeller: they cost air or move up or down. */
const SPARES_SNORKELLERS: ReadonlySet<EventId> = new Set([
  ...(['ER7', 'EY1', 'EY6', 'EY8', 'EG1', 'EG5', 'EG8', 'EB2', 'EB5'] as const),
]);

/** [SCUBA-63, SCUBA-80] The top card of the band's pile happens at once. */
export function happen(s: State, band: number, dealer: Dealer<Event>): void {
  if (s.events[band].length === 0) s.events[band] = s.spent[band].splice(0); // [SCUBA-88]
  const card = draw(s.events[band], dealer.chance);
  const id = eventId(card);
  s.spent[band].push(card);
  const idle = s.divers[s.active].status === 'surfaced' && SPARES_SNORKELLERS.has(id);
  dealer.tell({ type: 'happened', seat: s.active, card: id, idle });
  if (!idle) for (const effect of CARDS[id]) effect(s, dealer, id);
}

const air =
  (units: number): Effect =>
  (s, dealer, id) =>
    units > 0 ? gainAir(s, s.active, units, id, dealer) : loseAir(s, s.active, -units, id, dealer);

const points: Effect = (s, dealer, id) => score(s, s.active, CHIPS[s.version][id] ?? 0, id, dealer);

const moves =
  (shift: Shift): Effect =>
  (s, dealer, id) =>
    moveDiver(s, shift, id, dealer);

/** [SCUBA-83] Only the total of the next turn; of two limits the lower one counts. */
const slow =
  (steps: number): Effect =>
  (s, { tell }) => {
    const diver = s.divers[s.active];
    diver.steps = Math.min(diver.steps, steps);
    tell({ type: 'slowed', seat: s.active, steps: diver.steps });
  };

const CARDS: Record<EventId, readonly Effect[]> = {
  ER1: [air(1)],
  ER2: [points],
  ER3: [points],
  ER4: [points, halt],
  ER5: [halt],
  ER6: [points, cleanUp],
  ER7: [air(-1)],
  ER8: [boatWake],
  EY1: [air(-1)],
  EY2: [rideBow],
  EY3: [macroLens],
  EY4: [halt, slow(CRAMP_STEPS)],
  EY5: [points, halt],
  EY6: [moves({ right: 0, down: -1 })],
  EY7: [nitrox],
  EY8: [shareAir],
  EG1: [air(-2)],
  EG2: [air(2)],
  EG3: [points],
  EG4: [siltOut],
  EG5: [moves({ right: 0, down: 2 })],
  EG6: [cleaningStation],
  EG7: [lostBearings],
  EG8: [computerAlarm],
  EB1: [points, halt],
  EB2: [air(-3)],
  EB3: [points],
  EB4: [whaleSong],
  EB5: [moves({ right: 0, down: -2 })],
  EB6: [slow(FIN_STEPS)],
  EB7: [air(3)],
  EB8: [torchFailure],
};

/** [SCUBA-84] No more steps; acting on this space goes on. */
function halt(s: State, { tell }: Dealer<Event>, by: EventId): void {
  s.dive.halted = true;
  tell({ type: 'halted', seat: s.active, by });
}

/**
 * [SCUBA-81] No step: no allowance used, no dust there, nothing to discover there. [SCUBA-82] A diver who is
 * not moved after all goes on acting; one who is has left the space, which gets its cube.
 */
function moveDiver(s: State, shift: Shift, by: EventId, dealer: Dealer<Event>): void {
  const diver = s.divers[s.active];
  const from = diver.at;
  pushDiver(s, s.active, shift);
  dealer.tell({ type: 'moved', seat: s.active, from: spaceId(from), to: spaceId(diver.at), by });
  if (diver.at === from) return;
  settle(s, dealer);
  if (diver.status === 'under') arrive(s, s.active, rowOf(from), dealer);
}

function cleanUp(s: State, dealer: Dealer<Event>): void {
  const { on } = s.dive;
  clearDust(s, (1 << s.divers.length) - 1, [on, ...neighbours(on, s.divers.length)], dealer);
}

/** ER8: one more current; the limits stay those of Step 2. Nothing in round 1. */
function boatWake(s: State, dealer: Dealer<Event>): void {
  if (s.round === 1) return;
  const diver = s.divers[s.active];
  const { at, status } = diver;
  applyCurrent(s, drawCurrent(s, true, dealer), dealer);
  if (diver.at !== at && diver.status === status) settle(s, dealer);
}

function rideBow(s: State, { tell }: Dealer<Event>): void {
  s.dive.limit++;
  tell({ type: 'spurred', seat: s.active, limit: s.dive.limit });
}

function macroLens(s: State, dealer: Dealer<Event>): void {
  const owned = countCards(s.divers[s.active].cards & YELLOW_CARDS);
  score(s, s.active, Math.max(1, owned), 'EY3', dealer);
}

function nitrox(s: State, dealer: Dealer<Event>): void {
  if (s.divers[s.active].deco > 0) changeTokens(s, s.active, -1, dealer);
  else gainAir(s, s.active, 1, 'EY7', dealer);
}

/** EY8: the other diver underwater with least air, the next in turn order first. */
function shareAir(s: State, dealer: Dealer<Event>): void {
  let buddy: Seat | null = null;
  for (let k = 1; k < s.divers.length; k++) {
    const seat = (s.active + k) % s.divers.length;
    const diver = s.divers[seat];
    if (diver.status === 'under' && (buddy === null || diver.air < s.divers[buddy].air)) buddy = seat;
  }
  if (buddy === null || s.divers[s.active].air < 2) return;
  loseAir(s, s.active, 1, 'EY8', dealer);
  gainAir(s, buddy, 1, 'EY8', dealer);
  score(s, s.active, 3, 'EY8', dealer);
}

function siltOut(s: State, dealer: Dealer<Event>): void {
  stir(s, s.active, neighbours(s.dive.on, s.divers.length), dealer);
}

function computerAlarm(s: State, dealer: Dealer<Event>): void {
  if (s.decompression) takeToken(s, s.active, dealer);
  else loseAir(s, s.active, 1, 'EG8', dealer);
}

/** Every other living player, the evacuated included; [SCUBA-141] nobody once the boat has left. */
function whaleSong(s: State, dealer: Dealer<Event>): void {
  score(s, s.active, 3, 'EB4', dealer);
  if (s.stage === 'alone') return;
  for (let k = 1; k < s.divers.length; k++) {
    const seat = (s.active + k) % s.divers.length;
    if (s.divers[seat].status !== 'dead') score(s, seat, 1, 'EB4', dealer);
  }
}

function torchFailure(s: State, { tell }: Dealer<Event>): void {
  s.dive.dark = true;
  s.divers[s.active].dark = true;
  tell({ type: 'darkened', seat: s.active });
}

/** EG6: without an animal to choose the point comes by itself. */
function cleaningStation(s: State, dealer: Dealer<Event>): void {
  s.phase = { name: 'station' };
  if (stationAnimals(s).length === 0) takePoint(s, dealer);
}

/** Face-up animals on this space or next to it, in rows 1 to 8, without dust or a disc of one's own. */
function stationAnimals(s: State): Shown[] {
  const near = [s.dive.on, ...neighbours(s.dive.on, s.divers.length)];
  const own = 1 << s.active;
  return s.shown.filter(({ at, discs }) => near.includes(at) && s.dust[at] === 0 && (discs & own) === 0);
}

export const stationOptions = (s: State): Action[] => [
  ...stationAnimals(s).map(({ tile }): Action => ({ type: 'see', tile })),
  POINT,
];

export function takePoint(s: State, dealer: Dealer<Event>): void {
  s.phase = { name: 'diving' };
  score(s, s.active, 1, 'EG6', dealer);
}

export function seeFromStation(s: State, tile: number, dealer: Dealer<Event>): void {
  s.phase = { name: 'diving' };
  const shown = s.shown.find(one => one.tile === tile);
  if (shown) see(s, s.active, shown, dealer);
}

/** EG7: the next living player picks a side, the evacuated included; by lot if there is nobody. */
function lostBearings(s: State, dealer: Dealer<Event>): void {
  const chooser = nextLiving(s);
  if (chooser === null) {
    push(s, null, SIDES[dealer.chance.below(SIDES.length)], dealer);
    return;
  }
  s.phase = { name: 'bearings', chooser };
  dealer.tell({ type: 'asked', seat: chooser, about: s.active });
}

function nextLiving(s: State): Seat | null {
  if (s.stage === 'alone') return null; // [SCUBA-141]
  for (let k = 1; k < s.divers.length; k++) {
    const seat = (s.active + k) % s.divers.length;
    if (s.divers[seat].status !== 'dead') return seat;
  }
  return null;
}

export const pushOptions = (): readonly Action[] => PUSH;

export function push(s: State, chooser: Seat | null, side: Side, dealer: Dealer<Event>): void {
  s.phase = { name: 'diving' };
  dealer.tell({ type: 'picked', seat: chooser, about: s.active, side });
  moveDiver(s, { right: side === 'left' ? -2 : 2, down: 0 }, 'EG7', dealer);
}
