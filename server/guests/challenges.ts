import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { LIMITS } from './limits.ts';

const LUCK = 16; // bytes
const TIME = 6;
const SIGNATURE = 16;

type Purpose = 'new passkey' | 'sign in';

/**
 * What an authenticator has to sign. A challenge is signed in place of stored, so asking for one leaves nothing
 * behind: the store remembers those that were used, until they would be over anyway.
 */
export interface Challenges {
  readonly make: (purpose: Purpose, asker: string) => Uint8Array<ArrayBuffer>;
  readonly isGood: (challenge: string, purpose: Purpose, asker: string) => boolean; // base64url
  readonly spend: (challenge: string) => Promise<boolean>; // false = it was used before
}

export function openChallenges(store: Store, key: Buffer, now: () => number): Challenges {
  const signatureOf = (head: Uint8Array, purpose: Purpose, asker: string): Buffer =>
    createHmac('sha256', key).update(head).update(`${purpose} ${asker}`).digest().subarray(0, SIGNATURE);
  const endOf = (bytes: Buffer): number => bytes.readUIntBE(LUCK, TIME);
  return {
    make(purpose, asker) {
      const head = Buffer.concat([randomBytes(LUCK), Buffer.alloc(TIME)]);
      head.writeUIntBE(Math.round(now()) + LIMITS.challengeMs, LUCK, TIME);
      return new Uint8Array(Buffer.concat([head, signatureOf(head, purpose, asker)]));
    },
    isGood(challenge, purpose, asker) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== LUCK + TIME + SIGNATURE || endOf(bytes) < now()) return false;
      const head = bytes.subarray(0, LUCK + TIME);
      return timingSafeEqual(bytes.subarray(LUCK + TIME), signatureOf(head, purpose, asker));
    },
    spend(challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      return store.spend(bytes.toString('base64url'), endOf(bytes), now()); // one way to write it
    },
  };
}
