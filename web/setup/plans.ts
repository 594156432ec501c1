/** How a game was last set up on this device: the next one begins there. */
import type { Level, OptionValues } from '@fathoms/protocol/messages.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { type Crew, type CrewLimits, newCrew } from './crew.ts';

export type LocalMode = 'solo' | 'pass';

export interface SetupPlan {
  readonly crew: Crew;
  readonly options: OptionValues;
}

const KEY = 'fathoms:plans';
const LONGEST_NAME = 24;

/** The last plan, or for a first game one that is lively, quick and kind. */
export function planFor(
  stored: string | null,
  game: string,
  mode: LocalMode,
  room: CrewLimits,
  you: string,
): SetupPlan {
  const kept = objectIn(objectIn(parsed(stored))[`${game}/${mode}`]);
  const seats = Array.isArray(kept.crew) ? kept.crew.flatMap(readSeat) : [];
  const fits = seats.length >= room.min && seats.length <= room.max && seats[0]?.who === 'you';
  const crew = fits ? seats.map(seat => (seat.who === 'you' ? { ...seat, name: you } : seat)) : null;
  return { crew: crew ?? newCrew(mode, room, you), options: crew ? readOptions(kept.options) : {} };
}

export function withPlan(stored: string | null, game: string, mode: LocalMode, plan: SetupPlan): string {
  return JSON.stringify({ ...objectIn(parsed(stored)), [`${game}/${mode}`]: plan });
}

export function loadPlan(game: string, mode: LocalMode, room: CrewLimits, you: string): SetupPlan {
  return planFor(stored(), game, mode, room, you);
}

export function keepPlan(game: string, mode: LocalMode, plan: SetupPlan): void {
  try {
    localStorage.setItem(KEY, withPlan(stored(), game, mode, plan));
  } catch {
    // a full or closed storage costs the memory of the plan, not the game
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {}; // not ours: start afresh
  }
}

const objectIn = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {};

function readSeat(value: unknown): Crew {
  const { who, name } = objectIn(value);
  const known = who === 'you' || who === 'person' || LEVELS.includes(who as Level);
  return known && typeof name === 'string'
    ? [{ who: who as Crew[number]['who'], name: name.slice(0, LONGEST_NAME) }]
    : [];
}

/** What a game no longer offers is put right by `settle`, which knows the game. */
const readOptions = (value: unknown): OptionValues =>
  Object.fromEntries(
    Object.entries(objectIn(value)).filter(([, chosen]) =>
      ['string', 'number', 'boolean'].includes(typeof chosen),
    ),
  ) as OptionValues;
