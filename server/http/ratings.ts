import type { IncomingMessage } from 'node:http';
import { currentGame } from '@fathoms/games/catalog.ts';
import { ratingsPage, tableRatings } from '@fathoms/protocol/ratings-schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Rooms } from '../cluster/rooms.ts';
import { doc } from '../docs/route-doc.ts';
import type { Allowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import type { RatingDesk } from '../ratings/ratings.ts';
import type { Store } from '../store/store.ts';
import type { Admission } from './admission.ts';
import { fewestSeats, findTable } from './find-table.ts';

const search = z.strictObject({
  game: z.string().max(32),
  seats: z.int().min(0).max(26),
  rated: z.boolean(),
  waitedMs: z.number().min(0).max(3_600_000),
  at: z.string().max(64).nullable(),
});

const pages = z.object({ page: z.coerce.number().int().min(0).max(1000).catch(0) });

const found = z.object({ table: z.string() });
const DOCS = {
  page: doc({ summary: 'Who stands where in a game', answers: { 200: ratingsPage } }),
  table: doc({ summary: 'Ratings at a table', answers: { 200: tableRatings } }),
  find: doc({ summary: 'Find a table, or open one', body: search, answers: { 200: found, 201: found } }),
};

interface RatingRoutePorts {
  readonly ratings: RatingDesk;
  readonly rooms: Rooms;
  readonly admission: Admission;
  readonly allowance: Allowance; // of new tables
  readonly addressOf: (request: IncomingMessage) => string | null;
  readonly store: Store;
  readonly time: () => number; // milliseconds since 1970
}

type AboutTable = { Params: { id: string } };
type AboutGame = { Params: { game: string } };

/** Who stands where, and the way to a table of people one's own size. */
export function registerRatings(
  app: FastifyInstance,
  { ratings, rooms, admission, allowance, addressOf, store, time }: RatingRoutePorts,
): void {
  const fail = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });
  const identityOf = (request: FastifyRequest): string => readIdentity(app, request.headers.cookie) ?? '';

  app.get<AboutGame>('/api/ratings/:game', DOCS.page, async (request, reply) => {
    const { game } = request.params;
    if (!currentGame(game)) return fail(reply, 404, 'no-game');
    return ratings.page(game, pages.parse(request.query).page, identityOf(request));
  });

  app.get<AboutTable>('/api/tables/:id/ratings', DOCS.table, async (request, reply) => {
    const entered = await admission.enter(request.params.id, addressOf(request.raw));
    return entered.ok ? ratings.tableRatings(entered.room.stored()) : fail(reply, 404, entered.code);
  });

  app.post('/api/find', DOCS.find, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 403, 'other-site');
    const identity = identify(app, request, reply);
    const read = search.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const wanted = read.data;
    if (!currentGame(wanted.game)) return fail(reply, 404, 'no-game');
    const found = await findTable({ rooms, store, ratings }, wanted, identity);
    if (found !== null) return { table: found };
    if (!allowance.take({ identity, address: household(request.ip) })) return fail(reply, 429, 'too-fast');
    const seats = wanted.seats === 0 ? fewestSeats(wanted.game) : wanted.seats;
    const seeks = { since: time(), rated: wanted.rated };
    const made = await rooms.create({ game: wanted.game, seats, options: {}, seeks }, identity);
    return made.ok ? reply.code(201).send({ table: made.id }) : fail(reply, 400, made.code);
  });
}
