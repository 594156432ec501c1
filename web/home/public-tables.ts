/** Tables anybody may join or watch, as the server lists them. */
import { type OptionValues, TEMPOS, type Tempo } from '@fathoms/protocol/messages.ts';
import type { RatedSeat } from '@fathoms/protocol/ratings.ts';
import { siteOf } from '../games/sites.ts';

export interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly playing: boolean; // to be watched; otherwise to be joined
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[]; // of people
  readonly bots: number;
  readonly tempo: Tempo;
  readonly options: OptionValues; // those that are not the usual ones
  readonly rated: boolean;
  readonly ratings: readonly RatedSeat[]; // of the people, in the order of their names
  readonly moves: number | null; // made so far; null = not known
}

export interface Filter {
  readonly game: string; // '' = every game
  readonly freeOnly: boolean;
}

/** Anything of another shape, or of a game this page does not know, is left out. */
export function readPublic(answer: unknown): PublicTable[] {
  const tables = isObject(answer) && Array.isArray(answer.tables) ? (answer.tables as unknown[]) : [];
  return tables.flatMap(table => {
    if (!isObject(table)) return [];
    const { id, game, status, seats, free, names } = table;
    if (typeof id !== 'string' || typeof game !== 'string' || !siteOf(game)?.screen) return [];
    if (typeof seats !== 'number' || typeof free !== 'number' || !Array.isArray(names)) return [];
    const known = names.filter(name => typeof name === 'string');
    return [{ id, game, playing: status === 'playing', seats, free, names: known, ...moreOf(table) }];
  });
}

/** A server of an earlier build does not say these. */
const moreOf = ({ bots, tempo, options, rated, ratings, moves }: { [key: string]: unknown }) => ({
  bots: typeof bots === 'number' ? bots : 0,
  tempo: typeof tempo === 'string' && Object.hasOwn(TEMPOS, tempo) ? (tempo as Tempo) : 'calm',
  options: isObject(options) ? (options as OptionValues) : {},
  rated: rated === true,
  ratings: Array.isArray(ratings) ? (ratings as RatedSeat[]) : [],
  moves: typeof moves === 'number' ? moves : null,
});

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Tables with room come first; otherwise the newest, as the server sends them. */
export const pickPublic = (tables: readonly PublicTable[], { game, freeOnly }: Filter): PublicTable[] =>
  tables
    .filter(table => (game === '' || table.game === game) && (!freeOnly || table.free > 0))
    .sort((a, b) => Number(b.free > 0) - Number(a.free > 0));

export async function fetchPublic(signal: AbortSignal): Promise<PublicTable[]> {
  try {
    const answer = await fetch('/api/tables', { signal });
    return answer.ok ? readPublic(await answer.json()) : [];
  } catch {
    return []; // no server in reach: nobody else's tables either
  }
}
