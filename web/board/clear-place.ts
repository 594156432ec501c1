/** Where something can be said without covering what somebody is deciding about. */
import { within } from './within.ts';

export interface Corner {
  readonly left: number;
  readonly top: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Corner, Size {}

const EDGE = 8; // pixels to the edge and to whatever is kept clear
const STEP = 16; // pixels between the places that are tried

/** The nearest place to the wish that touches none of `keep`; if there is none, the one that covers least of it. */
export function clearPlace(size: Size, wish: Corner, room: Size, keep: readonly Box[]): Corner {
  const last = (length: number, own: number) => Math.max(EDGE, length - own - EDGE);
  const [right, bottom] = [last(room.width, size.width), last(room.height, size.height)];
  const wished = { left: clamp(wish.left, right), top: clamp(wish.top, bottom) };
  let best = { place: wished, covered: coveredAt(wished, size, keep), far: 0 };
  if (best.covered === 0) return wished;
  for (let top = EDGE; top <= bottom; top += STEP) {
    for (let left = EDGE; left <= right; left += STEP) {
      const place = { left, top };
      const far = Math.hypot(left - wished.left, top - wished.top);
      const covered = coveredAt(place, size, keep);
      if (covered < best.covered || (covered === best.covered && far < best.far))
        best = { place, covered, far };
    }
  }
  return best.place;
}

const clamp = (value: number, high: number): number => Math.max(EDGE, Math.min(value, high));

/** Square pixels of `keep` under something at this place. */
const coveredAt = ({ left, top }: Corner, { width, height }: Size, keep: readonly Box[]): number =>
  keep.reduce((sum, box) => {
    const wide = Math.min(left + width, box.left + box.width) - Math.max(left, box.left);
    const high = Math.min(top + height, box.top + box.height) - Math.max(top, box.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);

/** What is to be kept clear, from the corner of `root`. */
export const boxesOf = (root: HTMLElement, what: string): Box[] =>
  [...root.querySelectorAll<HTMLElement>(what)]
    .filter(element => element.offsetParent !== null)
    .map(element => within(root, element));
