/** How many tables a number of people make. */
export interface Shape {
  readonly sizes: readonly number[]; // people at each table; bots come on top
  readonly byes: number;
}

export interface ShapeWish {
  readonly seats: number; // at a table
  readonly least: number; // people without bots
  readonly bots: boolean; // fill what is left of a table
  readonly equal: boolean; // only tables of one size compare
}

const NOBODY_PLAYS = (people: number): Shape => ({ sizes: [], byes: people });

/** As few byes as may be, then as full tables as may be; people at two tables differ by one at most. */
export function shapeOf(people: number, { seats, least, bots, equal }: ShapeWish): Shape {
  if (people === 0) return NOBODY_PLAYS(0);
  if (bots) return { sizes: spread(people, Math.ceil(people / seats)), byes: 0 };
  if (people < least) return NOBODY_PLAYS(people);
  if (equal) return equalTables(people, seats, least);
  const tables = Math.ceil(people / seats);
  if (Math.floor(people / tables) >= least) return { sizes: spread(people, tables), byes: 0 };
  const fewer = tables - 1;
  return { sizes: spread(fewer * seats, fewer), byes: people - fewer * seats };
}

function spread(people: number, tables: number): number[] {
  const [each, more] = [Math.floor(people / tables), people % tables];
  return Array.from({ length: tables }, (_, i) => each + (i < more ? 1 : 0));
}

/** Two tables at least, if there can be: one alone compares with nothing. */
function equalTables(people: number, seats: number, least: number): Shape {
  let best: { readonly size: number; readonly tables: number; readonly worth: number } | null = null;
  for (let size = seats; size >= least; size--) {
    const tables = Math.floor(people / size);
    if (tables === 0) continue;
    const worth = (tables > 1 ? people : 0) + tables * size; // people who play
    if (best === null || worth > best.worth) best = { size, tables, worth };
  }
  if (best === null) return NOBODY_PLAYS(people);
  const { size, tables } = best;
  return { sizes: Array.from({ length: tables }, () => size), byes: people - size * tables };
}
