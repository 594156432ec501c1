/**
 * Writes the patches that patch.ts reads. A text is told in pieces, so that what many are told alike, a view or the
 * news, is compared once for all of them.
 */
import { checkOf, checkText, joinChecks, PATCH_MARK } from './patch.ts';

/** How one piece of a text came from the piece before: what of it is copied; the rest is new. */
export interface PieceEdit {
  readonly before: number; // its length
  readonly after: string;
  readonly check: number; // of `after`
  readonly copies: readonly number[]; // in threes: where to, where from, how much; from beyond `before` = from `after` itself
}

/** Compares one piece with the same piece before. */
export const editPiece = (before: string, after: string): PieceEdit => ({
  before: before.length,
  after,
  check: checkOf(after),
  copies: copiesOf(before, after),
});

/** Remembers the piece it compared last: the next viewer is often told the same, after the same. */
export function rememberingEdits(): typeof editPiece {
  let known: PieceEdit | null = null;
  let from = '';
  return (before, after) => {
    if (known === null || before !== from || after !== known.after)
      [from, known] = [before, editPiece(before, after)];
    return known;
  };
}

/** One patch of all pieces of a text, in order. */
export function writePatch(key: string, edits: readonly PieceEdit[]): string {
  const all = edits.reduce((sum, { before }) => sum + before, 0);
  let [check, numbers, puts] = [0, '', ''];
  let [added, skipped, copied] = [0, 0, 0]; // the three numbers that are not written yet
  let [end, begun, done] = [0, 0, 0]; // where a copy would go on; where this piece begins, before and after
  const write = (): void => {
    if (added + copied > 0) numbers += ` ${numberText(added)} ${numberText(skipped)} ${numberText(copied)}`;
  };
  for (const { before, after, check: own, copies } of edits) {
    check = joinChecks(check, own, after.length);
    let told = 0; // of this piece
    for (let i = 0; i < copies.length; i += 3) {
      const [to, from, length] = [copies[i] as number, copies[i + 1] as number, copies[i + 2] as number];
      const isOwn = from >= before; // may stand in what the last copy makes: it must be there first
      const at = isOwn ? all + done + from - before : begun + from;
      if (isOwn || to > told || at !== end) {
        write();
        [added, skipped, copied] = [to - told, at - end - (to - told), 0];
        puts += after.slice(told, to);
      }
      copied += length;
      end = at + length;
      told = to + length;
    }
    if (told < after.length) {
      write();
      [added, skipped, copied] = [after.length - told, 0, 0];
      puts += after.slice(told);
      end += added;
    }
    begun += before;
    done += after.length;
  }
  write();
  return `${PATCH_MARK}${key} ${checkText(check)}${numbers}\n${puts}`;
}

const numberText = (n: number): string => (n === 0 ? '' : n.toString(36));

const GRAM = 6; // characters that must be the same for two places to be compared
const WORTH = 8; // a shorter copy takes more than it saves
const NEAR_WORTH = 4; // the same for one that goes on where the last one would have
const ASIDE = 400; // characters beside what has changed that are searched, too
const MOST_SEEN = 8192; // and so many in all
const SLOT_BITS = 11;
const slots = new Int32Array(1 << SLOT_BITS); // where a gram was seen last, plus one

/** As data compressors do it: whatever stood in the piece before, or stands in this one already, is copied. */
function copiesOf(before: string, after: string): number[] {
  const shorter = Math.min(before.length, after.length);
  const copies: number[] = [];
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  const [lastBefore, lastAfter] = [before.length - 1, after.length - 1];
  while (tail < shorter - head && before.charCodeAt(lastBefore - tail) === after.charCodeAt(lastAfter - tail))
    tail++;
  if (head < NEAR_WORTH) head = 0;
  if (tail < NEAR_WORTH) tail = 0;
  if (head > 0) copies.push(0, 0, head);
  const stop = after.length - tail;
  if (stop - head >= WORTH) copyWithin(before, before.length - tail, after, head, stop, copies);
  if (tail > 0) copies.push(stop, before.length - tail, tail);
  return copies;
}

/** Finds what can be copied between `start` and `stop`; the pieces are the same before, and after `stopBefore`. */
function copyWithin(
  before: string,
  stopBefore: number,
  after: string,
  start: number,
  stop: number,
  copies: number[],
): void {
  let hasSeen = false;
  let told = start;
  let shift = 0; // between where the last copy came from and where it went
  for (let at = start; at < stop; ) {
    let from = at - shift;
    let length = from < before.length ? alike(before, from, after, at, stop) : 0;
    if (length < NEAR_WORTH && at + GRAM <= stop) {
      if (!hasSeen) see(before, start - ASIDE, stopBefore + ASIDE);
      hasSeen = true;
      const slot = slotOf(gramAt(after, at));
      from = (slots[slot] as number) - 1;
      slots[slot] = before.length + at + 1;
      if (from < 0) length = 0;
      else if (from < before.length) length = alike(before, from, after, at, stop);
      else
        length = alike(after, from - before.length, after, at, Math.min(stop, 2 * at - from + before.length));
      if (length < WORTH) length = 0;
    }
    if (length < NEAR_WORTH) {
      at++;
      continue;
    }
    if (from < before.length) {
      const back = alikeBackwards(before, from, after, at, told);
      [from, at, length] = [from - back, at - back, length + back];
      shift = at - from;
    }
    copies.push(at, from, length);
    at += length;
    told = at;
  }
}

const BASE = 31;
let lowest = 1; // what the first character of a gram counts
for (let i = 1; i < GRAM; i++) lowest = Math.imul(lowest, BASE);

/** Notes where the grams of the piece before stand. */
function see(before: string, first: number, end: number): void {
  slots.fill(0);
  const stop = Math.min(before.length, end) - GRAM;
  const start = Math.max(0, first, stop - MOST_SEEN);
  if (start > stop) return;
  let gram = gramAt(before, start);
  for (let at = start; ; at++) {
    slots[slotOf(gram)] = at + 1;
    if (at === stop) return;
    gram = Math.imul(gram - Math.imul(before.charCodeAt(at), lowest), BASE) + before.charCodeAt(at + GRAM);
  }
}

function gramAt(text: string, at: number): number {
  let gram = 0;
  for (let i = at; i < at + GRAM; i++) gram = (Math.imul(gram, BASE) + text.charCodeAt(i)) | 0;
  return gram;
}

const slotOf = (gram: number): number => Math.imul(gram, -1640531535) >>> (32 - SLOT_BITS);

/** How many characters are the same from here on. */
function alike(before: string, from: number, after: string, at: number, stop: number): number {
  const most = Math.min(before.length - from, stop - at);
  let length = 0;
  while (length < most && before.charCodeAt(from + length) === after.charCodeAt(at + length)) length++;
  return length;
}

function alikeBackwards(before: string, from: number, after: string, at: number, told: number): number {
  const most = Math.min(from, at - told);
  let length = 0;
  while (length < most && before.charCodeAt(from - length - 1) === after.charCodeAt(at - length - 1))
    length++;
  return length;
}
