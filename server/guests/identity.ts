import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie'; // its methods on the app
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'fathoms';
const KEPT = 'fathoms-before'; // what stood there when we could not read it
const LONGEST_KEPT = 256;
const LIFETIME_S = 400 * 24 * 60 * 60; // browsers keep none longer

/**
 * Who a cookie header belongs to; null = a stranger, or a cookie that is not ours. One we could not read when
 * it came is kept beside its successor: a server that had the wrong data for a moment costs nobody their seats.
 */
export function readIdentity(app: FastifyInstance, header: string | undefined): string | null {
  if (header === undefined) return null;
  const cookies = app.parseCookie(header);
  return unsigned(app, cookies[KEPT]) ?? unsigned(app, cookies[COOKIE]);
}

function unsigned(app: FastifyInstance, signed: string | undefined): string | null {
  if (signed === undefined) return null;
  const { valid, value } = app.unsignCookie(signed);
  return valid ? value : null;
}

export const newIdentity = (): string => randomBytes(16).toString('base64url');

/** The cookies that make somebody this guest from now on; `header`: those they brought. */
export function identityCookies(
  app: FastifyInstance,
  header: string | undefined,
  identity: string,
  secure: boolean,
): string[] {
  const settings = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: LIFETIME_S, secure } as const;
  const brought = header === undefined ? {} : app.parseCookie(header);
  const unread = brought[COOKIE];
  const isKept =
    unread !== undefined && unread.length <= LONGEST_KEPT && unsigned(app, unread) === null && !brought[KEPT];
  return [
    app.serializeCookie(COOKIE, app.signCookie(identity), settings),
    ...(isKept ? [app.serializeCookie(KEPT, unread, settings)] : []),
  ];
}

/** Ends a guest: the browser forgets the cookie. */
export function forgetIdentity(app: FastifyInstance, reply: FastifyReply): void {
  const gone = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 0 } as const;
  reply.header(
    'set-cookie',
    [COOKIE, KEPT].map(name => app.serializeCookie(name, '', gone)),
  );
}

/** The guest behind a request. A stranger becomes one; a known one's cookie lives on. */
export function identify(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): string {
  const { cookie } = request.headers;
  const identity = readIdentity(app, cookie) ?? newIdentity();
  reply.header('set-cookie', identityCookies(app, cookie, identity, request.protocol === 'https'));
  return identity;
}
