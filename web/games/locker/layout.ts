/** Sizes of what lies on the table, from the room there is. Pure, so that the awkward cases can be tested. */

export interface LineLayout {
  readonly card: number; // width of a card
  readonly step: number; // from one card's left edge to the next
  readonly next: boolean; // the place of the next card can be shown
}

const LARGEST = 126;
const SMALLEST = 56;
const RATIO = 7 / 5;
const LABELS = 58; // room below the cards for rope and tentacle

/** The exploration always fits: cards spread out, then overlap like a hand, the newest on top. */
export function lineLayout(width: number, height: number, cards: number): LineLayout {
  const byHeight = Math.floor((height - LABELS) / RATIO);
  const byWidth = Math.floor(width / 5.3);
  const card = Math.max(SMALLEST, Math.min(LARGEST, byHeight, byWidth));
  const free = card + Math.min(16, Math.floor((width - 5 * card) / 4));
  const next = cards * free + card <= width;
  if (next || cards < 2) return { card, step: free, next };
  return { card, step: Math.min(free, Math.floor((width - card) / (cards - 1))), next };
}

export interface FanLayout {
  readonly card: number;
  readonly step: number;
  readonly rows: 1 | 2;
}

const ROOMY = { card: 66, least: 31, most: 53 };
const TIGHT = { card: 58, least: 26, most: 46 };

/** How a hold's suits stand in their crate: one row while every index can be read, else two. */
export function fanLayout(width: number, suits: number): FanLayout {
  for (const { card, least, most } of [ROOMY, TIGHT]) {
    const step = spread(width, card, suits);
    if (step >= least) return { card, step: Math.min(most, step), rows: 1 };
  }
  const step = spread(width, TIGHT.card, Math.ceil(suits / 2));
  return { card: TIGHT.card, step: Math.min(TIGHT.most, step), rows: 2 };
}

const spread = (width: number, card: number, suits: number): number =>
  suits < 2 ? width : Math.floor((width - card) / (suits - 1));

export interface HoldsLayout {
  readonly style: 'fans' | 'chips'; // cards in crates, or small chips where there is no room for cards
  readonly columns: number;
  readonly inner: number; // width for a fan
}

const GAP = 18;
const NARROWEST_CRATE = 196; // ten suits in two rows
const NARROWEST_CHIPS = 176; // five chips side by side, the plank below

/** `low`: a phone, or a window with little height. */
export function holdsLayout(width: number, seats: number, low: boolean): HoldsLayout {
  const crate = (width - GAP * (seats - 1)) / seats;
  if (!low && crate >= NARROWEST_CRATE)
    return { style: 'fans', columns: seats, inner: Math.floor(crate - 28) };
  return { style: 'chips', columns: low && crate >= NARROWEST_CHIPS ? seats : 2, inner: 0 };
}
