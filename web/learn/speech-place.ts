/** Where the coach's card lies: beside what it talks about, never over it if there is any other room. */
import type { Area } from './targets.ts';

const GAP = 20; // room for the nib
const EDGE = 12;

export interface SpeechPlace {
  readonly left: number;
  readonly top: number;
  readonly nib: { readonly side: 'above' | 'below'; readonly x: number } | null; // points from the card to the control
}

/** `focus` is what the card talks to, `keep` what it must not cover. */
export function placeSpeech(
  room: Area,
  size: { readonly width: number; readonly height: number },
  focus: Area | null,
  keep: readonly Area[],
): SpeechPlace {
  const lefts = [
    ...new Set([room.left + EDGE, room.left + room.width - size.width - EDGE, ...around(focus, size.width)]),
  ].map(left => Math.round(clamp(left, room.left + EDGE, room.left + room.width - size.width - EDGE)));
  const tops = [
    ...(focus ? [focus.top - size.height - GAP, focus.top + focus.height + GAP] : []),
    ...keep.flatMap(box => [box.top - size.height - GAP, box.top + box.height + GAP]),
    room.top + (room.height - size.height) / 2,
    room.top + EDGE,
    room.top + room.height - size.height - EDGE,
  ].map(top => Math.round(clamp(top, room.top + EDGE, room.top + room.height - size.height - EDGE)));
  let best = { left: lefts[0] ?? 0, top: tops[0] ?? 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops)
    for (const left of lefts) {
      const cost = costOf({ left, top, ...size }, focus, keep);
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  return { ...best, nib: focus && nibOf({ ...best, ...size }, focus) };
}

const around = (focus: Area | null, width: number): readonly number[] =>
  focus
    ? [
        focus.left,
        focus.left + focus.width - width,
        focus.left + (focus.width - width) / 2,
        focus.left + focus.width + GAP,
        focus.left - width - GAP,
      ]
    : [];

const costOf = (card: Area, focus: Area | null, keep: readonly Area[]): number =>
  keep.reduce((sum, box) => sum + 4 * overlap(card, box), 0) +
  (focus ? 40 * overlap(card, focus) + distance(card, focus) : 0);

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const distance = (a: Area, b: Area): number =>
  Math.hypot(
    Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width)),
    Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height)),
  ) +
  0.2 * Math.abs(a.left + a.width / 2 - (b.left + b.width / 2));

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

const NIB = 30; // from a corner of the card, at least

function nibOf(card: Area, focus: Area): SpeechPlace['nib'] {
  const x = focus.left + focus.width / 2 - card.left;
  if (x < NIB || x > card.width - NIB) return null;
  if (focus.top >= card.top + card.height) return { side: 'below', x };
  return focus.top + focus.height <= card.top ? { side: 'above', x } : null;
}
