import fastifyCookie from '@fastify/cookie';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import type { Ports } from '@fathoms/table/ports.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerApi } from './api.ts';
import { secureHeaders } from './headers.ts';
import { identityCookie, newIdentity, readIdentity } from './identity.ts';
import { LIMITS } from './limits.ts';
import { openRooms } from './rooms.ts';
import { openSockets } from './sockets.ts';
import type { Store } from './store.ts';
import { serveWeb } from './web-files.ts';

interface AppParts {
  readonly store: Store;
  readonly think: Ports['think'];
  readonly key: Buffer; // signs guests' cookies
  readonly log: FastifyBaseLogger;
  readonly webRoot: string | null; // the built page; null = none
  readonly trustProxy: boolean;
}

/** The whole server but its process: tests start one on a free port. */
export async function buildApp({
  store,
  think,
  key,
  log,
  webRoot,
  trustProxy,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.messageBytes,
    trustProxy,
    forceCloseConnections: true,
  });
  await app.register(fastifyCookie, { secret: key });
  secureHeaders(app);
  logAnswers(app);
  hideFailures(app);

  const now = () => performance.now();
  const report = (problem: unknown, table: string) => app.log.error({ err: problem, table }, 'table trouble');
  const rooms = openRooms(store, { think, report, now: Date.now, after });
  const api = registerApi(app, { rooms, store, now });
  const sockets = openSockets({
    rooms,
    log: app.log,
    now,
    hostOf: ({ headers }) => (trustProxy && String(headers['x-forwarded-host'] ?? '')) || headers.host,
    identify(request) {
      const known = readIdentity(app, request.headers.cookie);
      if (known !== null) return { identity: known, cookie: null };
      const identity = newIdentity();
      const secure = trustProxy && request.headers['x-forwarded-proto'] === 'https';
      return { identity, cookie: identityCookie(app, identity, secure) };
    },
  });
  registerHealth(app, store);
  if (webRoot !== null) await serveWeb(app, webRoot);

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', problem => app.log.info({ problem: problem.message }, 'upgrade error'));
    if (request.url?.split('?')[0] === '/ws') sockets.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  const timers = [
    setInterval(() => sockets.beat(), LIMITS.heartbeatMs),
    setInterval(() => {
      api.sweep();
      rooms.sweep().catch(problem => report(problem, '(sweep)'));
    }, LIMITS.sweepMs),
  ];
  app.addHook('preClose', async () => {
    timers.forEach(clearInterval);
    sockets.mute();
    await rooms.close();
    sockets.close();
  });
  return app;
}

const after: Ports['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function registerHealth(app: FastifyInstance, store: Store): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await store.check();
      return { ok: true };
    } catch (problem) {
      app.log.error({ err: problem }, 'store does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}

/** One line an answer of the API; never a header, a body or an address. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { method, url } = request;
    app.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** Our own failures are logged here and are nobody else's business. */
function hideFailures(app: FastifyInstance): void {
  app.setErrorHandler((problem, _request, reply) => {
    const status = (problem as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) app.log.error({ err: problem }, 'request failed');
    const error: ErrorCode = status >= 500 ? 'trouble' : status === 413 ? 'too-large' : 'bad-message';
    return reply.code(status).send({ error });
  });
}
