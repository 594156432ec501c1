import { type ClientMessage, PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import { TextPiece, writePatch } from '@fathoms/protocol/write-patch.ts';
import { expect, test } from 'vitest';
import type { Condition } from '../connection.ts';
import { onlineTransport, type Socket, waitBefore } from '../online-connection.ts';
import { fakeClock, tableOf } from './fakes.ts';

interface FakeSocket extends Socket {
  readonly received: ClientMessage[];
  readonly deliver: (message: ServerMessage) => void;
  closed: boolean;
}

function fakeSocket(): FakeSocket {
  const received: ClientMessage[] = [];
  const socket: FakeSocket = {
    received,
    closed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => received.push(JSON.parse(text)),
    close() {
      socket.closed = true;
      socket.onclose?.();
    },
    deliver: message => socket.onmessage?.({ data: JSON.stringify(message) }),
  };
  return socket;
}

function connected() {
  const clock = fakeClock();
  const sockets: FakeSocket[] = [];
  const messages: ServerMessage[] = [];
  const conditions: Condition[] = [];
  let wake = (): void => {};
  const transport = onlineTransport({
    ...clock,
    woken(run) {
      wake = run;
      return () => {
        wake = () => {};
      };
    },
    random: () => 0.5,
    picture: async () => 'gone',
    open() {
      sockets.push(fakeSocket());
      return sockets[sockets.length - 1] as FakeSocket;
    },
  });
  const connection = transport.connect(
    'coral-otter-42',
    message => messages.push(message),
    condition => conditions.push(condition),
  );
  const socket = () => sockets[sockets.length - 1] as FakeSocket;
  const welcome = () => {
    socket().onopen?.();
    socket().deliver({ t: 'table', table: tableOf([0]) });
  };
  return { connection, clock, sockets, messages, conditions, socket, welcome, wake: () => wake() };
}

const hello = { t: 'hello', protocol: PROTOCOL, table: 'coral-otter-42', patches: true };
const act = { t: 'act', seat: 0, nth: 3, action: 'dive' } as const;

test('a connection says hello first and is live once the table answers', () => {
  const { socket, conditions, messages, welcome } = connected();
  expect(conditions).toEqual([{ is: 'connecting' }]);
  welcome();
  expect(socket().received).toEqual([hello]);
  expect(conditions.at(-1)).toEqual({ is: 'live' });
  expect(messages).toHaveLength(1);
});

test('what is sent before the connection is live goes out after the greeting', () => {
  const { connection, socket, welcome } = connected();
  connection.send(act);
  expect(socket().received).toEqual([]);
  welcome();
  expect(socket().received).toEqual([hello, act]);
});

test('an action nobody answered is sent again after a loss, an answered one is not', () => {
  const { connection, clock, socket, welcome } = connected();
  welcome();
  connection.send({ ...act, nth: 2 });
  connection.send(act);
  socket().deliver({ t: 'accepted', seat: 0, nth: 2 });
  socket().close();
  clock.pass(300);
  welcome();
  expect(socket().received).toEqual([hello, act]);
  socket().deliver({ t: 'refused', seat: 0, nth: 3, refusal: { code: 'over' } });
  socket().close();
  clock.pass(300);
  welcome();
  expect(socket().received).toEqual([hello]);
});

test('tries come later and later, up to a limit, and start over after a success', () => {
  expect([0, 1, 2, 10].map(attempt => waitBefore(attempt, () => 0))).toEqual([200, 400, 800, 2500]);
  expect(waitBefore(0, () => 0.999)).toBeLessThan(400);
  const { clock, sockets, socket, welcome } = connected();
  welcome();
  socket().close();
  clock.pass(299);
  expect(sockets).toHaveLength(1);
  clock.pass(1);
  expect(sockets).toHaveLength(2);
  socket().close();
  clock.pass(599);
  expect(sockets).toHaveLength(2);
  clock.pass(1);
  welcome();
  socket().close();
  clock.pass(300);
  expect(sockets).toHaveLength(4);
});

test('a loss is dated from its beginning, however often it is tried', () => {
  const { clock, conditions, socket, welcome } = connected();
  welcome();
  clock.pass(1000);
  socket().close();
  clock.pass(300);
  socket().close();
  expect(conditions.filter(({ is }) => is === 'lost')).toEqual([
    { is: 'lost', since: 1000 },
    { is: 'lost', since: 1000 },
  ]);
});

test('trying now does not wait for the next turn', () => {
  const { connection, clock, sockets, socket, welcome } = connected();
  welcome();
  connection.retry();
  expect(sockets).toHaveLength(1);
  socket().close();
  connection.retry();
  expect(sockets).toHaveLength(2);
  welcome();
  clock.pass(2000);
  expect(sockets).toHaveLength(2);
});

test.each(['stale-page', 'no-table'] as const)(
  'a greeting refused with %s ends the connection for good',
  why => {
    const { clock, sockets, socket, conditions } = connected();
    socket().onopen?.();
    socket().deliver({ t: 'error', code: why, about: 'hello' });
    expect(conditions.at(-1)).toEqual({ is: 'gone', why });
    expect(socket().closed).toBe(true);
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  },
);

test('SYNC-38: a silent connection is asked, given up within six seconds, and opened again', () => {
  const { clock, sockets, socket, conditions, welcome } = connected();
  welcome();
  clock.pass(3000);
  expect(socket().received.at(-1)).toEqual({ t: 'ping' });
  socket().deliver({ t: 'pong' });
  clock.pass(5999);
  expect(conditions.at(-1)).toEqual({ is: 'live' });
  clock.pass(1);
  expect(conditions.at(-1)).toEqual({ is: 'lost', since: 9000 });
  expect(sockets[0]?.closed).toBe(true);
  clock.pass(300);
  expect(sockets).toHaveLength(2);
});

test('SYNC-38: a move nobody answers is sent again on a new socket after four seconds', () => {
  const { connection, clock, sockets, socket, welcome } = connected();
  welcome();
  clock.pass(2900);
  connection.send(act);
  clock.pass(3999);
  expect(sockets).toHaveLength(1);
  clock.pass(301);
  expect(sockets).toHaveLength(2);
  welcome();
  expect(socket().received).toEqual([hello, act]);
});

test('a socket that never opens makes way for the next one, at most eight seconds apart', () => {
  const { clock, sockets, conditions } = connected();
  clock.pass(60_000);
  expect(conditions.at(-1)?.is).toBe('lost');
  const before = sockets.length;
  clock.pass(8000);
  expect(sockets.length).toBeGreaterThan(before);
});

test('SYNC-38: a page that is woken asks at once, and what comes late from a line given up is not heard', () => {
  const { clock, sockets, socket, messages, welcome, wake } = connected();
  welcome();
  const old = socket();
  wake();
  expect(old.received.at(-1)).toEqual({ t: 'ping' });
  clock.pass(3000);
  wake(); // lost by now: it does not wait for its turn
  expect(sockets).toHaveLength(2);
  const heard = messages.length;
  old.deliver({ t: 'pong' });
  expect(messages).toHaveLength(heard);
});

test('a move the server had no time for is said again after a breath', () => {
  const { connection, clock, socket, welcome } = connected();
  welcome();
  connection.send(act);
  socket().deliver({ t: 'error', code: 'too-fast', about: '' });
  clock.pass(1000);
  expect(socket().received).toEqual([hello, act, act]);
});

test('a closed connection stays closed', () => {
  const { connection, clock, sockets, welcome } = connected();
  welcome();
  connection.close();
  clock.pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
});

test('SYNC-46: a patch is read as what it makes; of one that does not fit nothing is, and all is asked for', () => {
  const { socket, messages, welcome, clock } = connected();
  welcome();
  const frame = (data: string) => socket().onmessage?.({ data });
  const [before, after] = [1, 2].map(watchers =>
    JSON.stringify({ t: 'table', table: { ...tableOf([0]), watchers } }),
  ) as [string, string];
  const patch = writePatch('table', [new TextPiece(before)], [new TextPiece(after)]);
  frame(before);
  frame(patch);
  expect(messages.at(-1)).toEqual(JSON.parse(after));
  const told = messages.length;
  frame(patch.replace(/ \w+/, ' 0'));
  frame(patch); // still without what it is of
  expect(messages).toHaveLength(told);
  expect(socket().received.slice(1)).toEqual([{ t: 'sync' }]);
  clock.pass(1000);
  frame(patch);
  expect(socket().received.slice(1)).toEqual([{ t: 'sync' }, { t: 'sync' }]);
  frame(before);
  frame(patch);
  expect(messages.at(-1)).toEqual(JSON.parse(after));
});

test('SYNC-42: a node of an earlier build that does not know of patches is greeted without', () => {
  const { socket, sockets, clock, welcome } = connected();
  socket().onopen?.();
  socket().deliver({ t: 'error', code: 'bad-message', about: 'hello' });
  clock.pass(1000);
  expect(sockets).toHaveLength(2);
  welcome();
  expect(socket().received).toEqual([{ t: 'hello', protocol: PROTOCOL, table: 'coral-otter-42' }]);
});
