import { randomBytes } from 'node:crypto';
import type { EveningPage, EveningPlan, EveningWish, MyEvening } from '@fathoms/protocol/evenings.ts';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { Rooms } from '../cluster/rooms.ts';
import type { Store } from '../store/store.ts';
import type { StoredEvening } from '../store/stored-evening.ts';
import {
  changeState,
  type EveningChange,
  end,
  handOver,
  join,
  no,
  personOf,
  remove,
  roundNow,
  yes,
} from './evening.ts';
import { myEvenings } from './my-evenings.ts';
import { type CommonPage, commonPage, nextAt, pageFor } from './page.ts';
import { dealOf, layTable, pairNext, planFault, withRound } from './rounds.ts';
import { type EveningFacts, settled } from './settle.ts';
import { callOff, closeTable, fillWithBots } from './table-rescue.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode };
type Made =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: ErrorCode | 'no-game' };

/** Groups that play several rounds. Everything is in the store; what is under way is looked up whenever somebody asks. */
export interface EveningHouse {
  readonly create: (plan: EveningPlan, identity: string, name: string) => Promise<Made>;
  readonly page: (id: string, identity: string) => Promise<EveningPage | null>; // null = there is none
  readonly act: (id: string, identity: string, wish: EveningWish) => Promise<Answer>;
  readonly mine: (identity: string) => Promise<readonly MyEvening[]>;
  readonly sweep: () => void;
}

interface EveningPorts {
  readonly store: Store;
  readonly rooms: Pick<Rooms, 'enter' | 'freeId'>;
  readonly now: () => number; // milliseconds since 1970
  readonly ready?: (table: StoredTable, identity: string) => void; // of somebody who does not look; must not throw
}

interface Look {
  readonly evening: StoredEvening;
  readonly facts: EveningFacts;
  readonly page: CommonPage;
}

const ATTEMPTS = 12; // when several nodes change it at once
const LOOK_MS = 1000; // what was seen so lately is shown to all who ask
const SEEN_MS = 15_000; // how often it is noted that somebody looks
const LOOKS_MS = 45_000; // whoever was seen so lately sees it: at a table one looks every 20 seconds

