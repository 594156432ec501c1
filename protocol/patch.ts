/**
 * What somebody was told last, changed into what they are told now. A frame that is no message but a patch begins
 * with `~`; its format is SYNC-43 in docs/spec/sync.md. It is about text: what comes out is what would have been
 * sent, character by character, or nothing.
 */
export const PATCH_MARK = '~';

/** Far more than any table tells: a patch that makes more is none. */
const LONGEST = 1 << 22;

/** What a patch is for: the table, or the state of a seat; null = neither, it is always told whole. */
export const patchKeyOf = (text: string): string | null => {
  const [, seat, table] = WHOLE.exec(text) ?? [];
  return seat ?? table ?? null;
};

const WHOLE = /^\{"t":"(?:state","seat":(\d+|null),|(table)")/;

const FACTOR = 16_777_619;

/** Two texts that are not the same have, all but surely, other check values. */
export function checkOf(text: string): number {
  let check = 0;
  for (let i = 0; i < text.length; i++) check = (Math.imul(check, FACTOR) + text.charCodeAt(i)) | 0;
  return check;
}

/** The units of a text. */
export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/** The check of a text, from its units. */
export function checkOfCodes(codes: Codes, length: number): number {
  let check = 0;
  for (let i = 0; i < length; i++) check = (Math.imul(check, FACTOR) + (codes[i] as number)) | 0;
  return check;
}

/** The check of two texts one after the other, from their own. */
export function joinChecks(first: number, second: number, secondLength: number): number {
  let [power, factor] = [1, FACTOR];
  for (let bits = secondLength; bits > 0; bits >>>= 1) {
    if (bits & 1) power = Math.imul(power, factor);
    factor = Math.imul(factor, factor);
  }
  return (Math.imul(first, power) + second) | 0;
}

/** In two halves: writing a number beyond what the engine counts in takes it ten times as long. */
export function checkText(check: number): string {
  const [high, low] = [Math.floor((check >>> 0) / HALF), (check >>> 0) % HALF];
  return high === 0 ? low.toString(36) : high.toString(36) + (HALF + low).toString(36).slice(1);
}

const HALF = 36 ** 4;

/**
 * Reads the frames of one line, in order: answers with the message each stands for; null = a patch that cannot be
 * understood, after which only a whole message will do (`sync`).
 */
export function openPatchReader(): (frame: string) => string | null {
  const last = new Map<string, string>();
  return frame => {
    if (!frame.startsWith(PATCH_MARK)) {
      const key = patchKeyOf(frame);
      if (key !== null) last.set(key, frame);
      return frame;
    }
    const key = frame.slice(PATCH_MARK.length, frame.indexOf(' '));
    const before = last.get(key);
    const text = before === undefined ? null : applyPatch(before, frame);
    if (text === null) last.delete(key);
    else last.set(key, text);
    return text;
  };
}

/** The text a patch makes of the one before; null = it was made for another. */
export function applyPatch(before: string, frame: string): string | null {
  const line = frame.indexOf('\n');
  if (line < 0) return null;
  const [, check, ...numbers] = frame.slice(0, line).split(' ');
  const puts = frame.slice(line + 1);
  let [text, put, at] = ['', 0, 0];
  for (let i = 0; i < numbers.length; i += 3) {
    const [added, skipped, copied] = [0, 1, 2].map(n => numberOf(numbers[i + n] ?? '')) as Triple;
    if (!(added >= 0 && put + added <= puts.length)) return null; // what is no number is not larger either
    text += puts.slice(put, put + added);
    put += added;
    at += added + skipped;
    if (!(at >= 0 && copied >= 0 && at + copied <= before.length + text.length)) return null;
    const source = at + copied <= before.length ? before : before + text;
    text += source.slice(at, at + copied);
    at += copied;
    if (text.length > LONGEST) return null;
  }
  return put === puts.length && checkText(checkOf(text)) === check ? text : null;
}

type Triple = [number, number, number];

const numberOf = (text: string): number => (text === '' ? 0 : Number.parseInt(text, 36));
