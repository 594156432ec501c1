import { forgetPerson, type Played } from '@fathoms/table/seats/forget.ts';
import { seatsOf, type TableMeta } from '@fathoms/table/seats/lobby.ts';
import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../cluster/rooms.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { forgetIdentity, readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';

/** How one match ended for somebody. */
interface MyResult {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly place: number; // 1 = won
  readonly score: number;
}

interface MePorts {
  readonly rooms: Rooms;
  readonly store: Store;
}

/** What a guest may ask about themselves: the results of their matches, and to be forgotten. */
export function registerMe(app: FastifyInstance, { rooms, store }: MePorts): void {
  const tablesOf = (identity: string) => store.tablesOf(identity, LIMITS.tablesCounted);

  app.get('/api/me/results', async request => {
    const identity = readIdentity(app, request.headers.cookie);
    if (identity === null) return { results: [] };
    return { results: (await tablesOf(identity)).flatMap(meta => resultOf(meta, identity)) };
  });

  app.delete('/api/me', async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host))
      return reply.code(403).send({ error: 'other-site' });
    const identity = readIdentity(app, request.headers.cookie);
    if (identity !== null) {
      for (let found = await tablesOf(identity); found.length > 0; found = await tablesOf(identity))
        await forgetAt(found, identity);
      await store.subscribe(identity, null);
    }
    forgetIdentity(app, reply);
    return { ok: true };
  });

  const forgetAt = async (metas: readonly TableMeta[], identity: string): Promise<void> => {
    const played = metas.map(meta => ({ table: meta.id, seats: seatsOf(meta, identity) }));
    for (const meta of [...metas, ...(await rematchesOf(metas))]) await forget(meta, identity, played);
  };

  /** Later tables of the same company: they remember somebody who did not come along. */
  const rematchesOf = async (metas: readonly TableMeta[]): Promise<TableMeta[]> => {
    const known = new Set(metas.map(({ id }) => id));
    const later: TableMeta[] = [];
    for (const { next: first } of metas)
      for (let next = first; next !== null && !known.has(next); next = later.at(-1)?.next ?? null) {
        known.add(next);
        const meta = await store.meta(next);
        if (!meta) break;
        later.push(meta);
      }
    return later;
  };

  /** Through the room, which may be in use; a table that does not open any more is forgotten all the same. */
  const forget = async (meta: TableMeta, identity: string, played: readonly Played[]): Promise<void> => {
    const room = await rooms.enter(meta.id).catch(problem => {
      app.log.error({ err: problem, table: meta.id }, 'table does not open');
      return null;
    });
    if (room) await room.forget(identity, played);
    // a conflict is no harm: the table is found again
    else
      await store.saveMeta({ ...forgetPerson(meta, identity, played), revision: (meta.revision ?? 0) + 1 });
  };
}

/** Somebody who played several seats counts with the best of them. */
function resultOf(meta: TableMeta, identity: string): MyResult[] {
  const { id, game, seats, outcome } = meta;
  if (!outcome) return [];
  const mine = seatsOf(meta, identity).map(seat => ({
    place: outcome.places[seat] ?? seats.length,
    score: outcome.scores[seat] ?? 0,
  }));
  const [best] = mine.sort((a, b) => a.place - b.place);
  return best ? [{ table: id, game, seats: seats.length, ...best }] : [];
}
