import type { SignInAnswer } from '@fathoms/protocol/ways-back.ts';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { askForPasskey, askToSignIn, savePasskey, signInWithPasskey } from './server.ts';

type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Not on plain http, but for this machine itself: then there are words. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Whoever closes the browser's own window has changed their mind: that is no fault. */
const isCalledOff = (problem: unknown): boolean =>
  problem instanceof Error && ['NotAllowedError', 'AbortError'].includes(problem.name);

export async function makePasskey(name: string): Promise<'made' | 'called-off' | 'there'> {
  const optionsJSON = await askForPasskey<NewOptions>(name);
  try {
    await savePasskey(await startRegistration({ optionsJSON }));
    return 'made';
  } catch (problem) {
    if (isCalledOff(problem)) return 'called-off';
    if (problem instanceof Error && problem.name === 'InvalidStateError') return 'there';
    throw problem;
  }
}

export async function enterWithPasskey(): Promise<SignInAnswer | 'called-off'> {
  const optionsJSON = await askToSignIn<Options>();
  try {
    return await signInWithPasskey(await startAuthentication({ optionsJSON }));
  } catch (problem) {
    if (isCalledOff(problem)) return 'called-off';
    throw problem;
  }
}
