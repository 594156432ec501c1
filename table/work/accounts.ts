/** On whose account work is done. Everybody at one address shares an account, and has one of their own within it. */
export interface Payer {
  readonly identity: string;
  readonly address?: string | null; // none = an account of their own
}

/** How much of the node's time each has had lately. It is forgotten by halves, so nobody pays for yesterday. */
export interface Accounts {
  readonly keyOf: (payer: Payer) => string;
  readonly spent: (payer: Payer) => Spent;
  readonly charge: (payer: Payer, ms: number) => void;
  readonly size: () => number;
}

export interface Spent {
  readonly byAddress: number; // milliseconds
  readonly byGuest: number;
}

const HALF_LIFE_MS = 10_000;
const NOTHING = 0.1; // milliseconds: who has had so little is a stranger again
const SWEPT_AT = 1000; // accounts

/** Whoever has had least goes first; at one address, the guest who has. */
export const bySpent = (a: Spent, b: Spent): number =>
  a.byAddress - b.byAddress || a.byGuest - b.byGuest || 0;

export function openAccounts(now: () => number): Accounts {
  const accounts = new Map<string, { readonly ms: number; readonly at: number }>();
  let sweepAt = SWEPT_AT;

  const guestKey = ({ identity }: Payer): string => `guest ${identity}`;
  const keyOf = (payer: Payer): string =>
    payer.address === undefined || payer.address === null ? guestKey(payer) : `address ${payer.address}`;

  const left = (key: string): number => {
    const account = accounts.get(key);
    return account ? account.ms * 0.5 ** ((now() - account.at) / HALF_LIFE_MS) : 0;
  };

  const sweep = (): void => {
    for (const key of accounts.keys()) if (left(key) < NOTHING) accounts.delete(key);
    sweepAt = 2 * accounts.size + SWEPT_AT;
  };

  const add = (key: string, ms: number): void => {
    accounts.set(key, { ms: left(key) + ms, at: now() });
    if (accounts.size > sweepAt) sweep();
  };

  return {
    keyOf,
    spent: payer => ({ byAddress: left(keyOf(payer)), byGuest: left(guestKey(payer)) }),
    charge(payer, ms) {
      const key = keyOf(payer);
      add(key, ms);
      if (key !== guestKey(payer)) add(guestKey(payer), ms);
    },
    size: () => accounts.size,
  };
}
