/**
 * Writes the patches that patch.ts reads. A text is told in pieces, so that what many are told alike, a view or the
 * news, is compared once for all of them.
 */
import { type Codes, checkOf, checkOfCodes, checkText, joinChecks, PATCH_MARK } from './patch.ts';

/** A part of a text. Those who are told it alike are given one and the same. */
export class TextPiece {
  readonly text: string;
  #check: number | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Found when somebody asks for it, once. */
  get check(): number {
    this.#check ??= checkOf(this.text);
    return this.#check;
  }

  set check(known: number) {
    this.#check = known;
  }
}

/** A text cut where it changes and where it stays the same: in order, all of it. */
export type Pieces = readonly TextPiece[];

/** How a piece came from the one before: what of it is copied; the rest is new. */
export interface PieceEdit {
  readonly copies: readonly number[]; // in threes: where to, where from, how much; from beyond the piece before = from the new one itself
  readonly puts: string; // what is new
  readonly middle: string; // all copies but the first and the last, as they stand in a patch; '' = that depends on the patch
}

/** Compares one piece with the same piece before. `at`: which one of the text it is. */
export type EditPiece = (before: TextPiece, after: TextPiece, at: number) => PieceEdit;

export const editPiece: EditPiece = (before, after) => {
  const { text } = after;
  was = codesOf(before.text, was);
  is = codesOf(text, is);
  after.check = checkOfCodes(is, text.length);
  const copies = copiesOf(before.text.length, text.length);
  let puts = '';
  let told = 0;
  for (let i = 0; i < copies.length; i += 3) {
    const to = copies[i] as number;
    if (to > told) puts += text.slice(told, to);
    told = to + (copies[i + 2] as number);
  }
  if (told < text.length) puts += text.slice(told);
  return { copies, puts, middle: middleOf(copies, before.text.length) };
};

/** Who is told the same needs it written only once. A copy from the new text itself is counted from the end of all pieces. */
function middleOf(copies: readonly number[], before: number): string {
  const numbers: string[] = [];
  for (let c = 3; c < copies.length - 3; c += 3) {
    const [toldTo, toldFrom, told] = [copies[c - 3], copies[c - 2], copies[c - 1]] as Three;
    const [to, from, length] = [copies[c], copies[c + 1], copies[c + 2]] as Three;
    if (from >= before || toldFrom >= before) return '';
    const added = to - toldTo - told;
    putNumbers(numbers, added, from - toldFrom - told - added, length);
  }
  return numbers.join(' ');
}

type Three = [number, number, number];

/** The two pieces that are compared right now, as numbers: those are read several times as fast as characters. */
let was: Codes = new Uint8Array(1 << 12);
let is: Codes = new Uint8Array(1 << 12);

/** Browsers and Node have it, the language itself does not. */
declare const TextEncoder: new () => {
  encodeInto(text: string, room: Uint8Array): { readonly read: number; readonly written: number };
};
const encoder = new TextEncoder();

function codesOf(text: string, room: Codes): Codes {
  const { length } = text;
  const bytes = room instanceof Uint8Array && room.length >= length ? room : new Uint8Array(2 * length);
  const { read, written } = encoder.encodeInto(text, bytes);
  if (read === length && written === length) return bytes; // a byte a character
  return Uint16Array.from({ length }, (_, i) => text.charCodeAt(i));
}

/** Remembers what it compared last: the next viewer is often told the same, after the same. */
export function rememberingEdits(): EditPiece {
  const known: { before: TextPiece; after: TextPiece; edit: PieceEdit }[] = [];
  return (before, after, at) => {
    const last = known[at];
    if (last?.after === after && last.before.text === before.text) return last.edit;
    const edit = editPiece(before, after, at);
    known[at] = { before, after, edit };
    return edit;
  };
}

const NOTHING = new TextPiece('');

