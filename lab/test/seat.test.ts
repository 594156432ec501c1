import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type {
  ClientMessage,
  SeatInfo,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { runLab } from '../lab.ts';
import { fakeIo } from './fake-io.ts';

const FAULTY = `node ${fileURLToPath(new URL('./programs/faulty.mjs', import.meta.url))}`;

const HUMAN: SeatInfo = {
  kind: 'human',
  name: 'Deepbot',
  here: true,
  awayMs: 0,
  standIn: null,
  program: 'Mara',
};

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...{ id: 'coral-otter-42', game: 'locker', options: {}, status: 'lobby', watchers: 0, commitment: '' },
  ...{ seats: [{ kind: 'open' }, { kind: 'bot', name: 'Pearl', level: 'seal' }], yours: [], host: false },
  ...{ next: null, asked: null, clock: null, countdowns: [], history: [] },
  settings: {
    listed: false,
    friendlyUndo: false,
    watchable: true,
    watchDelay: 0,
    tempo: 'calm',
    rated: false,
  },
  ...more,
});
const SEATED = table({ yours: [0], seats: [HUMAN, { kind: 'bot', name: 'Pearl', level: 'seal' }] });
const PLAYING = { ...SEATED, status: 'playing' } as const;

const state = (nth: number, more: Partial<StateMessage> = {}): StateMessage => ({
  ...{ t: 'state', seat: 0, seq: nth + 1, from: nth, view: {}, secret: false, toAct: [0], nth, undo: false },
  ...{ news: [{ seat: 0, by: 'player', events: [] }], legal: ['dive', 'return'], choice: null },
  ...{ outcome: null, pictures: {}, decision: null },
  ...more,
});
const OUTCOME = { places: [2, 1], scores: [3, 9] };

