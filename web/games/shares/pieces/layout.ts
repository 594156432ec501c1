/** Sizes of what lies on the table, from the room there is. Pure, so that the awkward cases can be tested. */
import type { CSSProperties } from 'preact';

export interface HandLayout {
  readonly card: number; // width of a card
  readonly step: number; // from one card's left edge to the next
  readonly left: number; // of the first card: a small hand lies in the middle
  readonly row: number; // cards in a row; a very large hand has two
  readonly drop: number; // from the back row to the one before it
}

const CARD = { most: 104, wide: 84, slim: 66 }; // the widest, and the narrowest on a desk and in the hand
const GAP = 8;
const NUMBER = { wide: 0.42, high: 0.44 }; // of a card's width: so much shows what it is

/** A hand always fits: side by side, then fanned, then in two rows, the number of every card still in sight. */
export function handLayout(width: number, cards: number, slim: boolean): HandLayout {
  const least = slim ? CARD.slim : CARD.wide;
  const widest = Math.min(CARD.most, Math.max(least, Math.floor(width / 8.6)));
  const stepOf = (row: number, card: number) =>
    row < 2 ? card + GAP : Math.min(card + GAP, (width - card) / (row - 1));
  const isTight = (card: number) => stepOf(cards, card) < NUMBER.wide * card;
  const card = isTight(widest) ? least : widest; // narrow cards show more of each other
  const isFull = isTight(card);
  const row = isFull ? Math.ceil(cards / 2) : cards;
  const step = stepOf(row, card);
  const used = card + step * Math.max(0, row - 1);
  const drop = isFull ? Math.round(NUMBER.high * card) : 0;
  return { card, step, left: Math.max(0, (width - used) / 2), row, drop };
}

export interface TagPlace {
  readonly index: number; // in the stack
  readonly top: number;
  readonly height: number;
  readonly seen: number; // of its height; the rest lies under the next one
}

export interface LineLayout {
  readonly tags: readonly TagPlace[];
  readonly folded: number; // so many of the oldest are only counted
  readonly fold: number; // height of that count; where the newest alone fits there is none
  readonly height: number; // of all tags together
}

interface Size {
  readonly tag: number;
  readonly newest: number;
  readonly near: number; // gap within a decade
  readonly far: number; // gap where a new decade begins
  readonly least: number; // of a tag that must stay in sight
  readonly fold: number; // the line that counts the folded ones
}
const WIDE: Size = { tag: 40, newest: 46, near: 4, far: 13, least: 19, fold: 30 };
const SLIM: Size = { tag: 25, newest: 29, near: 2, far: 6, least: 15, fold: 22 };
/** A phone while depth cards may be chosen: large enough for a thumb, as long as there is room. */
const THUMB: Size = { ...SLIM, tag: 40, newest: 44, near: 4 };

/**
 * Tags down a line, oldest first; `decades` says where each card stands. Too many draw together, then overlap,
 * and at last the oldest are folded into one; `whole`: not while they may be chosen.
 */
export function lineLayout(
  room: number,
  decades: readonly number[],
  slim: boolean,
  whole: boolean,
): LineLayout {
  const size = slim ? (whole && isRoomy(room, decades.length, THUMB) ? THUMB : SLIM) : WIDE;
  const folded = whole ? 0 : foldedOf(room, decades.length, size);
  const start = folded > 0 && size.fold + size.newest <= room ? size.fold : 0;
  const shown = decades.slice(folded);
  const steps = stepsOf(room - start, shown, size);
  let top = start;
  const tags = shown.map((_, i) => {
    const height = i === shown.length - 1 ? size.newest : size.tag;
    const step = steps[i] ?? height;
    const place = {
      index: folded + i,
      top: Math.round(top),
      height,
      seen: Math.min(height, Math.floor(step)),
    };
    top += step;
    return place;
  });
  const last = tags.at(-1);
  return { tags, folded, fold: start, height: last ? last.top + last.height : 0 };
}

/** Half of every tag is in sight. */
const isRoomy = (room: number, count: number, { newest, tag }: Size): boolean =>
  newest + ((count - 1) * tag) / 2 <= room;

function foldedOf(room: number, count: number, { newest, least, fold }: Size): number {
  if ((count - 1) * least + newest <= room) return 0;
  return Math.max(0, count - 1 - Math.max(0, Math.floor((room - fold - newest) / least)));
}

/** From each tag to the next: spread out with a gap at every new decade, or evenly closer. */
function stepsOf(room: number, decades: readonly number[], size: Size): number[] {
  const free = decades.slice(1).map((decade, i) => size.tag + (decade === decades[i] ? size.near : size.far));
  const wanted = free.reduce((sum, step) => sum + step, size.newest);
  if (wanted <= room) return free;
  const even = Math.max(1, (room - size.newest) / Math.max(1, free.length));
  return free.map(() => even);
}

const TICKER = { wide: 206, slim: 168 }; // width
/** Height the ticker takes below the card it speaks of. On a phone it may cover the portfolios. */
export const TICKER_ROOM = 92;

/** In the middle of its column, but never past the edge of all five. */
export function tickerPlace(nth: number, room: number, below: number, slim: boolean): CSSProperties {
  const width = slim ? TICKER.slim : TICKER.wide;
  const middle = (room / 5) * (nth + 0.5);
  const shift = Math.max(width / 2, Math.min(room - width / 2, middle)) - middle;
  return { top: below + 14, marginLeft: shift, '--tip': `${-shift}px` } as CSSProperties;
}
