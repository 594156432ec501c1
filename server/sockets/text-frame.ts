const WHOLE_TEXT = 0x81; // final, text
const SHORT = 126; // below that a length is its own byte; else this stands for two bytes, the next number for eight
const MEDIUM = 1 << 16;

/**
 * A text as the frame a server sends (RFC 6455, 5.2), a byte a character: a socket takes such a string as it is,
 * where a piece of memory would have to be made first. Many who are told the same are sent the same frame.
 */
export function textFrames(): (text: string) => string {
  let last = '';
  let frame = framed(last);
  return text => {
    if (text !== last) [last, frame] = [text, framed(text)];
    return frame;
  };
}

function framed(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1'); // a byte a character is plain ASCII
  return headerOf(length) + bytes;
}

function headerOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < MEDIUM) return String.fromCharCode(WHOLE_TEXT, SHORT, length >> 8, length & 0xff);
  const header = Buffer.from([WHOLE_TEXT, SHORT + 1, ...Array.from({ length: 8 }, () => 0)]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header.toString('latin1');
}
