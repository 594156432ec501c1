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

/**
 * How a piece came from the one before, as it stands in a patch. Only a place in the new text itself is another one in
 * every patch, so that the numbers are cut where one leaps there, and where one leaps back.
 */
export interface PieceEdit {
  readonly lead: number; // characters at its beginning that are the same
  readonly numbers: readonly string[]; // from there to the last COPY, which goes on into the next piece
  readonly leaps: readonly number[]; // the SKIPs in between, there and back in turn, as if both pieces began at one place
  readonly tail: number; // characters at its end that are the same
  readonly puts: string; // what is new
}

/** Compares one piece with the same piece before. */
export type EditPiece = (before: TextPiece, after: TextPiece) => PieceEdit;

export const editPiece: EditPiece = (before, after) => {
  const { text } = after;
  const [had, has] = [before.text.length, text.length];
  was = codesOf(before.text, was);
  is = codesOf(text, is);
  after.check = checkOfCodes(is, has);
  const lead = findCopies(had, has);
  const leaps: number[] = [];
  const numbers: string[] = [];
  let [some, puts] = ['', ''];
  let [told, place, isThere] = [lead, lead, false]; // of the new piece; where one copies from, and whether that is the new one
  for (let c = 0; c < copied; c += 3) {
    const to = copies[c] as number;
    const from = copies[c + 1] as number;
    const length = copies[c + 2] as number;
    const added = to - told;
    const isOwn = from >= had && to < has;
    const skipped = (isOwn ? from - had : from) - place - added;
    if (added > 0) puts += text.slice(told, to);
    some += `${numberText(added)} `;
    if (isOwn === isThere) some += numberText(skipped);
    else {
      numbers.push(some);
      leaps.push(skipped);
      some = '';
    }
    if (c + 3 < copied) some += ` ${numberText(length)} `;
    told = to + length;
    place += added + skipped + length;
    isThere = isOwn;
  }
  numbers.push(some);
  return { lead, numbers, leaps, tail: copies[copied - 1] as number, puts };
};

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

/** Remembers what it compared: others are often told the same, after the same. */
export function rememberingEdits(): EditPiece {
  const known: { before: TextPiece; after: TextPiece; edit: PieceEdit }[] = [];
  return (before, after) => {
    for (const one of known) if (one.after === after && one.before.text === before.text) return one.edit;
    const edit = editPiece(before, after);
    known.push({ before, after, edit });
    return edit;
  };
}

const NOTHING = new TextPiece('');

/** One patch of a whole text. What has not changed is not even compared. */
export function writePatch(key: string, before: Pieces, after: Pieces, edit: EditPiece = editPiece): string {
  let all = 0;
  for (const { text } of before) all += text.length;
  let [numbers, puts, check] = ['  ', '', 0];
  let copied = 0; // the last COPY, which is not written yet
  let [begun, done] = [0, 0]; // where this piece begins, before and after
  for (let i = 0; i < after.length; i++) {
    const [old, piece] = [before[i] ?? NOTHING, after[i] as TextPiece];
    if (old.text === piece.text) {
      if (old !== piece) piece.check = old.check;
      copied += piece.text.length;
    } else {
      const { lead, numbers: texts, leaps, tail, puts: put } = edit(old, piece);
      numbers += `${numberText(copied + lead)} ${texts[0]}`;
      for (let n = 0; n < leaps.length; n++) {
        const apart = all + done - begun;
        numbers += numberText((leaps[n] as number) + (n % 2 === 0 ? apart : -apart)) + texts[n + 1];
      }
      numbers += ' ';
      puts += put;
      copied = tail;
    }
    check = joinChecks(check, piece.check, piece.text.length);
    begun += old.text.length;
    done += piece.text.length;
  }
  return `${PATCH_MARK}${key} ${checkText(check)} ${numbers}${numberText(copied)}\n${puts}`;
}

/** Texts of the numbers a patch is made of: writing one anew takes longer than finding what it stands for. */
const NUMBERS = Array.from({ length: 2048 }, (_, n) => (n === 0 ? '' : n.toString(36)));

const numberText = (n: number): string => (n < 0 ? `-${numberText(-n)}` : (NUMBERS[n] ?? n.toString(36)));

const GRAM = 6; // characters that must be the same for two places to be compared
const WORTH = 8; // a shorter copy takes more than it saves
const NEAR_WORTH = 4; // the same for one that goes on where the last one would have
const MOST_SEEN = 8192; // characters of what has changed that are searched
const STRIDE = WORTH - GRAM + 1; // of the grams that are noted: whatever is worth a copy holds one of them
const SLOT_BITS = 11;
const slots = new Int32Array(1 << SLOT_BITS); // where a gram was seen last, counted from `origin`; below that: not in these pieces
let origin = 1;
let next = 1; // where the next pieces' places begin
const FARTHEST = 1 << 30;

let copies = new Int32Array(1 << 10); // in threes: where to, where from, how much; from beyond the piece before = from the new one itself
let copied = 0; // numbers of them

function addCopy(to: number, from: number, length: number): void {
  if (copied + 3 > copies.length) {
    const more = new Int32Array(2 * copies.length);
    more.set(copies);
    copies = more;
  }
  copies[copied] = to;
  copies[copied + 1] = from;
  copies[copied + 2] = length;
  copied += 3;
}

/**
 * As data compressors do it: whatever stood in the piece before, or stands in this one already, is copied. Answers how
 * much is the same at the beginning; the last copy is that of the end, be it nothing.
 */
function findCopies(before: number, after: number): number {
  const shorter = Math.min(before, after);
  copied = 0;
  let lead = alike(was, 0, 0, shorter);
  let tail = alikeBackwards(before, after, shorter - lead);
  if (lead < NEAR_WORTH) lead = 0;
  if (tail < NEAR_WORTH) tail = 0;
  if (after - tail - lead >= WORTH) copyWithin(before, before - tail, lead, after - tail);
  addCopy(after - tail, before - tail, tail);
  return lead;
}

/**
 * Finds what can be copied between `start` and `stop`; the pieces are the same before, and after `stopBefore`.
 * `before` is the length of the piece before.
 */
function copyWithin(before: number, stopBefore: number, start: number, stop: number): void {
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
      if (!hasSeen) see(before, start, stopBefore, stop);
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
    addCopy(at, from, length);
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
  const stop = end - GRAM;
  const start = Math.max(first, stop - MOST_SEEN);
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
