import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** What a route is for, what it takes and what it answers: stands beside the route, with the schemas it checks with. */
export interface RouteDoc {
  readonly summary: string;
  readonly body?: z.ZodType; // the very schema the body is read with
  readonly answers: { readonly [status: number]: z.ZodType | string }; // JSON, or a media type
  readonly needs?: 'token'; // of a program
}

declare module 'fastify' {
  interface FastifyContextConfig {
    doc?: RouteDoc;
  }
}

/** An answer without a body. */
export const NOTHING = 'nothing';

/** The options of a route that is described. */
export const doc = (about: RouteDoc) => ({ config: { doc: about } });

export interface DescribedRoute {
  readonly method: string;
  readonly url: string; // /api/tables/:id
  readonly doc: RouteDoc | null; // null = nobody has described it
}

/** Collects every route registered from here on, but for files of the page. */
export function collectRoutes(app: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!/^\/(api|picture|preview|healthz|readyz)\b/.test(url)) return;
    for (const one of [method].flat())
      if (one !== 'HEAD') routes.push({ method: one, url, doc: config?.doc ?? null });
  });
  return routes;
}
