import type { RatedChange, RatedState, Standing } from './rated.ts';

/** As databases give them back. */
export interface StandingRow {
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly settled: number | boolean;
}

export interface RatedRow {
  readonly since: number;
  readonly state: string;
  readonly why: string;
}

export const standingFrom = ({ mu, sigma, matches, settled }: StandingRow): Standing => ({
  ...{ mu, sigma, matches },
  settled: Boolean(settled),
});

export function stateFrom({ since, state, why }: RatedRow, changes: readonly RatedChange[]): RatedState {
  if (state === 'counted') return { is: 'counted', changes: changes.map(change => ({ ...change })) };
  return state === 'void' ? { is: 'void', why } : { is: 'open', since };
}
