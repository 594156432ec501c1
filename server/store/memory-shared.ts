import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { SharedDeal, SharedDeals, SharedRow } from './shared-deals.ts';

export function memoryShared(): SharedDeals {
  const deals = new Map<string, SharedDeal>();
  let rows: (SharedRow & { readonly deal: string })[] = [];
  let last = 0;
  const add = (deal: string, table: string, identity: string): void => {
    rows.push({ n: ++last, deal, table, identity });
  };
  return {
    async createShared(deal, tables) {
      const before = [...deals.values()].find(
        ({ source, seat }) => source !== null && source === deal.source && seat === deal.seat,
      );
      if (before) return before.id;
      deals.set(deal.id, deal);
      for (const table of tables) add(deal.id, table, NOBODY);
      return deal.id;
    },
    sharedDeal: async id => deals.get(id) ?? null,
    sharedTables: async id =>
      rows.filter(({ deal }) => deal === id).map(({ n, table, identity }) => ({ n, table, identity })),
    async beginShared(deal, identity, table) {
      const before = rows.find(row => row.deal === deal && row.identity === identity);
      if (!before) add(deal, table, identity);
      return before?.table ?? table;
    },
    async forgetShared(identity) {
      rows = rows.filter(row => row.identity !== identity);
      for (const [id, deal] of deals) if (deal.maker === identity) deals.set(id, { ...deal, maker: NOBODY });
    },
  };
}