/** One patch of a whole text. What has not changed is not even compared. */
export function writePatch(key: string, before: Pieces, after: Pieces, edit: EditPiece = editPiece): string {
  let all = 0;
  for (const { text } of before) all += text.length;
  const numbers: string[] = [];
  let [puts, check] = ['', 0];
  let [added, skipped, copied] = [0, 0, 0]; // the three numbers that are not written yet
  let [end, begun, done] = [0, 0, 0]; // where a copy would go on; where this piece begins, before and after
  for (let i = 0; i < after.length; i++) {
    const [old, piece] = [before[i] ?? NOTHING, after[i] as TextPiece];
    const [had, has] = [old.text.length, piece.text.length];
    let told = 0; // of this piece
    if (has > 0 && old.text === piece.text) {
      if (old !== piece) piece.check = old.check;
      if (end !== begun) {
        putNumbers(numbers, added, skipped, copied);
        [added, skipped, copied] = [0, begun - end, 0];
      }
      copied += has;
      end = begun + has;
      told = has;
    } else {
      const { copies, middle, puts: put } = edit(old, piece, i);
      puts += put;
      for (let c = 0; c < copies.length; c += 3) {
        if (c === 3 && middle !== '') {
          putNumbers(numbers, added, skipped, copied);
          numbers.push(middle);
          [added, skipped, copied] = [0, 0, 0];
          c = copies.length - 3;
          const length = copies[c - 1] as number;
          told = (copies[c - 3] as number) + length;
          end = begun + (copies[c - 2] as number) + length;
        }
        const to = copies[c] as number;
        const from = copies[c + 1] as number;
        const isOwn = from >= had; // may stand in what the last copy makes: it must be there first
        const at = isOwn ? all + done + from - had : begun + from;
        if (isOwn || to > told || at !== end) {
          putNumbers(numbers, added, skipped, copied);
          added = to - told;
          skipped = at - end - added;
          copied = 0;
        }
        const length = copies[c + 2] as number;
        copied += length;
        end = at + length;
        told = to + length;
      }
    }
    if (told < has) {
      putNumbers(numbers, added, skipped, copied);
      [added, skipped, copied] = [has - told, 0, 0];
      end += added;
    }
    check = joinChecks(check, piece.check, has);
    begun += had;
    done += has;
  }
  putNumbers(numbers, added, skipped, copied);
  const head = `${PATCH_MARK}${key} ${checkText(check)}`;
  return `${numbers.length === 0 ? head : `${head} ${numbers.join(' ')}`}\n${puts}`;
}

function putNumbers(numbers: string[], added: number, skipped: number, copied: number): void {
  if (added + copied > 0) numbers.push(numberText(added), numberText(skipped), numberText(copied));
}

/** Texts of the numbers a patch is made of: writing one anew takes longer than finding what it stands for. */
const NUMBERS = Array.from({ length: 2048 }, (_, n) => (n === 0 ? '' : n.toString(36)));

const numberText = (n: number): string => (n < 0 ? `-${numberText(-n)}` : (NUMBERS[n] ?? n.toString(36)));

const GRAM = 6; // characters that must be the same for two places to be compared
const WORTH = 8; // a shorter copy takes more than it saves
const NEAR_WORTH = 4; // the same for one that goes on where the last one would have
const ASIDE = 400; // characters beside what has changed that are searched, too
const MOST_SEEN = 8192; // and so many in all
const STRIDE = WORTH - GRAM + 1; // of the grams that are noted: whatever is worth a copy holds one of them
const SLOT_BITS = 11;
const slots = new Int32Array(1 << SLOT_BITS); // where a gram was seen last, counted from `origin`; below that: not in these pieces
let origin = 1;
let next = 1; // where the next pieces' places begin
const FARTHEST = 1 << 30;

