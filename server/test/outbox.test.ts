import { Duplex } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openOutbox } from '../sockets/outbox.ts';

test('what is written in one go leaves together, and nothing before the last was written', async () => {
  const left: string[][] = [];
  const connection = (): Duplex =>
    new Duplex({
      writev(chunks, done) {
        left.push(chunks.map(({ chunk }) => String(chunk)));
        done();
      },
    });
  const [one, two] = [connection(), connection()];
  const hold = openOutbox();
  const write = (to: Duplex, text: string): void => {
    hold(to);
    to.write(text);
  };
  write(one, 'accepted');
  write(two, 'state');
  write(one, 'state');
  expect(left).toEqual([]);
  await soon();
  expect(left).toEqual([['accepted', 'state'], ['state']]);
  write(one, 'later');
  await soon();
  expect(left.at(-1)).toEqual(['later']);
});
