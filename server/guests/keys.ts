import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { LIMITS } from './limits.ts';

const NAME = 'cookie-keys';
const KEY_BYTES = 32;
const KEPT = 3;

/** Newest first. `from`: when it starts to sign, in milliseconds since 1970. */
const keyRing = z.array(z.object({ key: z.hex().length(2 * KEY_BYTES), from: z.number() })).min(1);
type KeyRing = z.infer<typeof keyRing>;

/** Signs guests' cookies with the newest key that is due; reads those of older ones too. */
export interface Keys {
  readonly sign: Signer['sign'];
  readonly unsign: Signer['unsign'];
  readonly reload: () => Promise<void>; // another node may have added one
}

export async function openKeys(store: Store, now: () => number, first: () => string): Promise<Keys> {
  const load = async (): Promise<KeyRing> =>
    keyRing.parse(JSON.parse(await store.secret(NAME, () => JSON.stringify([{ key: first(), from: 0 }]))));
  let ring = await load();
  const signer = (): Signer => {
    const due = ring.filter(({ from }) => from <= now());
    const early = ring.filter(({ from }) => from > now());
    return new Signer([...due, ...early].map(({ key }) => Buffer.from(key, 'hex')));
  };
  return {
    sign: value => signer().sign(value),
    unsign: value => signer().unsign(value),
    async reload() {
      ring = await load();
    },
  };
}

/** A new key. It signs only after every node has had time to read it; the oldest one is thrown away. */
export async function rotateKeys(store: Store, now: number): Promise<void> {
  const ring = keyRing.parse(JSON.parse(await store.secret(NAME, () => JSON.stringify([fresh(0)]))));
  await store.replaceSecret(NAME, JSON.stringify([fresh(now + LIMITS.newKeyMs), ...ring].slice(0, KEPT)));
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('hex');
const fresh = (from: number): KeyRing[number] => ({ key: newKey(), from });

/** The first key: what an older build kept in a file of its own, or a new one. */
export function firstKey(folder: string): string {
  const file = join(folder, 'cookie-key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : newKey();
}
