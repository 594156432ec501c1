/** Deals that several tables have in common. */
export interface SharedDeal {
  readonly id: string;
  readonly maker: string; // an identity; nobody's once they asked to be forgotten
  readonly source: string | null; // the table whose luck others are given; null = all tables were dealt alike
  readonly seat: number; // of the source, in which everybody dives; 0 where there is none
}

export interface SharedRow {
  readonly n: number; // from 1, never another's
  readonly table: string;
  readonly identity: string; // whose try it is; nobody's at a table of people
}

export interface SharedDeals {
  /** Its id, or that of the one made before of the same seat of the same match. */
  createShared(deal: SharedDeal, tables: readonly string[]): Promise<string>;
  sharedDeal(id: string): Promise<SharedDeal | null>;
  sharedTables(deal: string): Promise<readonly SharedRow[]>; // in the order they were begun
  /** The table of somebody's one try: the given one, or the one begun before. */
  beginShared(deal: string, identity: string, table: string): Promise<string>;
  forgetShared(identity: string): Promise<void>; // tries are gone; what they made is nobody's
}
