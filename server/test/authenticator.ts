import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a security key does, in software: the tests forge with it what a real one would refuse to. */
export interface Authenticator {
  readonly make: (challenge: string, place?: Partial<Place>) => object; // what the page sends on
  readonly sign: (challenge: string, place?: Partial<Place>) => { response: { signature: string } };
  counter: number; // 0 = it does not count
}

interface Place {
  readonly origin: string;
  readonly domain: string;
  readonly type: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

export function authenticator(usual: Pick<Place, 'origin' | 'domain'>): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2], // an elliptic curve
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const self: Authenticator = {
    counter: 0,
    make(challenge, place) {
      const { origin, domain, type } = { type: 'webauthn.create', ...usual, ...place };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = new Uint8Array(
        Buffer.concat([head(domain, PRESENT | VERIFIED | HAS_KEY, self.counter), key]),
      );
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: clientData({ type, challenge, origin }),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response };
    },
    sign(challenge, place) {
      const { origin, domain, type } = { type: 'webauthn.get', ...usual, ...place };
      if (self.counter > 0) self.counter++;
      const clientDataJSON = clientData({ type, challenge, origin });
      const authenticatorData = head(domain, PRESENT | VERIFIED, self.counter);
      const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const signature = base64url(createSign('sha256').update(signed).sign(privateKey));
      const response = { clientDataJSON, authenticatorData: base64url(authenticatorData), signature };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response };
    },
  };
  return self;
}

const clientData = (said: object): string => base64url(JSON.stringify({ ...said, crossOrigin: false }));

function head(domain: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(domain), rest]);
}
