import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';
import { subscription } from '../store/subscription.ts';
import type { Push, PushMessage } from './push.ts';

interface NotificationPorts {
  readonly store: Store;
  readonly push: Push;
  readonly log: FastifyBaseLogger;
}

interface Notifications {
  readonly send: (table: StoredTable, identity: string) => void; // it is this person's turn
  readonly ready: (table: StoredTable, identity: string) => void; // this person waited for it
  readonly settled: () => Promise<void>; // every one so far was answered
  readonly close: () => Promise<void>; // those under way are given up
}

/** Tells people who asked for it, and are elsewhere, that a table waits for them. */
export function openNotifications({ store, push, log }: NotificationPorts): Notifications {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  const notify = async (
    { id, game }: StoredTable,
    identity: string,
    why: Pick<PushMessage, 'ready'>,
  ): Promise<void> => {
    const to = await store.subscription(identity);
    if (!to) return;
    const message = { table: id, game, language: to.language, ...why };
    if ((await push.send(to, message, closing.signal)) === 'sent') return;
    const now = await store.subscription(identity);
    if (now?.endpoint === to.endpoint) await store.subscribe(identity, null);
  };

  const send = (table: StoredTable, identity: string, why: Pick<PushMessage, 'ready'>): void => {
    if (underWay.size >= LIMITS.pushesAtOnce) {
      log.warn({ table: table.id }, 'too many notifications at once');
      return;
    }
    const sending = notify(table, identity, why)
      .catch(problem => {
        if (!closing.signal.aborted) log.warn({ err: problem, table: table.id }, 'notification failed');
      })
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  return {
    send: (table, identity) => send(table, identity, {}),
    ready: (table, identity) => send(table, identity, { ready: true }),
    async settled() {
      await Promise.all(underWay);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

const DOCS = {
  read: doc({ summary: 'Where you are notified', answers: { 200: calls } }),
  call: doc({ summary: 'Be notified when a table waits for you', body: subscription, answers: { 200: ok } }),
  stop: doc({ summary: 'Be notified no more', answers: { 200: ok } }),
};

/** A guest asks to be called, or not to be any more. */
export function registerNotifications(
  app: FastifyInstance,
  { store, push, now }: Pick<NotificationPorts, 'store' | 'push'> & { now: () => number },
): { sweep: () => void } {
  const rate = buckets(LIMITS.subscriptions, now);

  app.get('/api/me/calls', DOCS.read, async request => {
    const identity = readIdentity(app, request.headers.cookie);
    const to = identity === null ? null : await store.subscription(identity);
    return { key: push.key, endpoint: to?.endpoint ?? null, language: to?.language ?? null };
  });

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (identity: string) => Promise<void>,
  ) => {
    if (!isSameOrigin(request.headers.origin, request.host))
      return reply.code(403).send({ error: 'other-site' });
    if (!rate.take(household(request.ip))) return reply.code(429).send({ error: 'too-fast' });
    await run(identify(app, request, reply));
    return { ok: true };
  };

  app.put('/api/me/calls', DOCS.call, async (request, reply) => {
    const wanted = subscription.safeParse(request.body);
    if (!wanted.success || !push.reaches(wanted.data.endpoint))
      return reply.code(400).send({ error: 'bad-message' });
    return change(request, reply, identity => store.subscribe(identity, wanted.data));
  });

  app.delete('/api/me/calls', DOCS.stop, (request, reply) =>
    change(request, reply, identity => store.subscribe(identity, null)),
  );

  return { sweep: rate.sweep };
}
