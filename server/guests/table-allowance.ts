import type { Payer } from '@fathoms/table/work/accounts.ts';
import { buckets, LIMITS } from './limits.ts';

/** How many tables somebody may still open, by whatever way: a rematch is a table like any other. */
export interface TableAllowance {
  readonly take: (guest: Payer) => boolean;
  readonly sweep: () => void;
}

export function openTableAllowance(now: () => number): TableAllowance {
  const perIdentity = buckets(LIMITS.tables, now);
  const perAddress = buckets(LIMITS.tablesPerAddress, now);
  return {
    take: ({ identity, address = null }) =>
      (address === null || perAddress.take(address)) && perIdentity.take(identity),
    sweep() {
      perIdentity.sweep();
      perAddress.sweep();
    },
  };
}
