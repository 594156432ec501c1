/** What rounds come to: points, and the order of the evening. */
import type { EveningFormat, EveningStanding } from '@fathoms/protocol/evenings.ts';
import { matchpoints } from '@fathoms/table/record/matchpoints.ts';
import type { GuestNumber, StoredEveningTable } from '../store/stored-evening.ts';

/** A table, and a round, as far as points go. */
type CountedTable = Pick<StoredEveningTable, 'seats' | 'missed' | 'result'>;
export interface CountedRound {
  readonly tables: readonly CountedTable[];
  readonly byes: readonly GuestNumber[];
}

/** The middle of any table: what a bye is worth, and a deal that compares with no other. */
export const MIDDLE = 0.5;

/** Between 1 for the first and 0 for the last; who shares a place shares its points. */
export function pointsByPlace(places: readonly number[]): number[] {
  return places.map(place => {
    if (places.length < 2) return MIDDLE;
    const better = places.filter(other => other < place).length;
    const same = places.filter(other => other === place).length;
    return round(1 - (better + (same - 1) / 2) / (places.length - 1));
  });
}

/** Of every played table: the share of the others that got less from the same seat, equal scores counting half. */
function comparedPoints(tables: readonly CountedTable[]): Map<CountedTable, number[]> {
  const played = tables.flatMap(table => (table.result?.is === 'played' ? [{ table, ...table.result }] : []));
  const others = played.length - 1;
  const points = matchpoints(played.map(({ scores }) => scores));
  return new Map(
    played.map(({ table }, i) => [
      table,
      (points[i] ?? []).map(won => (others === 0 ? MIDDLE : round(won / others))),
    ]),
  );
}

/** Per seat; null = not known yet. Bots have points too, which count for nobody. */
export function pointsAt(
  table: CountedTable,
  { tables }: CountedRound,
  format: EveningFormat,
): number[] | null {
  const { seats, result } = table;
  if (result === null) return null;
  if (result.is === 'off') return seats.map(() => MIDDLE);
  if (result.is === 'closed')
    return pointsByPlace(seats.map(person => (person !== null && result.away.includes(person) ? 2 : 1)));
  if (format !== 'duplicate') return pointsByPlace(result.places);
  return comparedPoints(tables).get(table) ?? null;
}

/** One round for one person: null = they had no part in it, or it is under way. */
interface Share {
  readonly points: number;
  readonly won: boolean;
  readonly bye: boolean;
  readonly met: readonly GuestNumber[];
}

function sharesIn(round: CountedRound, format: EveningFormat): Map<GuestNumber, Share> {
  const shares = new Map<GuestNumber, Share>();
  for (const person of round.byes) shares.set(person, { points: MIDDLE, won: false, bye: true, met: [] });
  for (const table of round.tables) {
    const points = pointsAt(table, round, format);
    for (const [seat, person] of table.seats.entries()) {
      if (person === null || points === null) continue;
      const { result } = table;
      const won = result?.is === 'played' && result.places[seat] === Math.min(...result.places);
      const bye = result?.is === 'off';
      const met = bye ? [] : table.seats.filter(other => other !== null && other !== person);
      shares.set(person, { points: points[seat] ?? 0, won, bye, met: met as GuestNumber[] });
    }
  }
  return shares;
}

/** Points; then the points of those one met; then tables won; then the place is shared. */
export function standingsOf(
  people: number,
  rounds: readonly CountedRound[],
  format: EveningFormat,
): EveningStanding[] {
  const all = rounds.map(round => sharesIn(round, format));
  const points = Array.from({ length: people }, (_, person) =>
    round(all.reduce((sum, shares) => sum + (shares.get(person)?.points ?? 0), 0)),
  );
  const rows = points.map((own, person) => {
    const mine = all.map(shares => shares.get(person) ?? null);
    const had = mine.filter(share => share !== null);
    const metPoints = had.reduce((sum, { met }) => sum + mean(met.map(other => points[other] ?? 0)), 0);
    return {
      person,
      points: own,
      met: round(metPoints),
      won: had.filter(({ won }) => won).length,
      played: had.filter(({ bye }) => !bye).length,
      byes: had.filter(({ bye }) => bye).length,
      rounds: mine.map(share => share?.points ?? null),
    };
  });
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.points - a.points || b.met - a.met || b.won - a.won;
  rows.sort((a, b) => compare(a, b) || a.person - b.person);
  return rows.map(row => ({ ...row, place: rows.findIndex(other => compare(other, row) === 0) + 1 }));
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

/** So that sums of thirds compare as they should. */
const round = (points: number): number => Math.round(points * 1e6) / 1e6;
