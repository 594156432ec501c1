import type { IncomingMessage } from 'node:http';
import type { ErrorCode, RestartNews } from '@fathoms/protocol/messages.ts';
import { optionValues } from '@fathoms/protocol/read-message.ts';
import { tableInfo } from '@fathoms/protocol/server-message.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { owns, seatsOf } from '@fathoms/table/seats/lobby.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import { botLevel } from '@fathoms/table/seats/stand-in.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Rooms } from '../cluster/rooms.ts';
import { myTables, type OwnTable, ok, publicTables } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import type { Allowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import { registerNotifications } from '../push/notifications.ts';
import type { Push } from '../push/push.ts';
import type { RatingDesk } from '../ratings/ratings.ts';
import type { Store } from '../store/store.ts';
import type { Admission } from './admission.ts';
import { registerMe } from './me.ts';
import { registerPractice } from './practice.ts';
import { findPublic } from './public-tables.ts';

const wish = z.strictObject({
  game: z.string().max(32),
  seats: z.int().min(1).max(26),
  options: optionValues.default({}),
});

const claim = z.strictObject({ token: z.string().max(128) });

const DOCS = {
  create: doc({ summary: 'Open a table', body: wish, answers: { 201: z.object({ id: z.string() }) } }),
  list: doc({ summary: 'Tables anybody may find', answers: { 200: publicTables } }),
  claim: doc({ summary: 'Bring your seats to this device', body: claim, answers: { 200: ok } }),
  read: doc({ summary: 'A table as you may know it', answers: { 200: tableInfo } }),
  record: doc({ summary: 'The logbook of a match', answers: { 200: 'application/jsonl; charset=utf-8' } }),
  mine: doc({ summary: 'Your tables', answers: { 200: myTables } }),
};

type ApiError = ErrorCode | 'no-game' | 'other-site';
const STATUS: { readonly [code in ApiError]?: number } = {
  'no-table': 404,
  'no-game': 404,
  'no-seat': 403,
  'not-now': 409,
  'too-fast': 429,
  'other-site': 403,
};

interface ApiPorts {
  readonly rooms: Rooms;
  readonly admission: Admission;
  readonly allowance: Allowance; // of new tables
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly store: Store;
  readonly ratings: RatingDesk;
  readonly push: Push;
  readonly now: () => number;
  readonly restart: () => RestartNews; // announced by the operator
}

/** A table nobody may look on at keeps its logbook to those who were there. */
const maySeeRecord = (table: StoredTable, identity: string): boolean =>
  settingsOf(table).watchable ||
  (identity !== NOBODY && (table.host === identity || seatsOf(table, identity).length > 0));

type AboutTable = { Params: { id: string } };
type TableRequest = FastifyRequest<AboutTable>;

export function registerApi(
  app: FastifyInstance,
  { rooms, admission, allowance, addressOf, store, ratings, push, now, restart }: ApiPorts,
): { sweep: () => void } {
  const claims = buckets(LIMITS.claims, now);
  const enter = ({ params, raw }: TableRequest) => admission.enter(params.id, addressOf(raw));
  const fail = (reply: FastifyReply, error: ApiError) => reply.code(STATUS[error] ?? 400).send({ error });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.post('/api/tables', DOCS.create, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 'other-site');
    const identity = identify(app, request, reply);
    const wanted = wish.safeParse(request.body);
    if (!wanted.success) return fail(reply, 'bad-message');
    if (!allowance.take({ identity, address: household(request.ip) })) return fail(reply, 'too-fast');
    const created = await rooms.create(wanted.data, identity);
    return created.ok ? reply.code(201).send({ id: created.id }) : fail(reply, created.code);
  });

  app.get('/api/tables', DOCS.list, async request => {
    const identity = readIdentity(app, request.headers.cookie);
    const blocked = identity === null ? [] : await store.blockedBy(identity);
    return { tables: await findPublic(rooms, ratings, blocked) };
  });

  app.post<AboutTable>('/api/tables/:id/claim', DOCS.claim, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 'other-site');
    const identity = identify(app, request, reply);
    const read = claim.safeParse(request.body);
    if (!read.success) return fail(reply, 'bad-message');
    if (!claims.take(household(request.ip))) return fail(reply, 'too-fast');
    const entered = await enter(request);
    if (!entered.ok) return fail(reply, entered.code);
    const { room } = entered;
    return (await room.claim(identity, read.data.token)) ? { ok: true } : fail(reply, 'not-now');
  });

  app.get<AboutTable>('/api/tables/:id', DOCS.read, async (request, reply) => {
    const entered = await enter(request);
    if (!entered.ok) return fail(reply, entered.code);
    const { room } = entered;
    return room.table(readIdentity(app, request.headers.cookie) ?? '');
  });

  app.get<AboutTable>('/api/tables/:id/record', DOCS.record, async (request, reply) => {
    const entered = await enter(request);
    if (!entered.ok) return fail(reply, entered.code);
    const { room } = entered;
    const identity = readIdentity(app, request.headers.cookie) ?? NOBODY;
    if (!maySeeRecord(room.stored(), identity)) return fail(reply, 'no-seat');
    const record = room.record();
    if (record === null) return fail(reply, 'not-now');
    const { id, game } = room.stored();
    return reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="fathoms-${game}-${id}.jsonl"`)
      .send(record);
  });

  app.get('/api/me', DOCS.mine, async (request, reply) => {
    const identity = identify(app, request, reply);
    const mine = await store.tablesOf(identity, LIMITS.tablesListed);
    const open = mine.filter(table => !table.daily); // those have a page of their own
    const tables = await Promise.all(open.map(table => myTable(table, identity)));
    return { tables, restart: restart() };
  });

  registerMe(app, { rooms, store });
  const notifications = registerNotifications(app, { store, push, now });
  const practice = registerPractice(app, { store, now });

  const myTable = async (table: StoredTable, identity: string): Promise<OwnTable> => {
    const toAct = table.status === 'playing' ? (table.toAct ?? (await findToAct(table))) : [];
    return {
      id: table.id,
      game: table.game,
      status: table.status,
      yourTurn: seatsOf(table, identity).some(seat => toAct.includes(seat) && botLevel(table, seat) === null),
      names: table.seats.flatMap((seat, i) =>
        seat.kind === 'open' || owns(table, identity, i) ? [] : [seat.name],
      ),
    };
  };

  /**
   * Whose turn it is at a table that an earlier build stored without saying so: its room looks, and notes it.
   * A table that cannot be opened is listed all the same: its owner hears why on opening it.
   */
  const findToAct = async ({ id }: StoredTable): Promise<readonly number[]> => {
    try {
      return (await rooms.enter(id))?.toAct() ?? [];
    } catch (problem) {
      app.log.error({ err: problem, table: id }, 'table does not open');
      return [];
    }
  };

  return {
    sweep() {
      claims.sweep();
      notifications.sweep();
      practice.sweep();
    },
  };
}
