import { seat } from '@fathoms/protocol/read-message.ts';
import { readName } from '@fathoms/table/seats/lobby.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ok, programInfo, programs as programsReply } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { openAllowance } from '../guests/allowance.ts';
import { household } from '../guests/guest-address.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { identify, newIdentity, readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import { hashOf, newToken, readProgram } from '../programs/tokens.ts';
import type { StoredProgram } from '../store/programs.ts';
import type { Store } from '../store/store.ts';
import type { Admission } from './admission.ts';

const wish = z.strictObject({
  name: z.string().max(64), // of the program
  of: z.string().max(64), // of its owner, told to everybody at its tables
  place: z.strictObject({ table: z.string().max(64), seat }).nullable(), // null = wherever its owner is
});

const DOCS = {
  list: doc({ summary: 'Your programs', answers: { 200: programsReply } }),
  make: doc({
    summary: 'Make a token for a program; it is told this once',
    body: wish,
    answers: { 201: programInfo.extend({ token: z.string() }) },
  }),
  drop: doc({ summary: 'End a token', answers: { 200: ok } }),
  self: doc({ summary: 'What a token is for', answers: { 200: programInfo }, needs: 'token' }),
};

interface ProgramRoutePorts {
  readonly store: Store;
  readonly admission: Admission;
  readonly now: () => number; // of limits
  readonly time: () => number; // milliseconds since 1970
}

/** People make tokens in the page; a program asks what its own is for. */
export function registerPrograms(
  app: FastifyInstance,
  { store, admission, now, time }: ProgramRoutePorts,
): { sweep: () => void } {
  const made = openAllowance(LIMITS.programs, LIMITS.programsPerAddress, now);
  const asked = buckets(LIMITS.programsPerAddress, now);
  const fail = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

  app.get('/api/me/programs', DOCS.list, async request => {
    const owner = readIdentity(app, request.headers.cookie);
    return { programs: owner === null ? [] : (await store.programsOf(owner)).map(infoOf) };
  });

  app.post('/api/me/programs', DOCS.make, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 403, 'other-site');
    const owner = identify(app, request, reply);
    const read = wish.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const [name, of] = [readName(read.data.name), readName(read.data.of)];
    if (name === null || of === null) return fail(reply, 400, 'bad-name');
    const address = household(request.ip);
    if (!made.take({ identity: owner, address })) return fail(reply, 429, 'too-fast');
    const { place } = read.data;
    if (place) {
      const entered = await admission.enter(place.table, address, owner);
      if (!entered.ok) return fail(reply, entered.code === 'too-fast' ? 429 : 404, entered.code);
      const table = entered.room.stored();
      if (table.host !== owner) return fail(reply, 403, 'not-host');
      if (table.status !== 'lobby' || table.seats[place.seat]?.kind !== 'open')
        return fail(reply, 409, 'not-now');
    }
    const token = newToken();
    const program = { identity: newIdentity(), hash: hashOf(token), owner, of, name, place, made: time() };
    await store.addProgram(program);
    return reply.code(201).send({ ...infoOf(program), token });
  });

  app.delete<{ Params: { id: string } }>('/api/me/programs/:id', DOCS.drop, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host)) return fail(reply, 403, 'other-site');
    const owner = readIdentity(app, request.headers.cookie);
    if (owner !== null) await store.dropProgram(owner, request.params.id);
    return { ok: true };
  });

  app.get('/api/program', DOCS.self, async (request, reply) => {
    if (!asked.take(household(request.ip))) return fail(reply, 429, 'too-fast');
    const program = await readProgram(store, request.headers.authorization);
    return program ? infoOf(program) : fail(reply, 401, 'no-token');
  });

  return {
    sweep() {
      made.sweep();
      asked.sweep();
    },
  };
}

const infoOf = ({ identity, name, of, place, made }: StoredProgram) => ({
  ...{ id: identity, name, of, made },
  ...{ table: place?.table ?? null, seat: place?.seat ?? null },
});
