import type { IncomingMessage } from 'node:http';
import { LONGEST_REPORT } from '@fathoms/protocol/messages.ts';
import { personIdFor } from '@fathoms/table/seats/person-id.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { openAllowance } from '../guests/allowance.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';
import { peopleOf, type Store } from '../store/store.ts';
import type { Admission } from './admission.ts';

interface ComplaintPorts {
  readonly admission: Admission;
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly store: Store;
  readonly now: () => number; // for limits
  readonly time: () => number; // milliseconds since 1970
}

const complaint = z.strictObject({
  who: z.string().max(64).nullable(), // the mark by which the asker knows them; null = about the table
  text: z.string().max(4 * LONGEST_REPORT),
});
const block = z.strictObject({ who: z.string().max(64) });

const DOCS = {
  report: doc({ summary: 'Tell the operator about somebody', body: complaint, answers: { 201: ok } }),
  block: doc({ summary: 'Have nothing to do with somebody', body: block, answers: { 200: ok } }),
  unblock: doc({ summary: 'Take a block back', answers: { 200: ok } }),
};

type AboutTable = { Params: { id: string } };
type AboutPerson = { Params: { who: string } };

/** What people can do about each other beyond leaving: tell the operator, and have nothing to do with somebody. */
export function registerComplaints(
  app: FastifyInstance,
  { admission, addressOf, store, now, time }: ComplaintPorts,
): { sweep: () => void } {
  const reports = openAllowance(LIMITS.reports, LIMITS.reportsPerAddress, now);
  const fail = (reply: FastifyReply, code: number, error: string) => reply.code(code).send({ error });

  /** A known guest who asks from our own page; null = answered already. */
  const asker = (request: FastifyRequest, reply: FastifyReply): string | null => {
    const identity = readIdentity(app, request.headers.cookie);
    if (!isSameOrigin(request.headers.origin, request.host)) fail(reply, 403, 'other-site');
    else if (identity === null) fail(reply, 403, 'no-seat');
    else return identity;
    return null;
  };

  app.post<AboutTable>('/api/tables/:id/report', DOCS.report, async (request, reply) => {
    const identity = asker(request, reply);
    if (identity === null) return reply;
    const read = complaint.safeParse(request.body);
    const text = read.success ? oneLine(read.data.text) : '';
    if (!read.success || [...text].length > LONGEST_REPORT) return fail(reply, 400, 'bad-message');
    const address = addressOf(request.raw);
    if (!reports.take({ identity, address })) return fail(reply, 429, 'too-fast');
    const entered = await admission.enter(request.params.id, address, identity);
    if (!entered.ok) return fail(reply, entered.code === 'too-fast' ? 429 : 404, entered.code);
    const table = entered.room.stored();
    const about = read.data.who === null ? null : await metAt(table, identity, read.data.who);
    if (read.data.who !== null && about === null) return fail(reply, 404, 'no-seat');
    const name = about?.name ?? '';
    const person = about?.identity ?? null;
    await store.addReport({ time: time(), by: identity, table: table.id, about: person, name, text });
    return reply.code(201).send({ ok: true });
  });

  app.post<AboutTable>('/api/tables/:id/block', DOCS.block, async (request, reply) => {
    const identity = asker(request, reply);
    if (identity === null) return reply;
    const read = block.safeParse(request.body);
    if (!read.success) return fail(reply, 400, 'bad-message');
    const entered = await admission.enter(request.params.id, addressOf(request.raw), identity);
    if (!entered.ok) return fail(reply, entered.code === 'too-fast' ? 429 : 404, entered.code);
    const other = await metAt(entered.room.stored(), identity, read.data.who);
    if (other === null) return fail(reply, 404, 'no-seat');
    await store.block(identity, other.identity);
    return { ok: true };
  });

  app.delete<AboutPerson>('/api/me/blocks/:who', DOCS.unblock, async (request, reply) => {
    const identity = asker(request, reply);
    if (identity === null) return reply;
    for (const other of await store.blockedBy(identity))
      if (personIdFor(identity, other) === request.params.who) await store.unblock(identity, other);
    return { ok: true };
  });

  /** Whom somebody knows by this mark at a table: who sits there, or has said something. */
  const metAt = async (table: StoredTable, viewer: string, who: string): Promise<Met | null> => {
    const seated = table.seats.flatMap(seat =>
      seat.kind === 'human' ? [{ identity: seat.program?.owner ?? seat.owner, name: seat.name }] : [],
    );
    const host = peopleOf(table).map(identity => ({ identity, name: '' }));
    const spoke = (await store.chatOf(table.id)).map(({ owner, name }) => ({ identity: owner, name }));
    const others = [...seated, ...spoke, ...host].filter(({ identity }) => identity !== viewer);
    return others.find(({ identity }) => personIdFor(viewer, identity) === who) ?? null;
  };

  return { sweep: reports.sweep };
}

interface Met {
  readonly identity: string;
  readonly name: string;
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
