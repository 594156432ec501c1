import type { BotQuestion, Ports } from '@fathoms/table/room/ports.ts';
import { openAccounts } from '@fathoms/table/work/accounts.ts';
import { type FairQueue, openFairQueue } from '@fathoms/table/work/fair-queue.ts';
import { LIMITS } from '../guests/limits.ts';
import { type Look, PAINTERS } from './painters.ts';
import { MOST_THREADS } from './threads.ts';

/** All expensive work of a node. Pictures and thoughts have hands of their own and are paid from one account. */
interface FairWork {
  readonly pictures: FairQueue;
  readonly think: Ports['think'];
  readonly look: NonNullable<Ports['look']>;
}

export function openFairWork(
  think: (question: BotQuestion) => Promise<string>,
  look: Look,
  now: () => number,
): FairWork {
  const accounts = openAccounts(now);
  const thoughts = openFairQueue({ hands: MOST_THREADS, accounts, now });
  const pictures = openFairQueue({ hands: PAINTERS, accounts, now, most: LIMITS.picturesWaiting });
  return {
    pictures,
    think: (question, work) => thoughts(work, () => think(question)).done,
    /** In the painters' hands, and as urgent as a picture: a table waits for it. */
    look(job, work) {
      const looking = pictures(work, async () => ({ seen: await look(job) }));
      looking.hurry();
      return looking.done;
    },
  };
}
