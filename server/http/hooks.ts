/** What is asked of every request and connection, whatever it wants. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../guests/guest-address.ts';
import { LIMITS, tally } from '../guests/limits.ts';

/** Behind a proxy all connections are the proxy's, and counting them is its business. */
export function limitConnections(server: Server): void {
  const perAddress = tally(LIMITS.connectionsPerAddress);
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    if (address === null) return;
    if (!perAddress.add(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => perAddress.remove(address));
  });
}

/** Whom an operator keeps out may still ask what is known of them, and have it deleted. */
export function refuseBanned(app: FastifyInstance, isBanned: (request: IncomingMessage) => boolean): void {
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    const isRefused = (url.startsWith('/api/') && !url.startsWith('/api/me')) || url.startsWith('/picture/');
    if (isRefused && isBanned(raw)) return reply.code(403).send({ error: 'banned' });
  });
}

/** What makes us look something up or draw it is counted; files of the page are not. */
export function limitRequests(app: FastifyInstance, mayAsk: (request: IncomingMessage) => boolean): void {
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    const isCounted = url.startsWith('/api/') || url.startsWith('/picture/');
    if (isCounted && !mayAsk(raw)) return reply.code(429).send({ error: 'too-fast' });
  });
}

/** One line an answer of the API; never a header, a body, an address or a table's code. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { method, routeOptions } = request;
    app.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** Our own failures are logged here and are nobody else's business. */
export function hideFailures(app: FastifyInstance): void {
  app.setErrorHandler((problem, _request, reply) => {
    const status = (problem as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) app.log.error({ err: problem }, 'request failed');
    const error: ErrorCode = status >= 500 ? 'trouble' : status === 413 ? 'too-large' : 'bad-message';
    return reply.code(status).send({ error });
  });
}
