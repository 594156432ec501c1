import { bounded } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Shown before the first card; whoever learns the seed at the end can check it against this. */
export const commitmentOf = (seed: string): string => bytesToHex(hash(seed));

/**
 * The luck of one entry (0 = the setup): SHA-256 in counter mode. Every entry has luck of its own, so a
 * restart or an undo needs no position in a stream.
 */
export function fairChance(seed: string, entry: number): Chance {
  let block = 0;
  let words: number[] = [];
  let used = 0;
  const next = (): number => {
    if (used === words.length) {
      words = wordsOf(hash(`${seed}:${entry}:${block++}`));
      used = 0;
    }
    return words[used++];
  };
  return { below: n => bounded(next, n) };
}

/** What a bot draws its own luck from: settled by the table, useless for guessing the table's. */
export const botSeed = (seed: string, seat: Seat, entry: number): string =>
  bytesToHex(hash(`${seed}:bot:${seat}:${entry}`));

const hash = (text: string): Uint8Array => sha256(utf8ToBytes(text));

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4));
}
