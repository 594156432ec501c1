/** What the page asks of the server about who one is. */
import type { MyWays, SignInAnswer, WhereToSignOut } from '@fathoms/protocol/ways-back.ts';
import { useEffect, useState } from 'preact/hooks';

const send = (path: string, method: string, body?: object): Promise<Response> =>
  fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

async function expectOk<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`identity: ${answer.status}`);
  return (await answer.json()) as T;
}

export const fetchWays = (): Promise<MyWays> => expectOk(fetch('/api/me/ways'));

export const askForPasskey = <T>(name: string): Promise<T> =>
  expectOk(send('/api/me/passkeys/options', 'POST', { name }));
export const savePasskey = (made: object): Promise<unknown> =>
  expectOk(send('/api/me/passkeys', 'POST', made));
export const dropPasskey = (id: string): Promise<unknown> =>
  expectOk(send(`/api/me/passkeys/${encodeURIComponent(id)}`, 'DELETE'));

export const newWords = async (): Promise<readonly number[]> =>
  (await expectOk<{ words: number[] }>(send('/api/me/words', 'POST', {}))).words;

export const askToSignIn = <T>(): Promise<T> => expectOk(send('/api/sign-in/options', 'POST', {}));
export const signInWithPasskey = (signed: object): Promise<SignInAnswer> =>
  readAnswer(send('/api/sign-in/passkey', 'POST', signed));
export const signInWithWords = (words: readonly number[]): Promise<SignInAnswer> =>
  readAnswer(send('/api/sign-in/words', 'POST', { words }));

/** A refusal is an answer, too. */
async function readAnswer(asked: Promise<Response>): Promise<SignInAnswer> {
  const answer = await asked;
  if (![200, 403, 429].includes(answer.status)) throw new Error(`identity: ${answer.status}`);
  const read = (await answer.json()) as Partial<SignInAnswer>;
  return read.is === undefined
    ? { is: answer.status === 429 ? 'too-fast' : 'wrong' }
    : (read as SignInAnswer);
}

export const bringGuest = (): Promise<unknown> => expectOk(send('/api/me/guest', 'POST', {}));
export const signOut = (where: WhereToSignOut): Promise<unknown> =>
  expectOk(send('/api/me/sign-out', 'POST', { where }));

export const hasWayBack = ({ passkeys, words }: MyWays): boolean => passkeys.length > 0 || words;

/** `when` there is something to keep; null = not known. */
export function useWays(when = true): { ways: MyWays | null; look: () => void } {
  const [ways, setWays] = useState<MyWays | null>(null);
  const look = () => void fetchWays().then(setWays, console.error); // offline nothing is offered
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is something
  useEffect(() => {
    if (when) look();
  }, [when]);
  return { ways, look };
}
