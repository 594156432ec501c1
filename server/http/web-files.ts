import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policy } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'private, no-cache'; // private: the page may bring a cookie
const PAGE = /\.html(\.br|\.gz)?$/;

/** The hashes by which the page's own scripts may run, and no others. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );

/** What a page says of what it shows before its first script runs. */
export interface AboutPage {
  readonly tags: string; // for messengers
  readonly shows: `${'lobby' | 'table'} ${string}` | null; // and the game's id: what the page will need (web/early)
}

/** The built page. Files under assets/ carry a hash in their name and never change. */
export async function serveWeb(
  app: FastifyInstance,
  root: string,
  aboutPage: (path: string, request: FastifyRequest) => Promise<AboutPage | null>, // null = nothing is said
): Promise<void> {
  const pagePolicy = policy(inlineScripts(readFileSync(join(root, 'index.html'), 'utf8')));
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true, // by the build
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : ASK_FIRST);
      if (PAGE.test(path)) reply.header('content-security-policy', pagePolicy);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    // a file that is kept for ever, by anybody on the way, must not carry somebody's cookie
    const isFile = request.url.startsWith('/assets/');
    const isPage = !isFile && request.headers.accept?.includes('text/html') === true;
    // Whoever opens the page is a guest before its first requests run side by side.
    if (isPage && readIdentity(app, request.headers.cookie) === null) identify(app, request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const about = request.method === 'GET' ? await aboutPage(pathOf(request.url), request) : null;
    if (about !== null) {
      const page = await readFile(join(root, 'index.html'), 'utf8');
      return sendPage(request, reply, toldPage(page, about));
    }
    const isPage = request.method === 'GET' && !/^\/(api|assets|ws)(\/|$)|\.\w+$/.test(pathOf(request.url));
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not-found' });
  });
}

const toldPage = (page: string, { tags, shows }: AboutPage): string =>
  page
    .replace('<html', html => (shows === null ? html : `${html} data-shows="${shows}"`))
    .replace('</title>', () => `</title>\n${tags}`);

const compressed = promisify(gzip); // Brotli saves four percent more and takes three times as long

/** A page made for one request; the drawings in it are worth compressing. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': ASK_FIRST,
    'content-security-policy': policy(inlineScripts(page)),
    vary: 'accept-encoding',
  });
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await compressed(page));
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';
