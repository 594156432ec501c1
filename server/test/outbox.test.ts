import { Duplex } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openOutbox } from '../sockets/outbox.ts';

test('what is said in one breath leaves together, and nobody’s before the last was said', async () => {
  const left: string[][] = [];
  const line = (): Duplex =>
    new Duplex({
      writev(chunks, done) {
        left.push(chunks.map(({ chunk }) => String(chunk)));
        done();
      },
    });
  const [one, two] = [line(), line()];
  const hold = openOutbox();
  const say = (to: Duplex, text: string): void => {
    hold(to);
    to.write(text);
  };
  say(one, 'accepted');
  say(two, 'state');
  say(one, 'state');
  expect(left).toEqual([]);
  await soon();
  expect(left).toEqual([['accepted', 'state'], ['state']]);
  say(one, 'later');
  await soon();
  expect(left.at(-1)).toEqual(['later']);
});
