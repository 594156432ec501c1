import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf } from '../daily/days.ts';
import { openChallenges } from '../guests/challenges.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import { openPasskeys, type PasskeySite, passkeySite } from '../guests/passkeys.ts';
import type { Store } from '../store/store.ts';
import type { BringTables } from './bring-tables.ts';
import { registerSignIn } from './sign-in.ts';
import { registerWaysBack } from './ways-back.ts';

interface IdentityPorts {
  readonly store: Store;
  readonly tables: BringTables;
  readonly site: Partial<PasskeySite>; // as the operator set it
  readonly now: () => number; // of limits
  readonly time: () => number; // milliseconds since 1970
}

const LONGEST_NOTE = 200; // what a guest wrote may be in it
const KEY = 'ways-back'; // of the store's secrets: signs challenges, and keys the hashes of words

/** An identity that lasts, without an account: ways back to it, and ends of it. */
export async function registerIdentity(
  app: FastifyInstance,
  { store, tables, site, now, time }: IdentityPorts,
): Promise<{ sweep: () => void }> {
  const key = Buffer.from(await store.secret(KEY, () => randomBytes(32).toString('hex')), 'hex');
  const signIns = buckets(LIMITS.signIns, now);
  const recoveries = buckets(LIMITS.recoveries, now);
  const note = (problem: unknown) =>
    app.log.info({ problem: String(problem).slice(0, LONGEST_NOTE) }, 'passkey refused');
  const ports = {
    store,
    passkeys: openPasskeys(openChallenges(store, key, time), note),
    wordsKey: key,
    siteOf: ({ host }: FastifyRequest): PasskeySite => passkeySite(host, site),
    mayTry: signIns.take,
    mayGuess: recoveries.take,
    guestTables: tables.count,
    bring: tables.bring,
    today: () => dayOf(time()),
  };
  registerWaysBack(app, ports);
  registerSignIn(app, ports);
  return {
    sweep() {
      signIns.sweep();
      recoveries.sweep();
    },
  };
}
