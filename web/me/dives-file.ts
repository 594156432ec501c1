/** Everything that was played on this device in one file, to be opened on another. */
import type { SavedTable } from '../session/saved-tables.ts';

const FORMAT = 1;
export const LARGEST_COPY = 40_000_000; // bytes

export const writeCopy = (tables: readonly SavedTable[]): string =>
  JSON.stringify({ fathomsDives: FORMAT, tables });

/** null = not such a file. Within one, whatever is not a finished table is left out. */
export function readCopy(text: string): readonly SavedTable[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { fathomsDives, tables } = objectIn(file);
  if (fathomsDives !== FORMAT || !Array.isArray(tables)) return null;
  return tables.filter(isFinished);
}

function isFinished(value: unknown): value is SavedTable {
  const { table, journal, chat, at } = objectIn(value);
  const { id, game, version, status, seats, outcome, seed } = objectIn(table);
  const { places, scores } = objectIn(outcome);
  return (
    Array.isArray(journal) &&
    Array.isArray(chat) &&
    typeof at === 'number' &&
    [id, game, seed].every(text => typeof text === 'string') &&
    /^[0-9a-f]{6,64}$/.test(String(id)) &&
    typeof version === 'number' &&
    status === 'over' &&
    Array.isArray(seats) &&
    seats.every(seat => typeof objectIn(seat).kind === 'string') &&
    [places, scores].every(list => Array.isArray(list) && list.every(number => typeof number === 'number'))
  );
}

const objectIn = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {};
