import { optionValues } from '@fathoms/protocol/read-message.ts';
import { sharedPage } from '@fathoms/protocol/shared-schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { doc } from '../docs/route-doc.ts';
import type { Allowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Shared } from '../shared/shared.ts';

const challenge = z.strictObject({ table: z.string().max(64) });
const begin = z.strictObject({ name: z.string().max(64) });
const tables = z.strictObject({
  game: z.string().max(32),
  seats: z.int().min(1).max(26),
  options: optionValues.default({}),
  tables: z.int().min(2).max(LIMITS.sharedTables),
});

const DOCS = {
  page: doc({ summary: 'A deal several play, and how far they are', answers: { 200: sharedPage } }),
  record: doc({
    summary: 'The logbook of one of its matches',
    answers: { 200: 'application/jsonl; charset=utf-8' },
  }),
};
const id = z.string();

const STATUS: { readonly [code: string]: number } = {
  'no-table': 404,
  'no-game': 404,
  'no-seat': 403,
  'not-now': 409,
  'too-fast': 429,
};

type AboutDeal = { Params: { deal: string } };
type AboutTable = { Params: { deal: string; n: string } };

/** The same luck for others: challenges, and tables of people that are dealt alike. */
export function registerShared(app: FastifyInstance, shared: Shared, allowance: Allowance): void {
  const fail = (reply: FastifyReply, error: string) => reply.code(STATUS[error] ?? 400).send({ error });
  const identityOf = (request: FastifyRequest): string => readIdentity(app, request.headers.cookie) ?? '';

  /** Everything that makes a table: by a page of ours, and no more than anybody may have. */
  const make = <Wish>(
    path: string,
    schema: z.ZodType<Wish>,
    about: { readonly summary: string; readonly told: z.ZodType },
    tablesIn: (wish: Wish) => number,
    answer: (wish: Wish, identity: string, deal: string) => Promise<object & { readonly ok: boolean }>,
  ) =>
    app.post<AboutDeal>(
      path,
      doc({ summary: about.summary, body: schema, answers: { 201: about.told } }),
      async (request, reply) => {
        if (!isSameOrigin(request.headers.origin, request.host))
          return reply.code(403).send({ error: 'other-site' });
        const identity = identify(app, request, reply);
        const read = schema.safeParse(request.body);
        if (!read.success) return fail(reply, 'bad-message');
        const guest = { identity, address: household(request.ip) };
        for (let i = 0; i < tablesIn(read.data); i++)
          if (!allowance.take(guest)) return fail(reply, 'too-fast');
        const { ok, ...told } = await answer(read.data, identity, request.params.deal);
        return ok ? reply.code(201).send(told) : fail(reply, (told as { code: string }).code);
      },
    );

  make(
    '/api/same',
    challenge,
    { summary: 'Offer the luck of a match to others', told: z.object({ deal: id }) },
    () => 1,
    ({ table }, identity) => shared.challenge(table, identity),
  );
  make(
    '/api/same/tables',
    tables,
    { summary: 'Open tables that are dealt alike', told: z.object({ deal: id, tables: z.array(id) }) },
    wish => wish.tables,
    (wish, identity) => shared.createTablesOfOneDeal(wish, identity),
  );
  make(
    '/api/same/:deal',
    begin,
    { summary: 'Begin a try at a deal', told: z.object({ table: id }) },
    () => 1,
    ({ name }, identity, deal) => shared.begin(deal, identity, name),
  );

  app.get<AboutDeal>('/api/same/:deal', DOCS.page, async (request, reply) => {
    const page = await shared.page(request.params.deal, identityOf(request));
    return page ?? fail(reply, 'no-table');
  });

  app.get<AboutTable>('/api/same/:deal/:n', DOCS.record, async (request, reply) => {
    const { deal, n } = request.params;
    const record = /^\d{1,9}$/.test(n) ? await shared.record(deal, Number(n), identityOf(request)) : null;
    if (record === null) return fail(reply, 'not-now');
    return reply.type('application/jsonl; charset=utf-8').send(record);
  });
}
