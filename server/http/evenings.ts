import { EVENING, EVENING_FORMATS } from '@fathoms/protocol/evenings.ts';
import { eveningPage, myEvening } from '@fathoms/protocol/evenings-schemas.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { optionValues } from '@fathoms/protocol/read-message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { doc, NOTHING } from '../docs/route-doc.ts';
import type { EveningHouse } from '../evenings/evenings.ts';
import { resultsCsv, resultsJson } from '../evenings/results.ts';
import { openAllowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';

const name = z.string().max(64);
const plan = z.strictObject({
  title: z
    .string()
    .trim()
    .max(EVENING.title)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u),
  game: z.string().max(32),
  options: optionValues,
  seats: z.int().min(2).max(26),
  format: z.enum(EVENING_FORMATS),
  rounds: z.int().min(1).max(EVENING.rounds),
  bots: z.enum(LEVELS).nullable(),
  auto: z.boolean(),
  patience: z.int().min(1).max(EVENING.patience),
});
const creation = z.strictObject({ name, plan });
const person = z.int().min(0).max(EVENING.people);
const wish = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), name }),
  z.strictObject({ do: z.enum(['out', 'in', 'leave', 'start', 'end']) }),
  z.strictObject({ do: z.enum(['bot', 'bye', 'close']), table: z.string().max(64) }),
  z.strictObject({ do: z.enum(['host', 'remove']), person }),
]);

const DOCS = {
  create: doc({ summary: 'Hold an evening', body: creation, answers: { 201: z.object({ id: z.string() }) } }),
  read: doc({
    summary: 'An evening as you may know it; 204 if `have` is its mark',
    answers: { 200: eveningPage, 204: NOTHING },
  }),
  act: doc({ summary: 'Join an evening, leave it, or lead it', body: wish, answers: { 200: eveningPage } }),
  mine: doc({ summary: 'Your evenings', answers: { 200: z.object({ evenings: z.array(myEvening) }) } }),
  csv: doc({ summary: 'The results for a spreadsheet', answers: { 200: 'text/csv; charset=utf-8' } }),
  json: doc({ summary: 'The results for a program', answers: { 200: z.record(z.string(), z.unknown()) } }),
};

const STATUS: { readonly [code: string]: number } = {
  ...{ 'no-table': 404, 'no-game': 404, 'no-seat': 403, 'not-host': 403, kicked: 403, 'other-site': 403 },
  ...{ 'not-now': 409, 'still-here': 409, full: 409, 'too-fast': 429 },
};

type AboutEvening = { Params: { id: string }; Querystring: { have?: string } };

export function registerEvenings(
  app: FastifyInstance,
  evenings: EveningHouse,
  now: () => number,
): { sweep: () => void } {
  const made = openAllowance(LIMITS.evenings, LIMITS.eveningsPerAddress, now);
  const acts = openAllowance(LIMITS.eveningActs, LIMITS.eveningActsPerAddress, now);
  const fail = (reply: FastifyReply, error: string) => reply.code(STATUS[error] ?? 400).send({ error });
  const identityOf = (request: FastifyRequest): string => readIdentity(app, request.headers.cookie) ?? '';
  const guestOf = (request: FastifyRequest, reply: FastifyReply) => ({
    identity: identify(app, request, reply),
    address: household(request.ip),
  });

  app.post('/api/evenings', DOCS.create, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 'other-site');
    const guest = guestOf(request, reply);
    const read = creation.safeParse(request.body);
    if (!read.success) return fail(reply, 'bad-message');
    if (!made.take(guest)) return fail(reply, 'too-fast');
    const created = await evenings.create(read.data.plan, guest.identity, read.data.name);
    return created.ok ? reply.code(201).send({ id: created.id }) : fail(reply, created.code);
  });

  app.get('/api/me/evenings', DOCS.mine, async request => ({
    evenings: await evenings.mine(identityOf(request)),
  }));

  app.get<AboutEvening>('/api/evenings/:id', DOCS.read, async (request, reply) => {
    const page = await evenings.page(request.params.id, identityOf(request));
    if (!page) return fail(reply, 'no-table');
    return page.mark === request.query.have ? reply.code(204).send() : page;
  });

  app.post<AboutEvening>('/api/evenings/:id', DOCS.act, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 'other-site');
    const guest = guestOf(request, reply);
    const read = wish.safeParse(request.body);
    if (!read.success) return fail(reply, 'bad-message');
    if (!acts.take(guest)) return fail(reply, 'too-fast');
    const done = await evenings.act(
      request.params.id,
      guest.identity,
      read.data as Parameters<EveningHouse['act']>[2],
    );
    if (!done.ok) return fail(reply, done.code);
    return (await evenings.page(request.params.id, guest.identity)) ?? fail(reply, 'no-table');
  });

  const results = (kind: 'csv' | 'json') =>
    app.get<AboutEvening>(`/api/evenings/:id/results.${kind}`, DOCS[kind], async (request, reply) => {
      const page = await evenings.page(request.params.id, identityOf(request));
      if (!page) return fail(reply, 'no-table');
      const origin = `${request.protocol}://${request.host}`;
      const file = `fathoms-evening-${page.id}.${kind}`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return kind === 'csv'
        ? reply.type('text/csv; charset=utf-8').send(resultsCsv(page, origin))
        : resultsJson(page, origin);
    });
  results('csv');
  results('json');

  return {
    sweep() {
      made.sweep();
      acts.sweep();
      evenings.sweep();
    },
  };
}
