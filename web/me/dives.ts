/** Finished games, wherever they were played: on this device or at the server. */
import { LEVELS, type Level, type OptionValues } from '@fathoms/protocol/messages.ts';
import { siteOf } from '../games/sites.ts';
import { LOCAL_OWNER } from '../session/local-store.ts';
import type { SavedTable } from '../session/saved-tables.ts';

export const WAYS = ['solo', 'device', 'online'] as const;
export type Way = (typeof WAYS)[number];

/** What is special about a table: a try at the deal of a day, the luck of another match, a round of an evening. */
export const KINDS = ['table', 'daily', 'practice', 'same', 'evening'] as const;
export type DiveKind = (typeof KINDS)[number];

export interface DiveSeat {
  readonly name: string;
  readonly level: Level | null; // a bot's
  readonly program?: true; // somebody's program
  readonly place: number;
  readonly score: number;
}

export interface Dive {
  readonly id: string;
  readonly game: string;
  readonly way: Way;
  readonly kind: DiveKind;
  readonly at: number | null; // milliseconds; null = the server does not say
  readonly seats: readonly DiveSeat[];
  readonly own: number | null; // one's seat; null = several people shared the device
  readonly options: OptionValues;
  readonly pinned: boolean;
  readonly advice?: number; // how often the coach was asked
}

/** A table of this device; none if nobody finished it, or if it was a lesson. */
export function localDive({ table, at, script, against, pinned = false, advice = 0 }: SavedTable): Dive[] {
  if (table.status !== 'over' || !table.outcome || script) return [];
  const { id, game, options, outcome } = table;
  const people = table.seats.flatMap((seat, i) =>
    seat.kind === 'human' && seat.owner === LOCAL_OWNER ? [i] : [],
  );
  const seats = table.seats.map((seat, i) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    level: seat.kind === 'bot' ? seat.level : null,
    place: outcome.places[i] ?? table.seats.length,
    score: outcome.scores[i] ?? 0,
  }));
  const own = people.length === 1 ? (people[0] ?? null) : null;
  const way = own === null ? 'device' : 'solo';
  const kind = against === undefined ? 'table' : 'same';
  return [{ id, game, at, seats, own, options, pinned, advice, way, kind }];
}

/** What the server says of this guest; anything of another shape, or of a game unknown here, is left out. */
export function readOnlineDives(answer: unknown): Dive[] {
  const { results } = objectIn(answer);
  return listIn(results).flatMap(result => {
    const { table, game, seat, names, levels, places, scores, options, kind, ended } = objectIn(result);
    if (typeof table !== 'string' || typeof game !== 'string' || !siteOf(game)) return [];
    if (!isNumbers(places) || !isNumbers(scores)) return [];
    const seats = places.map((place, i) => ({
      name: String(listIn(names)[i] ?? ''),
      level: LEVELS.find(level => level === listIn(levels)[i]) ?? null,
      ...(listIn(levels)[i] === 'program' && { program: true as const }),
      place,
      score: scores[i] ?? 0,
    }));
    const own = typeof seat === 'number' && seats[seat] ? seat : null;
    return [
      {
        ...{ id: table, game, way: 'online' as const, seats, own, pinned: false },
        options: objectIn(options) as OptionValues,
        kind: KINDS.find(one => one === kind) ?? 'table',
        at: typeof ended === 'number' ? ended : null,
      },
    ];
  });
}

const objectIn = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(number => typeof number === 'number');

/** true = won, false = lost; null = nobody in particular looks at it. */
export const isWon = ({ seats, own }: Dive): boolean | null =>
  own === null ? null : seats[own]?.place === 1;

/** Points ahead of the best of the others, or behind; null = one played alone, or it was nobody's own. */
export function marginOf({ seats, own }: Dive): number | null {
  const others = seats.filter((_, i) => i !== own).map(({ score }) => score);
  return own === null || others.length === 0 ? null : (seats[own]?.score ?? 0) - Math.max(...others);
}

export const othersOf = ({ seats, own }: Dive): readonly DiveSeat[] => seats.filter((_, i) => i !== own);

/** Newest first; what has no date keeps its order, after what has one. */
export const inOrder = (dives: readonly Dive[]): Dive[] =>
  dives.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
