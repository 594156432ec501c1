import type { Area } from './targets.ts';

const CORNER = 18;

/** Darkens the table but for what is meant. Touches go through it: nothing is locked. */
export function Veil({ holes }: { readonly holes: readonly Area[] }) {
  return (
    <svg className="learn-veil" aria-hidden="true">
      <path fillRule="evenodd" d={`M0,0 H9999 V9999 H0 Z ${merged(holes).map(hole).join(' ')}`} />
    </svg>
  );
}

function hole({ left, top, width, height }: Area): string {
  const r = Math.min(CORNER, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${left + r},${top} h${w} q${r},0 ${r},${r} v${h} q0,${r} ${-r},${r} h${-w} q${-r},0 ${-r},${-r} v${-h} q0,${-r} ${r},${-r} Z`;
}

/** Holes that overlap would darken each other: one that lies in another is left out, others are joined. */
function merged(holes: readonly Area[]): readonly Area[] {
  const [first, ...rest] = holes;
  if (!first) return [];
  const touching = rest.filter(other => overlaps(first, other));
  if (touching.length === 0) return [first, ...merged(rest)];
  const all = [first, ...touching];
  const left = Math.min(...all.map(box => box.left));
  const top = Math.min(...all.map(box => box.top));
  const joined: Area = {
    left,
    top,
    width: Math.max(...all.map(box => box.left + box.width)) - left,
    height: Math.max(...all.map(box => box.top + box.height)) - top,
  };
  return merged([joined, ...rest.filter(other => !touching.includes(other))]);
}

const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
