import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie'; // its methods on the app
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'fathoms';
const LIFETIME_S = 400 * 24 * 60 * 60; // browsers keep none longer

/** Who a cookie header belongs to; null = a stranger, or a cookie that is not ours. */
export function readIdentity(app: FastifyInstance, header: string | undefined): string | null {
  const signed = header === undefined ? undefined : app.parseCookie(header)[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = app.unsignCookie(signed);
  return valid ? value : null;
}

export const newIdentity = (): string => randomBytes(16).toString('base64url');

export const identityCookie = (app: FastifyInstance, identity: string, secure: boolean): string =>
  app.serializeCookie(COOKIE, app.signCookie(identity), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_S,
    secure,
  });

/** Ends a guest: the browser forgets the cookie. */
export function forgetIdentity(app: FastifyInstance, reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    app.serializeCookie(COOKIE, '', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 0 }),
  );
}

/** The guest behind a request. A stranger becomes one; a known one's cookie lives on. */
export function identify(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): string {
  const identity = readIdentity(app, request.headers.cookie) ?? newIdentity();
  reply.header('set-cookie', identityCookie(app, identity, request.protocol === 'https'));
  return identity;
}