/** A server that says what a test tells it to. */
async function openFake(answer: (heard: ClientMessage, say: (message: ServerMessage) => void) => void) {
  const heard: ClientMessage[] = [];
  const http = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer good';
    response.statusCode = isKnown ? 200 : 401;
    response.end(JSON.stringify({ name: 'Deepbot', of: 'Mara', table: 'coral-otter-42', seat: 0 }));
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket: WebSocket) =>
    socket.on('message', text => {
      const message = JSON.parse(String(text)) as ClientMessage;
      heard.push(message);
      answer(message, said => socket.send(JSON.stringify(said)));
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  close = () => {
    for (const client of sockets.clients) client.terminate();
    http.close();
  };
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { url, heard, sockets };
}
let close = (): void => {};
afterEach(() => close());

/** Seats a program, starts, and answers its moves with `judge`. */
const game =
  (judge: (move: Extract<ClientMessage, { t: 'act' }>, say: (message: ServerMessage) => void) => void) =>
  (heard: ClientMessage, say: (message: ServerMessage) => void): void => {
    if (heard.t === 'hello') say({ t: 'table', table: table() });
    if (heard.t === 'sit') {
      say({ t: 'table', table: SEATED });
      say({ t: 'table', table: PLAYING });
      say(state(0));
    }
    if (heard.t === 'act') judge(heard, say);
  };

const seat = (url: string, fault: string, ...more: string[]) => {
  const io = fakeIo();
  const done = runLab(['seat', url, '--token', 'good', '--program', `${FAULTY} ${fault}`, ...more], io);
  return done.then(code => ({ code, said: [...io.out, ...io.err].join('\n') }));
};

const refuse: Parameters<typeof game>[0] = ({ nth, action }, say) => {
  if (action === 'fly away')
    say({ t: 'refused', seat: 0, nth, refusal: { code: 'illegal', rule: 'LOCKER-24' } });
  else {
    say({ t: 'accepted', seat: 0, nth });
    say(nth < 3 ? state(nth + 1) : state(nth + 1, { toAct: [], legal: [], outcome: OUTCOME }));
  }
};

test('PROGRAM-14: a program sits down where its token says, plays its decisions once each, and hears the end', async () => {
  const { url, heard } = await openFake(game(refuse));
  const { code, said } = await seat(url, 'none');
  expect(code, said).toBe(0);
  expect(said).toContain('Deepbot, program of Mara, goes to coral-otter-42');
  expect(said).toContain('the match is over: place 2');
  expect(heard.filter(({ t }) => t !== 'sync')).toEqual([
    { t: 'hello', protocol: 1, table: 'coral-otter-42' },
    { t: 'sit', seat: 0, name: 'Deepbot' },
    ...[0, 1, 2, 3].map(nth => ({ t: 'act', seat: 0, nth, action: 'dive' })),
  ]);
});

test('PROGRAM-15: an answer the table refuses is asked for again with the reason, three times at most', async () => {
  const patient = await openFake(game(refuse));
  expect(await seat(patient.url, 'learns')).toMatchObject({ code: 0 });
  expect(patient.heard.filter(({ t }) => t === 'act')).toHaveLength(4 + 3); // each of three turns once more
  close();
  const strict = await openFake(game(refuse));
  const { code, said } = await seat(strict.url, 'illegal');
  expect(code).toBe(1);
  expect(said).toContain(
    '3 answers could not be played, the last: illegal: rule LOCKER-24. Its seat is left',
  );
  expect(strict.heard.filter(({ t }) => t === 'act')).toHaveLength(1 + 3);
});

test('PROGRAM-16: a program that ends leaves its seat like a player who went, and it is said', async () => {
  const { url, sockets } = await openFake(game(refuse));
  const gone = once(sockets, 'connection').then(([socket]) => once(socket as WebSocket, 'close'));
  const { code, said } = await seat(url, 'crash');
  expect(code).toBe(1);
  expect(said).toMatch(/it ended \(exit code 1\).*Its seat is left as if its player had gone/s);
  await gone;
});

test('PROGRAM-16: a decision that was taken otherwise is asked no more, and a late answer counts for nothing', async () => {
  const { url, heard } = await openFake(
    game((move, say) => {
      say({ t: 'accepted', seat: 0, nth: move.nth });
      if (move.nth !== 0) return say(state(9, { from: 0, toAct: [], legal: [], outcome: OUTCOME }));
      say(state(1)); // its second turn, to which it answers with an old number
      say(state(2)); // time was up: the table has decided
      say(state(3, { toAct: [], legal: [], outcome: OUTCOME }));
    }),
  );
  expect(await seat(url, 'late')).toMatchObject({ code: 0 });
  expect(heard.filter(({ t }) => t === 'act')).toEqual([{ t: 'act', seat: 0, nth: 0, action: 'dive' }]);
});

test('PROGRAM-16: a broken line is taken up again, and the seat taken back from a bot that stood in', async () => {
  let lines = 0;
  const { url, heard, sockets } = await openFake((message, say) => {
    if (message.t !== 'hello') return game(refuse)(message, say);
    if (++lines === 1) return game(refuse)(message, say);
    const standIn = { level: 'seal', since: 1, given: true } as const;
    say({ t: 'table', table: { ...PLAYING, seats: [{ ...HUMAN, standIn }] } });
    say(state(3, { from: 0, news: [] }));
  });
  sockets.on('connection', (socket: WebSocket) => {
    if (lines === 0) socket.on('message', text => String(text).includes('act') && socket.terminate());
  });
  expect(await seat(url, 'none')).toMatchObject({ code: 0 });
  expect(heard.map(({ t }) => t)).toContain('back');
});

test.each([
  [['seat'], 'Give its link'],
  [['seat', 'http://127.0.0.1:1/t/x', '--token', 't'], 'which --program?'],
  [['seat', 'http://127.0.0.1:1/t/x', '--program', 'x'], 'give the --token'],
  [['seat', 'http://127.0.0.1:1/t/x', '--program', 'x', '--token', 't'], 'does not answer'],
])('lab %s says what is wrong', async (args, problem) => {
  const io = fakeIo();
  expect(await runLab(args, io)).toBe(1);
  expect(io.err.join('')).toContain(problem);
});

test('a token the server does not know is said to be so', async () => {
  const { url } = await openFake(() => {});
  const io = fakeIo();
  expect(await runLab(['seat', url, '--token', 'bad', '--program', 'x'], io)).toBe(1);
  expect(io.err.join('')).toContain('does not know this token');
});