/** As data compressors do it: whatever stood in the piece before, or stands in this one already, is copied. */
function copiesOf(before: number, after: number): number[] {
  const shorter = Math.min(before, after);
  const copies: number[] = [];
  let head = alike(was, 0, 0, shorter);
  let tail = alikeBackwards(before, after, shorter - head);
  if (head < NEAR_WORTH) head = 0;
  if (tail < NEAR_WORTH) tail = 0;
  if (head > 0) copies.push(0, 0, head);
  const stop = after - tail;
  if (stop - head >= WORTH) copyWithin(before, before - tail, head, stop, copies);
  if (tail > 0) copies.push(stop, before - tail, tail);
  return copies;
}

/**
 * Finds what can be copied between `start` and `stop`; the pieces are the same before, and after `stopBefore`.
 * `before` is the length of the piece before.
 */
function copyWithin(before: number, stopBefore: number, start: number, stop: number, copies: number[]): void {
  let hasSeen = false;
  let told = start;
  let shift = 0; // between where the last copy came from and where it went
  let [gram, read] = [0, -1]; // the last one, and where it stands
  for (let at = start; at < stop; ) {
    let from = at - shift;
    let back = 0;
    let length = from < before ? alike(was, from, at, Math.min(before - from, stop - at)) : 0;
    if (length >= NEAR_WORTH) back = alikeBackwards(from, at, Math.min(from, at - told));
    else if (at + GRAM <= stop) {
      if (!hasSeen) see(before, start - ASIDE, stopBefore + ASIDE, stop);
      hasSeen = true;
      gram = read === at - 1 ? nextGram(gram, is[at + GRAM - 1] as number) : gramAt(is, at);
      read = at;
      const slot = slotOf(gram);
      from = (slots[slot] as number) - origin;
      slots[slot] = origin + before + at;
      if (from < 0) length = 0;
      else if (from < before) {
        length = alike(was, from, at, Math.min(before - from, stop - at));
        back = alikeBackwards(from, at, Math.min(from, at - told));
      } else length = alike(is, from - before, at, Math.min(stop - at, at - from + before));
      if (length + back < WORTH) length = 0;
    }
    if (length < NEAR_WORTH) {
      at++;
      continue;
    }
    at -= back;
    from -= back;
    length += back;
    if (from < before) shift = at - from;
    copies.push(at, from, length);
    at += length;
    told = at;
  }
}

/** Notes where grams of the piece before stand, and forgets those of other pieces. */
function see(before: number, first: number, end: number, after: number): void {
  origin = next;
  next += before + after;
  if (next > FARTHEST) {
    slots.fill(0);
    origin = 1;
    next = origin + before + after;
  }
  const stop = Math.min(before, end) - GRAM;
  const start = Math.max(0, first, stop - MOST_SEEN);
  for (let at = start, gram = gramAt(was, at); at <= stop; ) {
    slots[slotOf(gram)] = origin + at;
    for (const to = at + STRIDE; at < to; at++) gram = nextGram(gram, was[at + GRAM] as number);
  }
}

function gramAt(codes: Codes, at: number): number {
  let gram = 0;
  for (let i = at; i < at + GRAM; i++) gram = nextGram(gram, codes[i] as number);
  return gram;
}

/** Of the characters before, those that are too long ago are pushed out. */
const nextGram = (gram: number, code: number): number => (Math.imul(gram, 1 << GRAM_SHIFT) + code) | 0;
const GRAM_SHIFT = 6; // bits: GRAM of them are more than a number has

const slotOf = (gram: number): number => Math.imul(gram, -1640531535) >>> (32 - SLOT_BITS);

/** How many characters are the same from here on, of so many at most. */
function alike(codes: Codes, from: number, at: number, most: number): number {
  let length = 0;
  while (length < most && codes[from + length] === is[at + length]) length++;
  return length;
}

/** The same before here. */
function alikeBackwards(from: number, at: number, most: number): number {
  let length = 0;
  while (length < most && was[from - length - 1] === is[at - length - 1]) length++;
  return length;
}
