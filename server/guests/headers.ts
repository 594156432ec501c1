import type { FastifyInstance } from 'fastify';

/** Only our own files run, load or connect; nobody frames us. A page may hold scripts itself, named by their hash. */
export const policy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const HEADERS = {
  'content-security-policy': policy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}

/** Browsers say where a request comes from; one from another site is refused. Tools that say nothing pass. */
export function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
