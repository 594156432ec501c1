import type { MyWays } from '@fathoms/protocol/ways-back.ts';
import { myWays } from '@fathoms/protocol/ways-back-schemas.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readGuest, readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';
import type { PasskeySite, Passkeys } from '../guests/passkeys.ts';
import { hashOfWords, newRecoveryWords } from '../guests/recovery-words.ts';
import type { Store } from '../store/store.ts';

export interface WaysBackPorts {
  readonly store: Store;
  readonly passkeys: Passkeys;
  readonly wordsKey: Buffer;
  readonly siteOf: (request: FastifyRequest) => PasskeySite;
  readonly mayTry: (address: string) => boolean; // with a passkey, or to get a new way back
  readonly guestTables: (guest: string, person: string) => Promise<number>; // that may be brought along
  readonly today: () => string;
}

const LONGEST = 1400; // characters of a passkey's id: 1023 bytes
const text = z.string().max(12_000);
export const passkeyId = z.string().min(1).max(LONGEST);
const newPasskey = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
const asked = z.strictObject({ name: z.string().max(64) });

const told = z.object({ words: z.array(z.int()) });
const DOCS = {
  ways: doc({ summary: 'How you are known again', answers: { 200: myWays } }),
  ask: doc({
    summary: 'Ask for a new passkey',
    body: asked,
    answers: { 200: z.record(z.string(), z.unknown()) }, // of WebAuthn, for the browser
  }),
  add: doc({ summary: 'Add a passkey', body: newPasskey, answers: { 201: ok } }),
  remove: doc({ summary: 'Take a passkey back', answers: { 200: ok } }),
  words: doc({ summary: 'Get new recovery words; they are told this once', answers: { 201: told } }),
  noWords: doc({ summary: 'Make the recovery words void', answers: { 200: ok } }),
};

type AboutPasskey = { Params: { id: string } };

/** What somebody may do about being known again: see, make and take back passkeys and recovery words. */
export function registerWaysBack(app: FastifyInstance, ports: WaysBackPorts): void {
  const { store, passkeys, wordsKey, siteOf, mayTry, guestTables, today } = ports;
  const fail = (reply: FastifyReply, code: number, error: string) => reply.code(code).send({ error });
  const isOurPage = ({ headers, host }: FastifyRequest): boolean => isSameOrigin(headers.origin, host);

  app.get('/api/me/ways', DOCS.ways, async (request): Promise<MyWays> => {
    const identity = readIdentity(app, request.headers.cookie);
    const guest = readGuest(app, request.headers.cookie);
    if (identity === null) return { passkeys: [], words: false, guest: 0 };
    const keys = await store.passkeysOf(identity);
    return {
      passkeys: keys.map(({ id, day }) => ({ id, day })),
      words: await store.hasWords(identity),
      guest: guest === null ? 0 : await guestTables(guest, identity),
    };
  });

  app.post('/api/me/passkeys/options', DOCS.ask, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const read = asked.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const identity = identify(app, request, reply);
    const known = await store.passkeysOf(identity);
    if (known.length >= LIMITS.passkeys) return fail(reply, 409, 'full');
    return passkeys.askForNew({ site: siteOf(request), identity, name: read.data.name, known });
  });

  app.post('/api/me/passkeys', DOCS.add, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const identity = readIdentity(app, request.headers.cookie);
    const read = newPasskey.safeParse(request.body);
    if (!read.success || identity === null) return fail(reply, 400, 'bad-message');
    if (!mayTry(household(request.ip))) return fail(reply, 429, 'too-fast');
    const response = { ...read.data, clientExtensionResults: {} } as RegistrationResponseJSON;
    const made = await passkeys.readNew(siteOf(request), identity, response);
    if (!made || (await store.passkeysOf(identity)).length >= LIMITS.passkeys)
      return fail(reply, 409, 'not-now');
    await store.addPasskey({ ...made, identity, day: today() });
    const kept = await store.passkey(made.id);
    return kept?.identity === identity ? reply.code(201).send({ ok: true }) : fail(reply, 409, 'not-now');
  });

  app.delete<AboutPasskey>('/api/me/passkeys/:id', DOCS.remove, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const identity = readIdentity(app, request.headers.cookie);
    if (identity !== null) await store.removePasskey(identity, request.params.id);
    return { ok: true };
  });

  /** They are told in this answer and never again; earlier ones are void. */
  app.post('/api/me/words', DOCS.words, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const identity = identify(app, request, reply);
    if (!mayTry(household(request.ip))) return fail(reply, 429, 'too-fast');
    const words = newRecoveryWords();
    await store.setWords(identity, hashOfWords(wordsKey, words));
    return reply.code(201).send({ words });
  });

  app.delete('/api/me/words', DOCS.noWords, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const identity = readIdentity(app, request.headers.cookie);
    if (identity !== null) await store.setWords(identity, null);
    return { ok: true };
  });
}
