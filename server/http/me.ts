import { forgetPerson } from '@fathoms/table/seats/forget.ts';
import { seatsOf } from '@fathoms/table/seats/lobby.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../cluster/rooms.ts';
import { type MyResult, myResults, ok } from '../docs/replies.ts';
import { doc } from '../docs/route-doc.ts';
import { forgetAtEvenings } from '../evenings/forget.ts';
import { isSameOrigin } from '../guests/headers.ts';
import { forgetIdentity, readGuest, readIdentity } from '../guests/identity.ts';
import { LIMITS } from '../guests/limits.ts';
import type { Store } from '../store/store.ts';

interface MePorts {
  readonly rooms: Rooms;
  readonly store: Store;
}

const RESULTS = doc({ summary: 'How your matches ended', answers: { 200: myResults } });
const FORGET = doc({ summary: 'Delete everything that is known of you', answers: { 200: ok } });

/** What a guest may ask about themselves: the results of their matches, and to be forgotten. */
export function registerMe(app: FastifyInstance, { rooms, store }: MePorts): void {
  const tablesOf = (identity: string) => store.tablesOf(identity, LIMITS.tablesCounted);

  app.get('/api/me/results', RESULTS, async request => {
    const identity = readIdentity(app, request.headers.cookie);
    if (identity === null) return { results: [] };
    return { results: (await tablesOf(identity)).flatMap(table => resultOf(table, identity)) };
  });

  app.delete('/api/me', FORGET, async (request, reply) => {
    if (!isSameOrigin(request.headers.origin, request.host))
      return reply.code(403).send({ error: 'other-site' });
    const { cookie } = request.headers;
    const here = [readIdentity(app, cookie), readGuest(app, cookie)].filter(identity => identity !== null);
    for (const identity of here) await forgetEverywhere(identity);
    forgetIdentity(app, reply);
    return { ok: true };
  });

  /** Also what is left of guests who became this person. */
  const forgetEverywhere = async (identity: string): Promise<void> => {
    const isKnownElsewhere =
      (await store.hasWords(identity)) || (await store.passkeysOf(identity)).length > 0;
    for (const guest of await store.guestsOf(identity)) await forgetOne(guest);
    await forgetOne(identity);
    if (isKnownElsewhere) await app.signOuts.end(identity);
  };

  const forgetOne = async (identity: string): Promise<void> => {
    for (let found = await tablesOf(identity); found.length > 0; found = await tablesOf(identity)) {
      for (const table of found) await forgetAt(table, identity);
      await refreshRematches(found);
    }
    for (const id of await store.talkedAt(identity)) await forgetTalk(id, identity);
    await store.forgetDaily(identity);
    await store.forgetShared(identity);
    await forgetAtEvenings(store, identity);
    await store.forgetRatings(identity);
    await store.subscribe(identity, null);
    await store.forgetAtDesk(identity);
    await store.forgetPrograms(identity);
    await store.forgetWaysBack(identity);
  };

  /** Through the room, which may be in use; a table that does not open any more is forgotten all the same. */
  const forgetAt = async (table: StoredTable, identity: string): Promise<void> => {
    const room = await rooms.enter(table.id).catch(problem => {
      app.log.error({ err: problem, table: table.id }, 'table does not open');
      return null;
    });
    if (room) return room.forget(identity);
    await store.forgetChat(table.id, identity);
    // a conflict is no harm: the table is found again
    await store.saveTable({ ...forgetPerson(table, identity), revision: table.revision + 1 });
  };

  /** Somebody who stood, or stood up, may have talked at a table that is not theirs. */
  const forgetTalk = async (id: string, identity: string): Promise<void> => {
    const table = await store.readTable(id);
    if (table) await forgetAt(table, identity);
  };

  /** Rematches show the names of the matches before them; those that are open read them again. */
  const refreshRematches = async (tables: readonly StoredTable[]): Promise<void> => {
    const seen = new Set<string>();
    for (const table of tables)
      for (let id = nextOf(table); id !== null && !seen.has(id); id = nextOf(await store.readTable(id))) {
        seen.add(id);
        await rooms.refresh(id);
      }
  };
}

const nextOf = (table: StoredTable | null): string | null => (table?.status === 'over' ? table.next : null);

/** Somebody who played several seats counts with the best of them. */
function resultOf(table: StoredTable, identity: string): MyResult[] {
  if (table.status !== 'over' || !table.outcome) return [];
  const { id, game, seats, outcome, options } = table;
  const mine = seatsOf(table, identity).map(seat => ({
    seat,
    place: outcome.places[seat] ?? seats.length,
    score: outcome.scores[seat] ?? 0,
  }));
  const [best] = mine.sort((a, b) => a.place - b.place);
  if (!best) return [];
  const { places, scores } = outcome;
  const names = seats.map(occupant => (occupant.kind === 'open' ? '' : occupant.name));
  const levels = seats.map(occupant => {
    if (occupant.kind === 'bot') return occupant.level;
    return occupant.kind === 'human' && occupant.program ? 'program' : null;
  });
  const [kind, ended] = [kindOf(table), table.endedAt ?? null];
  return [
    { table: id, game, seats: seats.length, ...best, names, levels, places, scores, options, kind, ended },
  ];
}

function kindOf({ daily, shared, evening }: StoredTable): MyResult['kind'] {
  if (daily) return daily.counted ? 'daily' : 'practice';
  if (evening) return 'evening'; // also where its tables have one deal
  return shared ? 'same' : 'table';
}
