import { RECOVERY_WORDS, SIGN_OUTS, type SignInAnswer, WORDS_LISTED } from '@fathoms/protocol/ways-back.ts';
import { signInAnswer } from '@fathoms/protocol/ways-back-schemas.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { becomeIdentity, identify, leaveIdentity, readGuest, readIdentity } from '../guests/identity.ts';
import { hashOfWords } from '../guests/recovery-words.ts';
import { passkeyId, type WaysBackPorts } from './ways-back.ts';

interface SignInPorts extends WaysBackPorts {
  readonly mayGuess: (address: string) => boolean; // at words
  readonly bring: (guest: string, person: string) => Promise<number>; // tables that came along
}

const text = z.string().max(12_000);
const assertion = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(128).optional(),
  }),
});
const words = z.strictObject({
  words: z
    .array(
      z
        .int()
        .min(0)
        .max(WORDS_LISTED - 1),
    )
    .length(RECOVERY_WORDS),
});
const leaving = z.strictObject({ where: z.enum(SIGN_OUTS) });

const tried = { 200: signInAnswer, 403: signInAnswer, 429: signInAnswer };
const DOCS = {
  ask: doc({
    summary: 'Ask to sign in with a passkey',
    answers: { 200: z.record(z.string(), z.unknown()) }, // of WebAuthn, for the browser
  }),
  passkey: doc({ summary: 'Sign in with a passkey', body: assertion, answers: tried }),
  words: doc({ summary: 'Sign in with recovery words', body: words, answers: tried }),
  bring: doc({
    summary: 'Bring along the tables of the guest this browser was',
    answers: { 200: z.object({ brought: z.int() }) },
  }),
  leave: doc({ summary: 'Sign out', body: leaving, answers: { 200: ok } }),
};

/** Being the same person on another device, and ending that. */
export function registerSignIn(app: FastifyInstance, ports: SignInPorts): void {
  const { store, passkeys, wordsKey, siteOf, mayTry, mayGuess, guestTables, bring } = ports;
  const fail = (reply: FastifyReply, code: number, error: string) => reply.code(code).send({ error });
  const isOurPage = ({ headers, host }: FastifyRequest): boolean => isSameOrigin(headers.origin, host);

  const hasWayBack = async (identity: string): Promise<boolean> =>
    (await store.hasWords(identity)) || (await store.passkeysOf(identity)).length > 0;

  /** Whoever this browser was and could not become again otherwise is kept beside. */
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: string,
  ): Promise<SignInAnswer> => {
    const before = readIdentity(app, request.headers.cookie);
    await app.signOuts.look(); // the new cookie is of the epoch that is
    const isLeft = before !== null && before !== person;
    const guest = isLeft && !(await hasWayBack(before)) ? before : null;
    becomeIdentity(app, request, reply, { identity: person, guest });
    const kept = guest ?? readGuest(app, request.headers.cookie);
    return { is: 'in', guest: kept === null || kept === person ? 0 : await guestTables(kept, person) };
  };
  const refuse = (reply: FastifyReply, is: 'wrong' | 'too-fast') =>
    reply.code(is === 'wrong' ? 403 : 429).send({ is } satisfies SignInAnswer);

  app.post('/api/sign-in/options', DOCS.ask, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    return passkeys.ask(siteOf(request), identify(app, request, reply));
  });

  app.post('/api/sign-in/passkey', DOCS.passkey, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const read = assertion.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    if (!mayTry(household(request.ip))) return refuse(reply, 'too-fast');
    const asker = readIdentity(app, request.headers.cookie);
    const known = await store.passkey(read.data.id);
    if (asker === null || known === null) return refuse(reply, 'wrong');
    const response = { ...read.data, clientExtensionResults: {} } as AuthenticationResponseJSON;
    const counter = await passkeys.check(siteOf(request), asker, known, response);
    if (counter === null) return refuse(reply, 'wrong');
    await store.countPasskey(known.id, counter);
    return signIn(request, reply, known.identity);
  });

  app.post('/api/sign-in/words', DOCS.words, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const read = words.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    if (!mayGuess(household(request.ip))) return refuse(reply, 'too-fast');
    const person = await store.whoseWords(hashOfWords(wordsKey, read.data.words));
    return person === null ? refuse(reply, 'wrong') : signIn(request, reply, person);
  });

  app.post('/api/me/guest', DOCS.bring, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const person = readIdentity(app, request.headers.cookie);
    const guest = readGuest(app, request.headers.cookie);
    if (person === null || guest === null || person === guest) return fail(reply, 409, 'not-now');
    return { brought: await bring(guest, person) };
  });

  app.post('/api/me/sign-out', DOCS.leave, async (request, reply) => {
    if (!isOurPage(request)) return fail(reply, 403, 'other-site');
    const read = leaving.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const { where } = read.data;
    const person = readIdentity(app, request.headers.cookie);
    if (person !== null && where !== 'here') await app.signOuts.end(person);
    if (person !== null && where === 'others') becomeIdentity(app, request, reply, { identity: person });
    else leaveIdentity(app, request, reply);
    return { ok: true };
  });
}
