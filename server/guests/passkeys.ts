import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from '../store/ways-back.ts';
import type { Challenges } from './challenges.ts';
import { LIMITS } from './limits.ts';

/** Where passkeys are made and used: both are part of what an authenticator signs. */
export interface PasskeySite {
  readonly origin: string; // of the page
  readonly domain: string; // the host of it, or a domain above it
}

export type MadePasskey = Omit<StoredPasskey, 'identity' | 'day'>;

/** Most servers are asked for it rarely, and it takes half a second to load. */
const webauthn = () => import('@simplewebauthn/server');

const ALGORITHMS = [-8, -7, -257]; // EdDSA, ES256, RS256: what this Node can check
const GENTLE = false; // a key without a PIN is one, too

/** Passkeys of people: nothing about them is kept but a public key. A problem is a null, whatever it was. */
export interface Passkeys {
  readonly askForNew: (wish: {
    readonly site: PasskeySite;
    readonly identity: string;
    readonly name: string;
    readonly known: readonly StoredPasskey[];
  }) => Promise<object>;
  readonly readNew: (
    site: PasskeySite,
    identity: string,
    response: RegistrationResponseJSON,
  ) => Promise<MadePasskey | null>;
  readonly ask: (site: PasskeySite, asker: string) => Promise<object>;
  /** The counter as it stands now. */
  readonly check: (
    site: PasskeySite,
    asker: string,
    passkey: StoredPasskey,
    response: AuthenticationResponseJSON,
  ) => Promise<number | null>;
}

export function openPasskeys(challenges: Challenges, note: (problem: unknown) => void): Passkeys {
  /** Checks with a challenge of ours, which is then used up. */
  const once = async <T>(
    isGood: (challenge: string) => boolean,
    verify: (expectedChallenge: (challenge: string) => boolean) => Promise<T | null>,
  ): Promise<T | null> => {
    let signed = '';
    try {
      const found = await verify(challenge => {
        signed = challenge;
        return isGood(challenge);
      });
      return found !== null && (await challenges.spend(signed)) ? found : null;
    } catch (problem) {
      note(problem); // the library throws what it refuses
      return null;
    }
  };
  return {
    async askForNew({ site, identity, name, known }) {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpName: 'Fathoms',
        rpID: site.domain,
        userName: name,
        userDisplayName: name,
        userID: userHandle(identity),
        challenge: challenges.make('new passkey', identity),
        timeout: LIMITS.challengeMs,
        attestationType: 'none', // who made the authenticator is none of our business
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },
    readNew: ({ origin, domain }, identity, response) =>
      once(
        challenge => challenges.isGood(challenge, 'new passkey', identity),
        async expectedChallenge => {
          const { verifyRegistrationResponse } = await webauthn();
          const { verified, registrationInfo } = await verifyRegistrationResponse({
            ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: domain },
            requireUserVerification: GENTLE,
            supportedAlgorithmIDs: ALGORITHMS,
          });
          if (!verified) return null;
          const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
          return { id, domain, counter, transports, key: Buffer.from(publicKey).toString('base64url') };
        },
      ),
    async ask({ domain }, asker) {
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        rpID: domain,
        challenge: challenges.make('sign in', asker),
        timeout: LIMITS.challengeMs,
        userVerification: 'preferred',
      });
    },
    check: ({ origin, domain }, asker, { id, key, counter, ...passkey }, response) =>
      once(
        challenge => passkey.domain === domain && challenges.isGood(challenge, 'sign in', asker),
        async expectedChallenge => {
          const { verifyAuthenticationResponse } = await webauthn();
          const { verified, authenticationInfo } = await verifyAuthenticationResponse({
            ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: domain },
            credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
            requireUserVerification: GENTLE,
          });
          return verified ? authenticationInfo.newCounter : null;
        },
      ),
  };
}

/** An authenticator keeps one passkey a person and site; it need not learn who that is to us. */
const userHandle = (identity: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkeys of ${identity}`).digest());

const NOWHERE = 'https://nowhere.invalid';

/** As the operator set it, or what the host is called in a browser's address: https, but for this machine itself. */
export function passkeySite(host: string, { origin, domain }: Partial<PasskeySite>): PasskeySite {
  const isHere = /^([\w-]+\.)*localhost(:\d+)?$/.test(host);
  const address = origin ?? `${isHere ? 'http' : 'https'}://${host}`;
  const seen = new URL(URL.canParse(address) ? address : NOWHERE); // a guest may write any host
  return { origin: seen.origin, domain: domain ?? seen.hostname };
}