export function openEvenings({ store, rooms, now, ready }: EveningPorts): EveningHouse {
  const looks = new Map<string, { readonly at: number; readonly look: Promise<Look | null> }>();

  const factsOf = async (
    evening: StoredEvening,
    seen: ReadonlyMap<string, number>,
  ): Promise<EveningFacts> => {
    const tables = new Map<string, StoredTable>();
    const number = evening.rounds.length - 1;
    for (const table of roundNow(evening)?.tables ?? []) {
      if (table.result) continue;
      const stored = (await store.readTable(table.id)) ?? (await lay(evening, number, table.id));
      if (stored) tables.set(table.id, stored);
    }
    return { now: now(), seenAt: identity => seen.get(identity) ?? 0, tables };
  };

  /** A round is written down before its tables are laid: whoever finds one missing lays it. */
  const lay = async (evening: StoredEvening, round: number, id: string): Promise<StoredTable | null> => {
    const table = evening.rounds[round]?.tables.find(one => one.id === id);
    if (!table) return null;
    const deal = dealOf(evening, round);
    const fresh = (): string => randomBytes(32).toString('hex');
    const seed = deal === null ? fresh() : await store.secret(`evening ${deal}`, fresh);
    if (deal !== null) await register(evening, round, deal);
    await store.createTable(layTable(evening, table, round, seed));
    return store.readTable(id);
  };

  /** So that its tables are found beside each other: nobody laid them, so nobody is told their codes. */
  const register = async ({ rounds }: StoredEvening, round: number, deal: string): Promise<void> => {
    const ids = rounds[round]?.tables.map(({ id }) => id) ?? [];
    await store.createShared({ id: deal, maker: NOBODY, source: null, seat: 0 }, ids);
  };

  /** Changes the evening as it is stored now, and again if another node was first. */
  const change = async (
    id: string,
    attempt: (evening: StoredEvening, facts: EveningFacts) => EveningChange | Promise<EveningChange>,
  ): Promise<EveningChange & { facts?: EveningFacts }> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const found = await store.readEvening(id);
      if (!found) return no('no-table');
      const facts = await factsOf(found.evening, found.seen);
      const before = settled(found.evening, facts);
      const result = await attempt(before, facts);
      const next = result.ok ? result.evening : before;
      if (next === found.evening) return { ...result, facts };
      const saved = { ...next, revision: found.evening.revision + 1 };
      if ((await store.saveEvening(saved)) === 'conflict') continue;
      looks.delete(id);
      const seen = await factsOf(saved, found.seen); // lays the tables of a new round
      if (saved.rounds.length > found.evening.rounds.length) callThose(saved, seen);
      return result.ok ? { ok: true, evening: saved, facts: seen } : result;
    }
    throw new Error(`evening ${id} does not stand still`);
  };

  /** Those who play now and look elsewhere. */
  const callThose = (evening: StoredEvening, { seenAt, tables }: EveningFacts): void => {
    for (const { id, seats } of roundNow(evening)?.tables ?? []) {
      const table = tables.get(id);
      const people = seats.flatMap(person =>
        person === null ? [] : (evening.people[person]?.identity ?? []),
      );
      for (const identity of people)
        if (table && identity !== NOBODY && now() - seenAt(identity) > LOOKS_MS) ready?.(table, identity);
    }
  };

  const begin = async (evening: StoredEvening, facts: EveningFacts): Promise<EveningChange> => {
    const pairing = pairNext(evening, facts);
    if (!pairing) return no('not-now');
    const ids: string[] = [];
    while (ids.length < pairing.tables.length) ids.push(await freshId(ids));
    return yes(withRound(evening, pairing, ids, facts.now));
  };

  const freshId = async (taken: readonly string[]): Promise<string> => {
    const id = await rooms.freeId();
    return taken.includes(id) ? freshId(taken) : id;
  };

  /** What is due: results are noted, the next round begins by itself. */
  const look = async (id: string): Promise<Look | null> => {
    const changed = await change(id, async (evening, facts) => {
      const due = nextAt(evening);
      if (due === null || facts.now < due) return yes(evening);
      const begun = await begin(evening, facts);
      return begun.ok ? begun : yes(evening);
    });
    if (!changed.ok || !changed.facts) return null;
    const { evening, facts } = changed;
    return { evening, facts, page: commonPage(evening, facts) };
  };

  const recentLook = (id: string): Promise<Look | null> => {
    const known = looks.get(id);
    if (known && now() - known.at < LOOK_MS) return known.look;
    const fresh = { at: now(), look: look(id) };
    looks.set(id, fresh);
    fresh.look.catch(() => looks.get(id) === fresh && looks.delete(id));
    return fresh.look;
  };

  const see = async ({ evening, facts }: Look, identity: string): Promise<void> => {
    if (personOf(evening, identity) === null || now() - facts.seenAt(identity) < SEEN_MS) return;
    await store.seeAtEvening(evening.id, identity, now());
  };

  /** The host deals with a table: by its room, so that everybody there hears of it at once. */
  const atTable = async (
    id: string,
    identity: string,
    wish: Extract<EveningWish, { table: string }>,
  ): Promise<Answer> => {
    const found = await store.readEvening(id);
    const round = found && roundNow(found.evening);
    if (!found || !round?.tables.some(table => table.id === wish.table)) return no('no-table') as Answer;
    const { evening } = found;
    if (evening.host !== identity) return no('not-host') as Answer;
    const waited = now() - round.begunAt;
    const rescue = { bot: fillWithBots, bye: callOff, close: closeTable }[wish.do];
    const room = await rooms.enter(wish.table);
    const refused = room ? await room.revise(table => rescue(table, evening, waited)) : 'no-table';
    if (refused) return { ok: false, code: refused };
    looks.delete(id);
    return { ok: true };
  };

  const attempt =
    (identity: string, wish: Exclude<EveningWish, { table: string }>) =>
    (evening: StoredEvening, facts: EveningFacts): EveningChange | Promise<EveningChange> => {
      switch (wish.do) {
        case 'join':
          return join(evening, identity, wish.name);
        case 'in':
        case 'out':
          return changeState(evening, identity, wish.do);
        case 'leave':
          return changeState(evening, identity, 'gone');
        case 'host':
          return handOver(evening, identity, wish.person);
        case 'remove':
          return remove(evening, identity, wish.person);
        case 'end':
          return end(evening, identity);
        case 'start':
          return evening.host === identity ? begin(evening, facts) : no('not-host');
      }
    };

  return {
    async create(plan, identity, name) {
      const fault = planFault(plan);
      if (fault) return { ok: false, code: fault };
      const id = randomBytes(9).toString('base64url'); // nobody guesses it
      const seed = randomBytes(16).toString('hex');
      const empty = { id, revision: 0, plan, seed, host: identity, people: [], rounds: [], over: false };
      const joined = join(empty, identity, name);
      if (!joined.ok) return joined;
      if ((await store.createEvening(joined.evening)) === 'taken') throw new Error(`evening ${id} is taken`);
      await store.seeAtEvening(id, identity, now());
      return { ok: true, id };
    },
    async page(id, identity) {
      const seen = await recentLook(id);
      if (!seen) return null;
      await see(seen, identity);
      return pageFor(seen.page, seen.evening, identity, now());
    },
    async act(id, identity, wish) {
      if ('table' in wish) return atTable(id, identity, wish);
      if (wish.do === 'join') {
        const found = await store.readEvening(id);
        const isNew = found && personOf(found.evening, identity) === null;
        if (isNew && (await store.hasBlocked(found.evening.host, identity))) return no('kicked') as Answer;
      }
      const done = await change(id, attempt(identity, wish));
      if (!done.ok) return { ok: false, code: done.code };
      if (wish.do === 'join' || wish.do === 'in') await store.seeAtEvening(id, identity, now());
      looks.delete(id);
      return { ok: true };
    },
    mine: identity => myEvenings(store, identity),
    sweep() {
      for (const [id, { at }] of looks) if (now() - at >= LOOK_MS) looks.delete(id);
    },
  };
}
