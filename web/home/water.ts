/** The water column of the home page: each dive site begins where the one above it ends, a shade darker. */

interface Edge {
  readonly level: number; // w3 … w8
  readonly at: number; // where in the section, from 0 to 1
}

export interface Water {
  readonly ground: number; // the shade the section begins with
  readonly edges: readonly Edge[]; // where the next shades begin
  readonly deep: boolean; // too dark for dark text
}

const TOP = 2; // the shade under the surface
const BOTTOM = 8;
const FIRST_DEEP = 5;
const ROOM = 0.05; // a whole wave fits above this

/** The water of section `index` of `count`; `index === count` is what lies below the last one. */
export function waterOf(index: number, count: number): Water {
  const edges: Edge[] = [];
  let ground = TOP;
  for (let level = TOP + 1; level <= BOTTOM; level++) {
    const from = ((level - TOP) / (BOTTOM - TOP)) * count;
    if (from < index) ground = level;
    else if (from < index + 1) edges.push({ level, at: Math.max(from - index, ROOM) });
  }
  const shade = edges.find(edge => edge.at <= ROOM)?.level ?? ground;
  return { ground, edges, deep: shade >= FIRST_DEEP };
}

/** A mark on the anchor line. */
export interface Stop {
  readonly at: number; // pixels from the top of the page
  readonly depth: number; // metres
}

/** How deep the page is at `y`: between two marks as far as one is between them. */
export function depthAt(y: number, stops: readonly Stop[]): number {
  const below = stops.findIndex(stop => stop.at >= y);
  const next = stops[below];
  const last = stops[below - 1];
  if (!next) return stops.at(-1)?.depth ?? 0;
  if (!last) return next.depth;
  return last.depth + ((y - last.at) / (next.at - last.at)) * (next.depth - last.depth);
}

/** Which mark is nearest above `y`. */
export const stopAt = (y: number, stops: readonly Stop[]): number =>
  Math.max(
    0,
    stops.findLastIndex(stop => stop.at <= y),
  );
