/** What somebody may know of a deal that others have, too. */
import type { SharedPage, SharedResult, SharedTableInfo } from '@fathoms/protocol/shared.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { seatsOf } from '@fathoms/table/seats/lobby.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { LIMITS } from '../guests/limits.ts';
import type { SharedDeal, SharedRow } from '../store/shared-deals.ts';

/** One of the tables. */
export interface SharedOne extends SharedRow {
  readonly stored: StoredTable;
}

export const isAllOver = (all: readonly SharedOne[]): boolean =>
  all.every(({ stored }) => stored.status === 'over');

const isOwn = ({ stored, identity: owner }: SharedOne, identity: string): boolean =>
  identity !== NOBODY && (owner === identity || seatsOf(stored, identity).length > 0);

/** Whoever has played the deal to its end sees how others did; at tables everybody does once all are over. */
const isOpenTo = (deal: SharedDeal, all: readonly SharedOne[], identity: string): boolean =>
  all.some(one => isOwn(one, identity) && one.stored.status === 'over') ||
  (deal.source === null && isAllOver(all));

const isEnded = ({ stored }: SharedOne): boolean => stored.status === 'over' && stored.outcome !== null;

export const maySee = (
  deal: SharedDeal,
  all: readonly SharedOne[],
  one: SharedOne,
  identity: string,
): boolean => isEnded(one) && isOpenTo(deal, all, identity);

export function tellPage(deal: SharedDeal, all: readonly SharedOne[], identity: string): SharedPage | null {
  const [first] = all;
  if (!first) return null;
  const { source, seat } = deal;
  const { stored } = first;
  const occupant = stored.seats[seat];
  const isTry = source !== null;
  const open = isOpenTo(deal, all, identity);
  return {
    deal: deal.id,
    as: isTry ? 'try' : 'table',
    game: stored.game,
    seats: isTry ? metBy(stored, seat) : stored.seats.map(() => null),
    seat,
    options: stored.options,
    first: isTry
      ? {
          name: occupant && occupant.kind !== 'open' ? occupant.name : '',
          score: (stored.status === 'over' && stored.outcome?.scores[seat]) || 0,
        }
      : null,
    maker: identity !== NOBODY && deal.maker === identity,
    knows: isTry && isOwn(first, identity),
    full: isTry && all.length > LIMITS.sharedTries,
    open,
    tables: all.map(one => tellTable(deal, one, identity, open)),
  };
}

/** Where other people sat there will be bots. */
const metBy = ({ seats }: StoredTable, seat: number): SharedPage['seats'] =>
  seats.map((there, at) => (at === seat ? null : there.kind === 'bot' ? there.level : 'seal'));

function tellTable(deal: SharedDeal, one: SharedOne, identity: string, open: boolean): SharedTableInfo {
  const { n, stored, table } = one;
  const mine = isOwn(one, identity);
  const laid = deal.source === null && identity !== NOBODY && deal.maker === identity;
  return {
    n,
    status: stored.status === 'lobby' ? 'waiting' : stored.status,
    mine,
    table: mine || laid ? table : null,
    result: open && isEnded(one) ? resultOf(deal, stored) : null,
  };
}

function resultOf({ source, seat }: SharedDeal, { seats, ...table }: StoredTable): SharedResult | null {
  if (table.status !== 'over' || !table.outcome) return null;
  const isNamed = (at: number): boolean => source === null || at === seat || seats[at]?.kind === 'bot';
  return {
    names: seats.map((there, at) => (there.kind !== 'open' && isNamed(at) ? there.name : '')),
    levels: seats.map(there => (there.kind === 'bot' ? there.level : null)),
    scores: table.outcome.scores,
    places: table.outcome.places,
  };
}
