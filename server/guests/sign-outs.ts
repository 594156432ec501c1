import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import type { Store } from '../store/store.ts';

/**
 * Who signed out everywhere. A cookie carries the epoch it was signed in; one from before the person's present
 * epoch is nobody's. Few people ever do it, so every node has all of them in memory and asks no store for a cookie.
 */
export interface SignOuts {
  readonly epochOf: (identity: string) => number;
  readonly end: (identity: string) => Promise<void>; // all cookies there are
  readonly look: () => Promise<void>; // what other nodes wrote since
}

interface SignOutPorts {
  readonly store: Store;
  readonly ended: () => void; // somebody's: some sockets may have to go
  readonly tell: () => void; // the other nodes, to look
}

const AGAIN = 100; // lines looked at twice: of two written at once the later may be there first

/** What is left of a person who is forgotten: nobody can tell whose it was. */
const markOf = (identity: string): string => commitmentOf(`signed out ${identity}`);

export async function openSignOuts({ store, ended, tell }: SignOutPorts): Promise<SignOuts> {
  const epochs = new Map<string, number>();
  let last = 0;

  /** Whether there was anything new. */
  const learn = async (): Promise<boolean> => {
    const found = await store.signOuts(Math.max(0, last - AGAIN));
    const news = found.filter(({ mark, epoch }) => (epochs.get(mark) ?? 0) < epoch);
    for (const { mark, epoch } of news) epochs.set(mark, epoch);
    last = Math.max(last, ...found.map(({ n }) => n));
    return news.length > 0;
  };
  const look = async (): Promise<void> => {
    if (await learn()) ended();
  };

  await learn();
  return {
    epochOf: identity => (epochs.size === 0 ? 0 : (epochs.get(markOf(identity)) ?? 0)),
    async end(identity) {
      await store.signOut(markOf(identity));
      await look();
      tell();
    },
    look,
  };
}
