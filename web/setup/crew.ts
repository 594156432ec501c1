/** Who sits at a table of this device, before it starts. */
import type { Level } from '@fathoms/protocol/messages.ts';
import type { LocalSeat } from '../session/local-tables.ts';

export type Crew = readonly LocalSeat[];

export interface CrewLimits {
  readonly min: number;
  readonly max: number;
}

const NAMES = ['Pip', 'Nerida', 'Otis', 'Sable', 'Wren', 'Kelda', 'Moss', 'Tove'];
const DEFAULT_LEVEL: Level = 'seal';
const FIRST_LEVEL: Level = 'minnow'; // whoever plays for the first time meets somebody who learns as well
const SOLO_SEATS = 3; // lively, and still quick
const PASS_SEATS = 2; // a device goes round among people, though some games can be played by one

export function newCrew(mode: 'solo' | 'pass', room: CrewLimits, you: string): Crew {
  const wanted = mode === 'solo' ? SOLO_SEATS : PASS_SEATS;
  const seats = Math.min(room.max, Math.max(room.min, wanted));
  let crew: Crew = [{ who: 'you', name: you }];
  while (crew.length < seats)
    crew = mode === 'solo' ? addBot(crew, room, FIRST_LEVEL) : addPerson(crew, room);
  return crew;
}

export const isBot = (seat: LocalSeat): seat is LocalSeat & { who: Level } =>
  seat.who !== 'you' && seat.who !== 'person';

/** One more bot, as good as the last one. */
export const addBot = (
  crew: Crew,
  room: CrewLimits,
  level: Level = crew.findLast(isBot)?.who ?? DEFAULT_LEVEL,
): Crew => (crew.length < room.max ? [...crew, { who: level, name: freeName(crew) }] : crew);

/** A name left empty is filled in when the table starts. */
export const addPerson = (crew: Crew, room: CrewLimits): Crew =>
  crew.length < room.max ? [...crew, { who: 'person', name: '' }] : crew;

const freeName = (crew: Crew): string =>
  NAMES.find(name => crew.every(seat => seat.name !== name)) ?? NAMES[0] ?? '';

/** One's own seat always stays. */
export const mayRemove = (crew: Crew, at: number, room: CrewLimits): boolean =>
  crew.length > room.min && crew[at] !== undefined && crew[at].who !== 'you';

export const remove = (crew: Crew, at: number, room: CrewLimits): Crew =>
  mayRemove(crew, at, room) ? crew.filter((_, i) => i !== at) : crew;

export const setLevel = (crew: Crew, at: number, level: Level): Crew =>
  crew.map((seat, i) => (i === at ? { ...seat, who: level } : seat));

export const rename = (crew: Crew, at: number, name: string): Crew =>
  crew.map((seat, i) => (i === at ? { ...seat, name } : seat));

/** The crew as it sits down: every seat with a name, no two with the same. */
export function named(crew: Crew, unnamed: (at: number) => string): Crew {
  const taken = new Set<string>();
  return crew.map((seat, at) => {
    const wanted = seat.name.trim() || unnamed(at);
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    taken.add(name);
    return { ...seat, name };
  });
}

/** What somebody who gave no name is called. */
export interface SeatNames {
  readonly you: string;
  readonly diver: (n: number) => string;
}

/** Alone one is 'You'; around one device everybody needs a name. */
export function seated(crew: Crew, { you, diver }: SeatNames): Crew {
  const alone = crew.every(seat => seat.who !== 'person');
  return named(crew, at => (alone && crew[at]?.who === 'you' ? you : diver(at + 1)));
}
