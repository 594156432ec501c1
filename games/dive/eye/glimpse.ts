/** One reading of the stack: chances in thousandths of a shark per level 1 to 6, and of each helper. */
export interface Glimpse {
  sharks: number[];
  helpers: { green: number; red: number; manta: number }[];
}
