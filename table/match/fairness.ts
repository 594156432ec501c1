import { bounded } from '@fathoms/kernel/chance.ts';
import { type Chance, type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Shown before the first card; whoever learns the seed at the end can check it against this. */
export const commitmentOf = (seed: string): string => bytesToHex(hash(seed));

/** What one seat adds to the luck: 32 random bytes in hexadecimal; null = it added nothing. */
export type Contribution = string | null;

/**
 * The fingerprint of a number that is to be added, shown before any number is. It holds at one table only: the
 * commitment is in it.
 */
export const promiseOf = (commitment: string, luck: string): string =>
  bytesToHex(hash(`${commitment}:${luck}`));

/** What one seat promised to add; null = nothing. */
export type LuckPromise = string | null;

/** Promises and contributions alike: 64 hexadecimal digits. */
export const isContribution = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The fingerprint of everything that was promised before the first number was opened, the seed included. */
export const sealOf = (commitment: string, promises: readonly LuckPromise[]): string =>
  bytesToHex(hash(commitment + bySeat(promises)));

/**
 * What a table's luck really comes from: the promised seed, everything else that was promised, and what was
 * added. A table where nobody promised or added anything uses the seed itself.
 */
export function mixed(
  seed: string,
  contributions: readonly Contribution[],
  promises: readonly LuckPromise[] = [],
): string {
  if (promises.some(promise => promise !== null))
    return bytesToHex(hash(`${seed}:${sealOf(commitmentOf(seed), promises)}${bySeat(contributions)}`));
  if (contributions.every(luck => luck === null)) return seed;
  return bytesToHex(hash(seed + bySeat(contributions)));
}

const bySeat = (numbers: readonly (string | null)[]): string =>
  numbers.map((number, seat) => (number === null ? '' : `:${seatLetter(seat)}:${number}`)).join('');

/**
 * The luck of one entry (0 = the setup): SHA-256 in counter mode. Every entry has luck of its own, so a
 * restart or an undo needs no position in a stream.
 */
export function fairChance(seed: string, entry: number): Chance {
  const words = stream(seed, entry);
  return { below: n => bounded(() => words.next().value, n) };
}

/**
 * How many rolls the setup and every entry of a first match used, where others are given its luck. Empty: there was
 * no first match, all were given the deal alike.
 */
export type Tape = readonly number[];

/**
 * The luck of a deal that many people are given goes roll by roll, however many moves it took to get there. So
 * whoever turns up the seventh card turns up the same one. After the rolls of the first match every roll has luck
 * of its own. `from`: rolls used so far.
 */
export function tapeChance(seed: string, tape: Tape, from: number): Chance {
  let used = from;
  return {
    below(n) {
      if (n === 1) return 0;
      const { entry, word } = placeOn(tape, used++);
      const words = stream(seed, entry);
      for (let i = 0; i < word; i++) words.next();
      return bounded(() => words.next().value, n);
    },
  };
}

/** Which entry's luck a roll had in the first match, and the how manieth of it. */
function placeOn(tape: Tape, roll: number): { readonly entry: number; readonly word: number } {
  let left = roll;
  for (const [entry, rolls] of tape.entries()) {
    if (left < rolls) return { entry, word: left };
    left -= rolls;
  }
  return { entry: tape.length + left, word: 0 };
}

/** What a bot draws its own luck from: settled by the table, useless for guessing the table's. */
export const botSeed = (seed: string, seat: Seat, entry: number): string =>
  bytesToHex(hash(`${seed}:bot:${seat}:${entry}`));

/** The luck of a bot's eyes; what it sees stays the same for a moment. */
export const eyeSeed = (seed: string, seat: Seat, moment: string): string =>
  bytesToHex(hash(`${seed}:glimpse:${seat}:${moment}`));

/** A name for something secret: always the same for the same thing, and telling nothing about it. */
export const secretName = (seed: string, thing: string): string =>
  bytesToHex(hmac(sha256, hash(`${seed}:names`), utf8ToBytes(thing))).slice(0, 32);

const hash = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** 32-bit words, most significant byte first, of SHA-256(seed:entry:0), SHA-256(seed:entry:1)… */
function* stream(seed: string, entry: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hash(`${seed}:${entry}:${block}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}
