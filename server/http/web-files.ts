import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { identify, readIdentity } from '../guests/identity.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'private, no-cache'; // private: the page may bring a cookie

/** The built page. Files under assets/ carry a hash in their name and never change. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true, // by the build
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : ASK_FIRST);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    // a file that is kept for ever, by anybody on the way, must not carry somebody's cookie
    const isFile = request.url.startsWith('/assets/');
    const isPage = !isFile && request.headers.accept?.includes('text/html') === true;
    // Whoever opens the page is a guest before its first requests run side by side.
    if (isPage && readIdentity(app, request.headers.cookie) === null) identify(app, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets|ws)(\/|$)|\.\w+$/.test(pathOf(request.url));
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not-found' });
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';
