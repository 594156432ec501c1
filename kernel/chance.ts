import type { Chance } from './game.ts';

/**
 * Fast seeded luck (xoshiro128**) for tests, search and simulation. A real table draws from a stream
 * that cannot be predicted from what was seen so far; it lives outside the kernel.
 */
export function seeded(seed: string): Chance {
  const s = spread(seed);
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
    const t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 11);
    return result;
  };
  return { below: n => bounded(next, n) };
}

const WORDS = 2 ** 32;

/** Uniform in [0, n) from 32-bit words: words in the uneven rest are thrown away. */
export function bounded(next: () => number, n: number): number {
  if (n === 1) return 0; // no luck needed, none used
  for (;;) {
    const word = next();
    const rest = word - Math.floor(word / n) * n; // exact below 2^53, and a fifth of what `%` takes
    if (word - rest <= WORDS - n) return rest; // all n numbers of its row are words
  }
}

/** Luck written down beforehand: for tests and replays. Running out of it is a bug. */
export interface Scripted extends Chance {
  readonly left: () => number; // rolls not used yet
}

export function scripted(...rolls: readonly number[]): Scripted {
  let used = 0;
  return {
    below(n) {
      if (n === 1) return 0;
      const roll = rolls[used];
      if (roll === undefined || roll >= n) throw new Error(`no scripted roll below ${n} at ${used}`);
      used++;
      return roll;
    },
    left: () => rolls.length - used,
  };
}

/** Passes luck through and remembers it, so that a record replays without its seed. */
export function recording(chance: Chance): Chance & { readonly rolls: number[] } {
  const rolls: number[] = [];
  return {
    rolls,
    below(n) {
      const roll = chance.below(n);
      if (n > 1) rolls.push(roll);
      return roll;
    },
  };
}

/** A deck nobody has looked at is a bag: its order is decided when a card is drawn. */
export function draw<T>(bag: T[], chance: Chance): T {
  const i = chance.below(bag.length);
  const card = bag[i];
  const last = bag.pop() as T;
  if (i < bag.length) bag[i] = last;
  return card;
}

/**
 * A whole bag in the order it is drawn, each card turned up as it comes. One list does for both: what is drawn
 * gathers at the end, which the bag no longer needs.
 */
export function drawAll<T>(bag: readonly T[], chance: Chance): T[];
export function drawAll<T, Card>(bag: readonly T[], chance: Chance, turnUp: (card: T) => Card): Card[];
export function drawAll<T>(bag: readonly T[], chance: Chance, turnUp?: (card: T) => T): T[] {
  const cards = bag.slice();
  for (let last = cards.length - 1; last >= 0; last--) {
    const i = chance.below(last + 1);
    const drawn = cards[i];
    cards[i] = cards[last];
    cards[last] = turnUp ? turnUp(drawn) : drawn;
  }
  return cards.reverse();
}

export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)];
}

const rotate = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Four words that all depend on every character of the seed (FNV-1a, then a finishing mix). */
function spread(seed: string): Int32Array {
  const words = new Int32Array(4);
  for (let w = 0; w < 4; w++) {
    let h = 2166136261 ^ Math.imul(w + 1, 0x9e3779b9);
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    words[w] = h ^ (h >>> 16);
  }
  if (words.every(w => w === 0)) words[0] = 1; // the one state the generator cannot leave
  return words;
}
