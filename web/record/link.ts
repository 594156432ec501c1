/**
 * A whole logbook in the fragment of an address: it opens as a replay anywhere, and no server sees it. Bytes:
 * a checksum of the rest, how many 32-byte numbers follow, those, and the text, deflated. Seeds and hashes are
 * nothing but luck, so they are kept out of the text, which shrinks well without them.
 */
import { seatLetter } from '@fathoms/kernel/game.ts';
import { formatRecord, type MatchRecord } from '@fathoms/table/record/record.ts';

const LARGEST = 4_000_000; // bytes of text; a thousand moves take a hundred thousand
const NUMBER = 32; // bytes
const MARKS = { table: '!', bot: '?' } as const;

export async function packRecord(record: MatchRecord): Promise<string> {
  const { entries, ...header } = record;
  const numbers: string[] = [];
  const head = JSON.stringify(header, (_, value: unknown) =>
    typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? `#${numbers.push(value) - 1}` : value,
  );
  const lines = entries.map(
    ({ seat, by, action, rolls }) => `${seatLetter(seat)}${by ? MARKS[by] : ''}${action}\t${rolls.join(' ')}`,
  );
  const text = await piped(
    new TextEncoder().encode([head, ...lines].join('\n')),
    new CompressionStream('deflate-raw'),
  );
  const body = new Uint8Array([numbers.length, ...numbers.flatMap(bytesOfHex), ...text]);
  return toBase64(new Uint8Array([...checksum(body), ...body]));
}

/** The logbook as a file would hold it; null = the link is damaged. Whether the match holds is for its reader to say. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(packed);
    const body = bytes.slice(4);
    if (checksum(body).some((byte, i) => byte !== bytes[i])) return null;
    const start = 1 + (body[0] ?? 0) * NUMBER;
    const text = await piped(body.slice(start), new DecompressionStream('deflate-raw'));
    return formatRecord(readText(new TextDecoder().decode(text), body.slice(1, start)));
  } catch (problem) {
    console.warn('a game in a link does not open', problem);
    return null;
  }
}

function readText(text: string, numbers: Uint8Array): MatchRecord {
  const [head = '', ...lines] = text.split('\n');
  const header = JSON.parse(head, (_, value: unknown) => {
    const [, digits] = (typeof value === 'string' && /^#(\d+)$/.exec(value)) || [];
    if (digits === undefined) return value;
    return hexOf(numbers.slice(Number(digits) * NUMBER, (Number(digits) + 1) * NUMBER));
  }) as Omit<MatchRecord, 'entries'>;
  const entries = lines.map(line => {
    const [, letter = '', mark, action = '', rolls = ''] = /^([A-Z])([!?]?)(.*)\t([\d ]*)$/.exec(line) ?? [];
    const by = mark === MARKS.table ? ('table' as const) : mark === MARKS.bot ? ('bot' as const) : null;
    const luck = rolls === '' ? [] : rolls.split(' ').map(Number);
    return { seat: letter.charCodeAt(0) - 65, action, rolls: luck, ...(by && { by }) };
  });
  return { ...header, entries };
}

/** Through a stream, and no further than a logbook can be long. */
async function piped(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) throw new Error('too long for a logbook');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** FNV-1a: enough to tell a letter that was lost on the way. */
function checksum(bytes: Uint8Array): number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return [hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255];
}

const bytesOfHex = (hex: string): number[] => (hex.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
