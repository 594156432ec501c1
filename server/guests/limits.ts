/** Everything somebody could have too much of. */
export const LIMITS = {
  messageBytes: 16 * 1024,
  frameBytes: 64 * 1024, // above this a socket is closed unread
  bufferedBytes: 1024 * 1024, // a client that reads slower than this is let go
  fragments: 64, // a message may come in so many
  received: { burst: 2 * 1024 * 1024, perSecond: 512 * 1024 }, // bytes per socket, also of what nobody reads
  messages: { burst: 60, perSecond: 20 }, // per socket; pings and pongs count as well
  messagesPerAddress: { burst: 1500, perSecond: 400 }, // of all its sockets together
  changesPerAddress: { burst: 300, perSecond: 30 }, // of tables: each is a write, and told to everybody there
  requestsPerAddress: { burst: 600, perSecond: 60 }, // to the API and for pictures
  excess: 200, // messages over that rate before the socket is cut off
  socketsPerIdentity: 24,
  socketsPerAddress: 512, // a school or a provider may have many guests behind one
  greetings: { burst: 60, perSecond: 2 }, // per identity: each is answered with the whole match
  greetingsPerAddress: { burst: 1500, perSecond: 50 }, // after a restart all come back at once
  connectionsPerAddress: 1024, // also those that never say what they want
  requestMs: 15_000, // for a request to come in whole
  idleMs: 30_000, // a connection on which nothing moves is let go; a socket that lives answers pings
  checkRequestsMs: 1_000, // how often the slow ones are looked for
  wrongCodes: { burst: 40, perSecond: 1 / 3 }, // per address: tries at tables that do not exist
  tables: { burst: 20, perSecond: 1 / 60 }, // per identity
  tablesPerAddress: { burst: 120, perSecond: 1 / 10 },
  dailyPerAddress: { burst: 120, perSecond: 120 / 86_400 }, // counted tries; what goes beyond is practice
  sharedTables: 8, // tables of people with one deal
  sharedTries: 64, // at one match, by others
  evenings: { burst: 6, perSecond: 6 / 86_400 }, // per identity: set up
  eveningsPerAddress: { burst: 40, perSecond: 40 / 86_400 },
  eveningActs: { burst: 30, perSecond: 1 }, // per identity: joining, leaving, what a host does
  eveningActsPerAddress: { burst: 600, perSecond: 10 }, // a whole club may sit behind one
  watchersPerTable: 100,
  tablesListed: 30,
  tablesCounted: 2000, // for somebody's own statistics
  publicTables: 60, // in the list of tables anybody may join
  publicTablesOfHost: 2,
  publicTablesOfAddress: 8,
  claims: { burst: 10, perSecond: 1 / 10 }, // per address: tries to bring a seat to another device
  recoveries: { burst: 10, perSecond: 1 / 10 }, // per address: tries at somebody's recovery words
  signIns: { burst: 60, perSecond: 1 / 2 }, // per address: with passkeys, and new ways back
  challengeMs: 300_000, // for somebody to find their key
  passkeys: 10, // of a person
  reports: { burst: 5, perSecond: 1 / 60 }, // per identity: to the operator
  reportsPerAddress: { burst: 20, perSecond: 1 / 20 },
  programs: { burst: 20, perSecond: 1 / 60 }, // per identity: new tokens
  programsPerAddress: { burst: 60, perSecond: 1 }, // new tokens; and how often tokens are brought
  programMessages: { burst: 120, perSecond: 20 }, // per token, of all its sockets together
  socketsPerProgram: 4,
  programMs: 2_000, // how often a node looks which of the programs here still have a token
  subscriptions: { burst: 20, perSecond: 1 / 30 }, // per address: wishes to be called
  practice: { burst: 20, perSecond: 1 / 6 }, // per address: stacks whose answers are counted
  answersAtOnce: 9,
  answersKept: 200_000,
  pictures: { burst: 1, perSecond: 1 / 2 }, // per identity: frames nobody asked for yet and not everybody looks at
  previews: { burst: 20, perSecond: 1 / 2 }, // per address: pictures of finished games for messengers
  picturesWaiting: 48, // per address, to be drawn
  pictureBytes: 64 * 1024 * 1024, // kept ready
  pushesAtOnce: 100,
  heartbeatMs: 25_000, // between two questions to one socket whether it lives
  heartbeatParts: 100, // so many times in between, a part of the sockets is asked
  checkStoreMs: 1_000, // how often the store is asked whether it can write
  operatorMs: 1_000, // how often a node looks what operators did
  sweepMs: 120_000,
  snapshotsToACheck: 100, // opened from one, until one is held against the whole journal
  aliveMs: 1_000, // how often nodes tell each other that they live
  silentMs: 4_000, // a node not heard for this long is gone
  newKeyMs: 600_000, // before a new cookie key signs: every node has read it by then
  farewellMs: 2_000, // for sockets to say goodbye when we close
  drainMs: 10_000,
} as const;

export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** A class, since every socket has two of them: what they can do is there once for all. */
export class TokenBucket {
  readonly #limit: Limit;
  readonly #now: () => number; // milliseconds
  #tokens: number;
  #at: number;

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
    this.#tokens = limit.burst;
    this.#at = now();
  }

  /** Whether there are so many tokens left; then they are gone. */
  take(count = 1): boolean {
    if (this.#left() < count) return false;
    this.#tokens -= count;
    return true;
  }

  isFull(): boolean {
    return this.#left() === this.#limit.burst;
  }

  isEmpty(): boolean {
    return this.#left() < 1;
  }

  #left(): number {
    const then = this.#at;
    this.#at = this.#now();
    const { burst, perSecond } = this.#limit;
    this.#tokens = Math.min(burst, this.#tokens + ((this.#at - then) / 1000) * perSecond);
    return this.#tokens;
  }
}

/** A bucket per key. Full buckets say nothing and are forgotten, so strangers cost no memory for long. */
export function buckets(rate: Limit, now: () => number) {
  const kept = new Map<string, TokenBucket>();
  const of = (key: string): TokenBucket => {
    const bucket = kept.get(key) ?? new TokenBucket(rate, now);
    kept.set(key, bucket);
    return bucket;
  };
  return {
    take: (key: string): boolean => of(key).take(),
    of, // for whoever asks often
    isEmpty: (key: string): boolean => kept.get(key)?.isEmpty() ?? false,
    sweep(): void {
      for (const [key, bucket] of kept) if (bucket.isFull()) kept.delete(key);
    },
    size: () => kept.size,
  };
}

/** How many of something each key holds right now. */
export function tally(most: number) {
  const counts = new Map<string, number>();
  return {
    add(key: string): boolean {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    remove(key: string): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
