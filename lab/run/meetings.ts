import { winShares } from '@fathoms/kernel/outcome.ts';
import type { TableSetting } from '../terminal/arguments.ts';
import { FIRST_AT_0, type Pairing, type Rating } from './ladder.ts';
import { average, type Estimate, eloOf, estimate, percentOf, table } from './statistics.ts';

/** Everybody meets everybody. */
export const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, second) =>
    Array.from({ length: second }, (_, first): [number, number] => [first, second]),
  ).flat();

/** Which of two sits in which seat. */
type Seating = readonly (0 | 1)[];

/**
 * The same luck twice: the two alternate round the table, and then the other way round, so that each sits in each
 * seat once.
 */
export const SEATINGS: readonly ((players: number) => Seating)[] = [0, 1].map(
  first => players => Array.from({ length: players }, (_, seat) => ((seat + first) % 2 === 0 ? 0 : 1)),
);

/** The first one's share of a victory. */
export const shareOfFirst = (seating: Seating, places: readonly number[]): number =>
  winShares(places).reduce((sum, share, seat) => sum + (seating[seat] === 0 ? share : 0), 0);

/** From one share a match, in the order of `SEATINGS`, to one a seed. */
export const sharesBySeed = (shares: readonly number[]): number[] =>
  Array.from({ length: shares.length / SEATINGS.length }, (_, i) =>
    average(shares.slice(i * SEATINGS.length, (i + 1) * SEATINGS.length)),
  );

export function report(
  { game, players, options }: TableSetting,
  names: readonly string[],
  pairings: readonly Pairing[],
  ladder: readonly Rating[],
) {
  return {
    game: game.id,
    players,
    options,
    pairings: pairings.map(({ first, second, shares }) => ({
      first: names[first],
      second: names[second],
      matches: 2 * shares.length,
      share: estimate(shares), // of the victories, for the first one
    })),
    ladder: ladder.map((rating, bot) => ({ bot: names[bot], ...rating })),
  };
}

export function describe(
  { game, players }: TableSetting,
  names: readonly string[],
  pairings: readonly Pairing[],
  ladder: readonly Rating[],
  anchor = FIRST_AT_0,
): string {
  const meetings = pairings.map(({ first, second, shares }) => {
    const share = estimate(shares);
    return [
      `${names[first]} against ${names[second]}`,
      String(2 * shares.length),
      percentOf(share),
      eloRange(share),
    ];
  });
  const points = anchor.points === 0 ? signed : (elo: number) => elo.toFixed(0);
  const standings = ladder.map(({ elo, low, high }, bot) => [
    names[bot],
    points(elo),
    bot === anchor.bot ? '' : `${points(low)} to ${points(high)}`,
  ]);
  return [
    `${game.id}, ${players} players (± and ranges are 95 %)`,
    table([['', 'matches', 'victories', 'Elo ahead'], ...meetings]),
    '',
    table([['bot', 'Elo', 'range'], ...standings]),
  ].join('\n');
}

const signed = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;

function eloRange({ mean, margin }: Estimate): string {
  if (Number.isNaN(margin) || mean - margin <= 0 || mean + margin >= 1) return '?';
  return `${signed(eloOf(mean - margin))} to ${signed(eloOf(mean + margin))}`;
}
