import { randomBytes } from 'node:crypto';
import { currentGame, findGame } from '@fathoms/games/catalog.ts';
import type { ErrorCode, OptionValues } from '@fathoms/protocol/messages.ts';
import type { SharedPage } from '@fathoms/protocol/shared.ts';
import { type MatchRecord, recordOf, writeRecord } from '@fathoms/table/record/record.ts';
import { dealShared, newSharedTable, whyNotShared } from '@fathoms/table/record/shared.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { NOBODY, onlyNamed } from '@fathoms/table/seats/forget.ts';
import { seatsOf } from '@fathoms/table/seats/lobby.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { LIMITS } from '../guests/limits.ts';
import type { SharedDeal } from '../store/shared-deals.ts';
import type { Store } from '../store/store.ts';
import { isAllOver, maySee, type SharedOne, tellPage } from './page.ts';

interface SharedPorts {
  readonly store: Store;
  readonly now: () => number; // milliseconds since 1970
  readonly newTableId: () => Promise<string>;
}

type Refused = { readonly ok: false; readonly code: ErrorCode | 'no-game' };

export interface TablesWish {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly tables: number;
}

type Laid = { readonly ok: true; readonly deal: string; readonly tables: readonly string[] } | Refused;

/** The same luck for others: a match that was played, or tables of people that are dealt alike. */
export interface Shared {
  readonly challenge: (
    table: string,
    identity: string,
  ) => Promise<{ readonly ok: true; readonly deal: string } | Refused>;
  readonly createTablesOfOneDeal: (wish: TablesWish, host: string) => Promise<Laid>;
  readonly begin: (
    deal: string,
    identity: string,
    name: string,
  ) => Promise<{ readonly ok: true; readonly table: string } | Refused>; // goes on with a try that is under way
  readonly page: (deal: string, identity: string) => Promise<SharedPage | null>; // null = there is none
  readonly record: (deal: string, n: number, identity: string) => Promise<string | null>; // null = none to be seen
  readonly sitsElsewhere: (deal: string, table: string, identity: string) => Promise<boolean>;
}

const newDealId = (): string => randomBytes(12).toString('base64url'); // nobody guesses it
const newSeed = (): string => randomBytes(32).toString('hex');
const refuse = (code: Refused['code']): Refused => ({ ok: false, code });

export function openShared({ store, now, newTableId }: SharedPorts): Shared {
  const allOf = async (deal: SharedDeal): Promise<readonly SharedOne[]> => {
    const rows = await store.sharedTables(deal.id);
    const first = deal.source === null ? [] : [{ n: 0, table: deal.source, identity: NOBODY }];
    const all = await Promise.all(
      [...first, ...rows].map(async row => ({ ...row, stored: await store.readTable(row.table) })),
    );
    return all.flatMap(({ stored, ...row }) => (stored ? [{ ...row, stored }] : []));
  };

  /** Whether everybody who has this deal has played it. */
  const isPlayed = async ({ shared }: StoredTable): Promise<boolean> => {
    const deal = shared?.as === 'table' ? await store.sharedDeal(shared.deal) : null;
    return deal === null || isAllOver(await allOf(deal));
  };

  /** A match played again from its journal, to be given to others; null = it cannot be. */
  const sourceOf = async (table: StoredTable): Promise<MatchRecord | null> => {
    const game = findGame(table.game, table.version);
    if (!game || table.status !== 'over' || !table.outcome) return null;
    const isOpen = now() >= (table.daily?.until ?? 0) && (await isPlayed(table));
    const record = recordOf(table, storedMatch(game, table, await store.load(table.id)), isOpen);
    return whyNotShared(record) === null ? record : null;
  };

  return {
    async challenge(id, identity) {
      const table = await store.readTable(id);
      if (!table) return refuse('no-table');
      const [seat] = identity === NOBODY ? [] : seatsOf(table, identity);
      if (seat === undefined) return refuse('no-seat');
      if ((await sourceOf(table)) === null) return refuse('not-now');
      const deal = { id: newDealId(), maker: identity, source: id, seat };
      return { ok: true, deal: await store.createShared(deal, []) };
    },

    async createTablesOfOneDeal({ game: name, tables, ...wish }, host) {
      const game = currentGame(name);
      if (!game) return refuse('no-game');
      const [deal, seed] = [newDealId(), newSeed()];
      const ids: string[] = [];
      while (ids.length < tables) {
        const made = newSharedTable(game, { ...wish, id: await newTableId(), deal, seed, host });
        if (!made.ok) return made;
        if ((await store.createTable(made.table)) === 'ok') ids.push(made.table.id);
      }
      await store.createShared({ id: deal, maker: host, source: null, seat: 0 }, ids);
      return { ok: true, deal, tables: ids };
    },

    async begin(id, identity, name) {
      const deal = await store.sharedDeal(id);
      const source = deal?.source == null ? null : await store.readTable(deal.source);
      const game = source && findGame(source.game, source.version);
      if (!deal || !game) return refuse('no-table');
      if (seatsOf(source, identity).length > 0) return refuse('not-now'); // they know this water
      const rows = await store.sharedTables(id);
      const before = rows.find(row => row.identity === identity);
      if (before && (await store.readTable(before.table))) return { ok: true, table: before.table };
      if (!before && rows.length >= LIMITS.sharedTries) return refuse('too-fast');
      const record = await sourceOf(source);
      if (!record) return refuse('not-now');
      const make = (table: string) =>
        dealShared(game, record, {
          ...{ id: table, deal: id, seat: deal.seat, diver: identity, name, now: now() },
        });
      const made = make(before?.table ?? (await newTableId()));
      if (!made.ok) return made; // the name: nothing is begun
      const table = await store.beginShared(id, identity, made.table.id);
      const dealt = table === made.table.id ? made : make(table); // begun at another node at the same moment
      if (!dealt.ok) return dealt;
      await store.createTable(dealt.table); // taken: by the same try
      return { ok: true, table };
    },

    async page(id, identity) {
      const deal = await store.sharedDeal(id);
      return deal && tellPage(deal, await allOf(deal), identity);
    },

    async record(id, n, identity) {
      const deal = await store.sharedDeal(id);
      if (!deal) return null;
      const all = await allOf(deal);
      const one = all.find(other => other.n === n);
      const game = one && findGame(one.stored.game, one.stored.version);
      if (!game || !maySee(deal, all, one, identity)) return null;
      const { stored } = one;
      const live = storedMatch(game, stored, await store.load(stored.id));
      const shown = deal.source === null ? stored : onlyNamed(stored, deal.seat);
      return writeRecord(shown, live, now(), isAllOver(all));
    },

    async sitsElsewhere(id, table, identity) {
      const deal = await store.sharedDeal(id);
      const others = deal ? (await allOf(deal)).filter(one => one.table !== table) : [];
      return others.some(
        ({ stored }) =>
          seatsOf(stored, identity).length > 0 || (stored.host === identity && stored.status !== 'lobby'),
      );
    },
  };
}
