const WHOLE_TEXT = 0x81; // final, text
const SHORT = 126; // below that a length is its own byte; else this stands for two bytes, the next number for eight
const MEDIUM = 1 << 16;

/**
 * A text as the frame a server sends (RFC 6455, 5.2). Header and text are one piece of memory and hence one plain
 * write; many who are told the same are sent the same piece.
 */
export function textFrames(): (text: string) => Buffer {
  let last = '';
  let frame = framed(last);
  return text => {
    if (text !== last) [last, frame] = [text, framed(text)];
    return frame;
  };
}

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header, length === text.length ? 'latin1' : 'utf8'); // a byte a character is plain ASCII
  return frame;
}
