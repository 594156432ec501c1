/** Which dives are looked at. The address says so, so that a choice can be kept and passed on. */
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { type Dive, isWon, WAYS, type Way } from './dives.ts';

export interface DiveFilter {
  readonly game: string | null;
  readonly way: Way | null;
  readonly won: boolean | null;
  readonly level: Level | null;
  readonly seats: number | null;
  readonly text: string; // in a name
}

export const LONGEST_NAME = 24; // characters one may look for

export function fits(dive: Dive, { game, way, won, level, seats, text }: DiveFilter): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    (game === null || dive.game === game) &&
    (way === null || dive.way === way) &&
    (won === null || isWon(dive) === won) &&
    (level === null || dive.seats.some(seat => seat.level === level)) &&
    (seats === null || dive.seats.length === seats) &&
    (wanted === '' || dive.seats.some(({ name }) => name.toLowerCase().includes(wanted)))
  );
}

/** Whatever an address does not say, or says in vain, is not asked for. */
export function filterFrom(search: string): DiveFilter {
  const query = new URLSearchParams(search);
  const said = query.get('won');
  return {
    game: query.get('game') || null,
    way: WAYS.find(way => way === query.get('way')) ?? null,
    won: said === 'yes' ? true : said === 'no' ? false : null,
    level: LEVELS.find(level => level === query.get('level')) ?? null,
    seats: Number(query.get('seats')) || null,
    text: (query.get('name') ?? '').slice(0, LONGEST_NAME),
  };
}

/** '' = everything is looked at. */
export function searchOf({ game, way, won, level, seats, text }: DiveFilter): string {
  const said = {
    ...(game !== null && { game }),
    ...(way !== null && { way }),
    ...(won !== null && { won: won ? 'yes' : 'no' }),
    ...(level !== null && { level }),
    ...(seats !== null && { seats: `${seats}` }),
    ...(text !== '' && { name: text }),
  };
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
}
