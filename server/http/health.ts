import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';

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
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
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
