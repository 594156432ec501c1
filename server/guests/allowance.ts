import type { Payer } from '@fathoms/table/work/accounts.ts';
import { buckets, type Limit } from './limits.ts';

/** How often somebody may still do something, counted by guest and, since names are free, by address. */
export interface Allowance {
  readonly take: (guest: Payer) => boolean;
  readonly sweep: () => void;
}

export function openAllowance(each: Limit, address: Limit, now: () => number): Allowance {
  const perIdentity = buckets(each, now);
  const perAddress = buckets(address, now);
  return {
    take: ({ identity, address = null }) =>
      (address === null || perAddress.take(address)) && perIdentity.take(identity),
    sweep() {
      perIdentity.sweep();
      perAddress.sweep();
    },
  };
}
