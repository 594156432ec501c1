import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openApi, socketSchema } from './openapi.ts';
import { docsPage, PAGE_POLICY } from './page.ts';
import { type DescribedRoute, doc } from './route-doc.ts';

const anything = z.record(z.string(), z.unknown());
const DOCS = {
  openApi: doc({ summary: 'This document', answers: { 200: anything } }),
  socket: doc({ summary: 'The messages of the websocket, as JSON Schema', answers: { 200: anything } }),
  page: doc({ summary: 'All of it, to read', answers: { 200: 'text/html; charset=utf-8' } }),
};

/** Serves what `collectRoutes` found: register it last. Written out once, when somebody first asks. */
export function registerDocs(app: FastifyInstance, routes: readonly DescribedRoute[]): void {
  const made = once(() => {
    const api = openApi(routes);
    const socket = socketSchema();
    return { api: JSON.stringify(api), socket: JSON.stringify(socket), page: docsPage(api, socket) };
  });
  app.get('/api/openapi.json', DOCS.openApi, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(made().api),
  );
  app.get('/api/socket.json', DOCS.socket, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(made().socket),
  );
  app.get('/api/docs', DOCS.page, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(made().page),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
