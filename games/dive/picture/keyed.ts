/**
 * The picture's only luck: ChaCha20 in counter mode under the game's secret key of 128 bits. What is drawn
 * (layout) and what is strewn over it (grain) use keys of their own, because grain can be read off pixels.
 */
export type Key = Uint32Array; // four words

export type Purpose = 'layout' | 'grain';
const PURPOSES: { readonly [P in Purpose]: number } = { layout: 1, grain: 2 };

export interface Stream {
  word(): number; // 32 bits
  share(): number; // in [0, 1)
  between(low: number, high: number): number;
  below(n: number): number; // an integer in [0, n)
  pick<T>(items: readonly T[]): T;
  normal(): number; // mean 0, deviation 1, never beyond ±6
}

const HEX_KEY = /^[0-9a-f]{32}$/i;

export function readKey(hex: string): Key {
  if (!HEX_KEY.test(hex)) throw new Error('a picture key is 32 hexadecimal digits');
  return Uint32Array.from({ length: 4 }, (_, i) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16));
}

/** A key from which neither its parent nor its siblings can be found. */
export function deriveKey(key: Key, purpose: Purpose): Key {
  const block = new Uint32Array(16);
  chachaBlock(key, 0, [PURPOSES[purpose], 0, 0xf0], block);
  return block.slice(0, 4);
}

/** A stream of its own for every label. */
export function openStream(key: Key, a: number, b = 0): Stream {
  const block = new Uint32Array(16);
  let counter = 0;
  let used = 16;
  const word = (): number => {
    if (used === 16) {
      chachaBlock(key, counter++, [a, b, 0], block);
      used = 0;
    }
    return block[used++];
  };
  const share = (): number => word() / 2 ** 32;
  const below = (n: number): number => Math.floor(share() * n);
  return {
    word,
    share,
    between: (low, high) => low + (high - low) * share(),
    below,
    pick: items => items[below(items.length)],
    normal: () => {
      let sum = -6;
      for (let i = 0; i < 12; i++) sum += share();
      return sum;
    },
  };
}

const SIGMA_128 = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]; // "expand 16-byte k"

// used again and again: a picture's grain takes thousands of blocks
const START = new Int32Array(16);
const MIXED = new Int32Array(16);

export function chachaBlock(key: Key, counter: number, nonce: readonly number[], out: Uint32Array): void {
  for (let i = 0; i < 4; i++) {
    START[i] = SIGMA_128[i];
    START[4 + i] = key[i];
    START[8 + i] = key[i];
  }
  START[12] = counter;
  for (let i = 0; i < 3; i++) START[13 + i] = nonce[i];
  for (let i = 0; i < 16; i++) MIXED[i] = START[i];
  for (let round = 0; round < 10; round++) {
    quarter(MIXED, 0, 4, 8, 12);
    quarter(MIXED, 1, 5, 9, 13);
    quarter(MIXED, 2, 6, 10, 14);
    quarter(MIXED, 3, 7, 11, 15);
    quarter(MIXED, 0, 5, 10, 15);
    quarter(MIXED, 1, 6, 11, 12);
    quarter(MIXED, 2, 7, 8, 13);
    quarter(MIXED, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = MIXED[i] + START[i];
}

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  let w = s[a];
  let x = s[b];
  let y = s[c];
  let z = s[d];
  w = (w + x) | 0;
  z = turnLeft(z ^ w, 16);
  y = (y + z) | 0;
  x = turnLeft(x ^ y, 12);
  w = (w + x) | 0;
  z = turnLeft(z ^ w, 8);
  y = (y + z) | 0;
  x = turnLeft(x ^ y, 7);
  s[a] = w;
  s[b] = x;
  s[c] = y;
  s[d] = z;
}

const turnLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
