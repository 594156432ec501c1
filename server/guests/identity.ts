import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie'; // its methods on the app
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignOuts } from './sign-outs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly signOuts: SignOuts;
  }
}

const COOKIE = 'fathoms';
const KEPT = 'fathoms-before'; // what stood there when we could not read it
const GUEST = 'fathoms-guest'; // whom this browser was before somebody signed in
const LONGEST_KEPT = 256;
const LIFETIME_S = 400 * 24 * 60 * 60; // browsers keep none longer

/** Who a cookie names. Its epoch is the number of times that person had signed out everywhere. */
export interface CookieOwner {
  readonly identity: string;
  readonly epoch: number;
}

/** `over`: it was ours once, and its person has signed out everywhere since. */
type Read = CookieOwner | 'over' | null;

/**
 * Who a cookie header belongs to; null = a stranger, or a cookie that is not ours. One we could not read when
 * it came is kept beside its successor: a server that had the wrong data for a moment costs nobody their seats.
 */
export function readOwner(app: FastifyInstance, header: string | undefined): CookieOwner | null {
  const cookies = cookiesIn(app, header);
  return running(read(app, cookies[KEPT])) ?? running(read(app, cookies[COOKIE]));
}

export const readIdentity = (app: FastifyInstance, header: string | undefined): string | null =>
  readOwner(app, header)?.identity ?? null;

/** Whether this browser was signed out from another one, and does not know yet. */
export const wasSignedOut = (app: FastifyInstance, header: string | undefined): boolean =>
  read(app, cookiesIn(app, header)[COOKIE]) === 'over';

/** The guest this browser goes back to when whoever signed in signs out. */
export const readGuest = (app: FastifyInstance, header: string | undefined): string | null =>
  running(read(app, cookiesIn(app, header)[GUEST]))?.identity ?? null;

export const isOver = (app: FastifyInstance, { identity, epoch }: CookieOwner): boolean =>
  epoch < app.signOuts.epochOf(identity);

type Cookies = { readonly [name: string]: string | undefined };
const cookiesIn = (app: FastifyInstance, header: string | undefined): Cookies =>
  header === undefined ? {} : app.parseCookie(header);

const running = (found: Read): CookieOwner | null => (found === 'over' ? null : found);

function read(app: FastifyInstance, signed: string | undefined): Read {
  if (signed === undefined) return null;
  const { valid, value } = app.unsignCookie(signed);
  if (!valid || value === null) return null;
  const [identity = '', epoch = '0'] = value.split(':');
  const owner = { identity, epoch: Number(epoch) };
  return isOver(app, owner) ? 'over' : owner;
}

/** Most people never sign out everywhere: their cookies are what they always were. */
const sign = (app: FastifyInstance, { identity, epoch }: CookieOwner): string =>
  app.signCookie(epoch === 0 ? identity : `${identity}:${epoch}`);

const newOwner = (app: FastifyInstance, identity: string): CookieOwner => ({
  identity,
  epoch: app.signOuts.epochOf(identity),
});

export const newIdentity = (): string => randomBytes(16).toString('base64url');

const SETTINGS = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: LIFETIME_S } as const;
const gone = (app: FastifyInstance, name: string): string =>
  app.serializeCookie(name, '', { ...SETTINGS, maxAge: 0 });

/** The cookies that make somebody this guest from now on; `header`: those they brought. */
export function identityCookies(
  app: FastifyInstance,
  header: string | undefined,
  identity: string,
  secure: boolean,
): string[] {
  const settings = { ...SETTINGS, secure };
  const brought = cookiesIn(app, header);
  const unread = brought[COOKIE];
  const isKept =
    unread !== undefined && unread.length <= LONGEST_KEPT && read(app, unread) === null && !brought[KEPT];
  const known = readOwner(app, header);
  // another node may know of a later epoch than we do
  const owner = known?.identity === identity ? known : newOwner(app, identity);
  return [
    app.serializeCookie(COOKIE, sign(app, owner), settings),
    ...(isKept ? [app.serializeCookie(KEPT, unread, settings)] : []),
  ];
}

/** From now on this browser is that person. `guest`: whom it goes back to, if that is not settled already. */
export function becomeIdentity(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, guest = null }: { readonly identity: string; readonly guest?: string | null },
): void {
  const settings = { ...SETTINGS, secure: request.protocol === 'https' };
  reply.header('set-cookie', [
    app.serializeCookie(COOKIE, sign(app, newOwner(app, identity)), settings),
    gone(app, KEPT), // it would count before the new one
    ...(guest === null ? [] : [app.serializeCookie(GUEST, sign(app, newOwner(app, guest)), settings)]),
  ]);
}

/** Ends a person here: the browser is the guest again that it was before, or nobody. */
export function leaveIdentity(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const guest = readGuest(app, request.headers.cookie);
  if (guest === null) forgetIdentity(app, reply);
  else {
    becomeIdentity(app, request, reply, { identity: guest });
    reply.header('set-cookie', gone(app, GUEST));
  }
}

/** Ends a guest: the browser forgets the cookie. */
export function forgetIdentity(app: FastifyInstance, reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    [COOKIE, KEPT, GUEST].map(name => gone(app, name)),
  );
}

/** The guest behind a request. A stranger becomes one; a known one's cookie lives on. */
export function identify(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): string {
  const { cookie } = request.headers;
  const identity = readIdentity(app, cookie) ?? newIdentity();
  reply.header('set-cookie', identityCookies(app, cookie, identity, request.protocol === 'https'));
  return identity;
}
