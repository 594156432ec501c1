import { createHash, randomBytes } from 'node:crypto';
import type { StoredProgram } from '../store/programs.ts';
import type { Store } from '../store/store.ts';

const MARK = 'fathoms_'; // so that a token is recognised where it does not belong

/** Nobody can guess one; it is told once. */
export const newToken = (): string => MARK + randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The program behind an `Authorization` header; null = none whose token stands. */
export async function readProgram(
  store: Pick<Store, 'programByHash'>,
  header: string | undefined,
): Promise<StoredProgram | null> {
  const token = /^Bearer (fathoms_[\w-]{43})$/.exec(header ?? '')?.[1];
  return token === undefined ? null : store.programByHash(hashOf(token));
}

/** The program that comes with this header; null = its token does not stand. */
export async function callerOf(store: Store, header: string) {
  const found = await readProgram(store, header);
  if (!found) return null;
  const { identity, hash, owner, of, place } = found;
  const stands = async () => (await store.programByHash(hash)) !== null;
  const standing = { wasSignedOut: false, isOver: () => false }; // a token is ended by itself
  return { identity, cookies: [], ...standing, token: { program: { owner, of, place }, stands } };
}
