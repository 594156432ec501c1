import type { BotQuestion, Ports } from '@fathoms/table/room/ports.ts';
import { openAccounts } from '@fathoms/table/work/accounts.ts';
import { type FairQueue, openFairQueue } from '@fathoms/table/work/fair-queue.ts';
import { LIMITS } from '../guests/limits.ts';
import { PAINTERS } from './painters.ts';
import { MOST_THREADS } from './threads.ts';

/** All expensive work of a node. Pictures and thoughts have hands of their own and are paid from one account. */
interface FairWork {
  readonly pictures: FairQueue;
  readonly think: Ports['think'];
}

export function openFairWork(think: (question: BotQuestion) => Promise<string>, now: () => number): FairWork {
  const accounts = openAccounts(now);
  const thoughts = openFairQueue({ hands: MOST_THREADS, accounts, now });
  return {
    pictures: openFairQueue({ hands: PAINTERS, accounts, now, most: LIMITS.picturesWaiting }),
    think: (question, work) => thoughts(work, () => think(question)).done,
  };
}
