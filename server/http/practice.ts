import { currentGame } from '@fathoms/games/catalog.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import { practiceAnswer } from '../store/practice-answer.ts';
import type { Store } from '../store/store.ts';

const told = z.strictObject({ answers: z.array(practiceAnswer).min(1).max(LIMITS.answersAtOnce) });

const TELL = doc({ summary: 'Add what you saw in pictures to the count', body: told, answers: { 200: ok } });

/** Counts what people who agreed to it saw in a picture. No cookie is read or set: nobody is to know whose it is. */
export function registerPractice(
  app: FastifyInstance,
  { store, now }: { readonly store: Store; readonly now: () => number },
): { sweep: () => void } {
  const rate = buckets(LIMITS.practice, now);

  app.post<{ Params: { game: string } }>('/api/practice/:game', TELL, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host))
      return reply.code(403).send({ error: 'other-site' });
    const { game } = request.params;
    if (!currentGame(game)) return reply.code(404).send({ error: 'no-game' });
    const read = told.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: 'bad-message' });
    if (!rate.take(household(request.ip))) return reply.code(429).send({ error: 'too-fast' });
    const answers = read.data.answers.map(answer => ({ game, ...answer }));
    await store.count(answers, LIMITS.answersKept);
    return { ok: true };
  });

  return rate;
}
