import { Duplex } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import type { ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { encode } from '../encode.ts';
import { openOutbox } from '../outbox.ts';

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

test('a message reads back as what it was, whoever saw the same view before', () => {
  const state = (seat: number, view: unknown) =>
    ({ t: 'state', seat, view, toAct: [1] }) as unknown as StateMessage;
  const [open, own] = [{ cards: ['a"}', 'ö'] }, { cards: ['b'] }];
  const said: ServerMessage[] = [
    state(0, open),
    state(1, own),
    state(2, open),
    state(3, open),
    { t: 'pong' },
  ];
  for (const message of said) expect(JSON.parse(encode(message))).toEqual(message);
});
