import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrames } from '../sockets/text-frame.ts';

/** `ws` makes the same, in two pieces; its types do not know of it. */
const { Sender } = ws as unknown as {
  Sender: { frame(data: Buffer, options: object): Buffer[] };
};
const PLAIN = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

const TEXTS = ['', 'reef', 'é', 'ﬁsh 🐟', ...[125, 126, 127, 65_535, 65_536].map(n => 'a'.repeat(n))];

test('a frame is what ws would send, whatever its length and characters', () => {
  const frameOf = textFrames();
  for (const text of [...TEXTS, `${'a'.repeat(65_530)}🐟🐟`])
    expect(frameOf(text)).toBe(Buffer.concat(Sender.frame(Buffer.from(text), PLAIN)).toString('latin1'));
});
