import { WHICH_TRY } from '@fathoms/protocol/daily.ts';
import { dailyField, dailyPage } from '@fathoms/protocol/daily-schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Daily } from '../daily/daily.ts';
import { closesAt, dayOf } from '../daily/days.ts';
import { doc } from '../docs/route-doc.ts';
import type { Allowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';

const wish = z.strictObject({ name: z.string().max(64) });

const begun = z.object({ table: z.string(), counted: z.boolean() });
const DOCS = {
  page: doc({ summary: "Today's deals", answers: { 200: dailyPage } }),
  begin: doc({ summary: "Begin a try at today's deal", body: wish, answers: { 201: begun } }),
  field: doc({ summary: "Everybody's results at a deal", answers: { 200: dailyField } }),
  record: doc({ summary: 'The logbook of a try', answers: { 200: 'application/jsonl; charset=utf-8' } }),
};

/** Which deals this device has had its counted try at: nothing about who. Deleting oneself leaves it until the day is over. */
const COOKIE = 'fathoms-daily';

interface DailyRoutePorts {
  readonly daily: Daily;
  readonly allowance: Allowance; // of new tables
  readonly now: () => number; // of limits
  readonly time: () => number; // milliseconds since 1970
}

type AboutGame = { Params: { game: string } };
type AboutDay = { Params: { day: string; game: string } };
type AboutRecord = { Params: { day: string; game: string; which: string } };

export function registerDaily(
  app: FastifyInstance,
  { daily, allowance, now, time }: DailyRoutePorts,
): { sweep: () => void } {
  const perAddress = buckets(LIMITS.dailyPerAddress, now);
  const fail = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });
  const identityOf = (request: FastifyRequest): string => readIdentity(app, request.headers.cookie) ?? '';

  app.get('/api/daily', DOCS.page, request => daily.page(identityOf(request)));

  app.post<AboutGame>('/api/daily/:game', DOCS.begin, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 403, 'other-site');
    const identity = identify(app, request, reply);
    const { game } = request.params;
    const read = wish.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const address = household(request.ip);
    if (!allowance.take({ identity, address })) return fail(reply, 429, 'too-fast');
    const spent = triedHere(request);
    const mayCount = !spent.includes(game) && !perAddress.isEmpty(address);
    const begun = await daily.begin(game, { identity, name: read.data.name, mayCount });
    if (!begun.ok) return fail(reply, begun.code === 'no-game' ? 404 : 400, begun.code);
    if (begun.counted && !spent.includes(game)) {
      perAddress.take(address);
      note(request, reply, [...spent, game]);
    }
    return reply.code(201).send({ table: begun.table, counted: begun.counted });
  });

  app.get<AboutDay>('/api/daily/:day/:game', DOCS.field, async (request, reply) => {
    const { day, game } = request.params;
    const found = await daily.field(day, game, identityOf(request));
    if (found === 'no-game') return fail(reply, 404, found);
    return found === 'not-now' ? fail(reply, 409, found) : found;
  });

  app.get<AboutRecord>('/api/daily/:day/:game/:which', DOCS.record, async (request, reply) => {
    const { day, game, which } = request.params;
    const known = WHICH_TRY.find(one => one === which);
    const record = known ? await daily.record(day, game, known, identityOf(request)) : null;
    if (record === null) return fail(reply, 409, 'not-now');
    return reply.type('application/jsonl; charset=utf-8').send(record);
  });

  const triedHere = (request: FastifyRequest): string[] => {
    const signed = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
    const { valid, value } = signed === undefined ? { valid: false, value: null } : app.unsignCookie(signed);
    const [day, ...games] = valid && value !== null ? value.split(' ') : [];
    return day === dayOf(time()) ? games : [];
  };

  const note = (request: FastifyRequest, reply: FastifyReply, games: readonly string[]): void => {
    const day = dayOf(time());
    const secure = request.protocol === 'https';
    const maxAge = Math.ceil((closesAt(day) - time()) / 1000);
    const settings = { httpOnly: true, sameSite: 'lax', path: '/api/daily', maxAge, secure } as const;
    reply.header(
      'set-cookie',
      app.serializeCookie(COOKIE, app.signCookie([day, ...games].join(' ')), settings),
    );
  };

  return { sweep: perAddress.sweep };
}
