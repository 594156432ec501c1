import { Duplex } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openOutbox } from '../sockets/outbox.ts';

function connection(left: string[]): Duplex {
  return new Duplex({
    decodeStrings: false, // as sockets have it
    write(frames, _, done) {
      left.push(String(frames));
      done();
    },
  });
}

test('what is written in one go leaves together, and nothing before the last was written', async () => {
  const left: string[] = [];
  const [one, two] = [connection(left), connection(left)];
  const { put } = openOutbox();
  put(one, 'accepted ');
  put(two, 'state of two');
  put(one, 'state');
  expect(left).toEqual([]);
  await soon();
  expect(left).toEqual(['accepted state', 'state of two']);
  put(one, 'later');
  await soon();
  expect(left.at(-1)).toBe('later');
});

test('goodbye is not said before what was said before it, nor to somebody who is gone', async () => {
  const left: string[] = [];
  const [one, two] = [connection(left), connection(left)];
  const { put, letGo } = openOutbox();
  put(one, 'error');
  put(two, 'error');
  two.destroy();
  letGo();
  one.end('goodbye');
  await soon();
  expect(left).toEqual(['error', 'goodbye']);
});
