/** How pieces travel: a game says which piece goes where and when; here that becomes keyframes. Pure. */

export interface Leg {
  readonly to: string; // a `data-spot`
  readonly at: number; // ms after the start
  readonly ms: number;
  readonly how: 'place' | 'rise' | 'sink';
  readonly shake: boolean; // struck before it goes: a cause is seen before its effect
  readonly flip: boolean; // turns face up on the way
}

export interface Journey<Card extends string = string> {
  readonly card: Card; // a `data-card`, or a name of its own for a card nobody may read
  readonly from: string; // a `data-spot`: where it starts unless it lay on the table itself
  readonly legs: readonly Leg[];
}

export const SHAKE = 200; // ms

/** The middle of a card and its width, measured from the board's corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const EASE: Record<Leg['how'], string> = {
  place: 'cubic-bezier(.2,1.15,.4,1)',
  rise: 'cubic-bezier(.2,.75,.3,1)',
  sink: 'cubic-bezier(.45,.05,.75,.4)',
};

const at = (point: Point, width: number, lean = 0, shift = 0): string =>
  `translate(${point.x - width / 2 + shift}px, ${point.y - (width * 7) / 10}px) rotate(${lean}deg) scale(${point.w / width})`;

/** `path` has one point more than the journey has legs. `waits`: it lay on the table, so it is seen from the start. */
export function keyframes(journey: Journey, path: readonly Point[], waits: boolean): Keyframe[] {
  const width = path.at(-1)?.w ?? 1;
  const total = duration(journey);
  const frames: Keyframe[] = [];
  const put = (time: number, point: Point, more: Keyframe = {}, lean = 0, shift = 0) => {
    frames.push({
      offset: Math.min(1, time / total),
      transform: at(point, width, lean, shift),
      opacity: 1,
      ...more,
    });
  };
  journey.legs.forEach((leg, i) => {
    const from = path[i];
    const to = path[i + 1];
    if (!from || !to) throw new Error('a journey without its path');
    if (i === 0 && leg.at > 0) {
      put(0, from, { opacity: waits ? 1 : 0 });
      put(leg.at, from, { opacity: waits ? 1 : 0 });
    }
    const leaves = leg.at + (leg.shake ? SHAKE : 0);
    if (leg.shake) {
      put(leg.at, from);
      [-1, 1, -1, 1].forEach((side, n) => {
        put(leg.at + (SHAKE * (n + 1)) / 5, from, {}, side * 4, side * 5);
      });
    }
    put(leaves, from, { easing: EASE[leg.how] });
    if (leg.how === 'sink') put(leg.at + leg.ms * 0.9, to, { opacity: 1 });
    put(leg.at + leg.ms, to, { opacity: leg.how === 'sink' ? 0 : 1 });
  });
  return frames;
}

export function duration(journey: Journey): number {
  const last = journey.legs.at(-1);
  return last ? last.at + last.ms : 0;
}
