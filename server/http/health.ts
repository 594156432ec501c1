import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { doc } from '../docs/route-doc.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';

const ALIVE = doc({
  summary: 'Whether the process lives',
  answers: { 200: z.object({ ok: z.literal(true) }) },
});
const READY = doc({
  summary: 'Whether new guests may come',
  answers: {
    200: z.object({ ok: z.literal(true), fanout: z.boolean() }),
    503: z.object({ ok: z.literal(false) }),
  },
});

/** For whoever decides where guests go: alive, and ready for more of them. */
export interface Health {
  readonly drain: () => void; // no new guests from here on
}

export function registerHealth(app: FastifyInstance, store: Store, fanoutUp: () => boolean): Health {
  let draining = false;
  let checked = { at: -Infinity, answer: Promise.resolve() };
  /** It costs a write, and anybody may ask. */
  const check = (): Promise<void> => {
    const now = performance.now();
    if (now - checked.at > LIMITS.checkStoreMs) checked = { at: now, answer: store.check() };
    return checked.answer;
  };
  app.get('/healthz', ALIVE, async () => ({ ok: true }));
  app.get('/readyz', READY, async (_request, reply) => {
    if (draining) return reply.code(503).send({ ok: false });
    try {
      await check();
      return { ok: true, fanout: fanoutUp() }; // without it we look ourselves: slower, not wrong
    } catch (problem) {
      app.log.error({ err: problem }, 'store does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
  return {
    drain() {
      draining = true;
    },
  };
}
