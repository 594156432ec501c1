import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import { openPatchReader, PATCH_MARK } from '@fathoms/protocol/patch.ts';
import { outgoing } from '@fathoms/table/talk/outgoing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTalk } from '../sockets/talk.ts';
import { startedTable, startTestServer, type TestConnection, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What comes over one line, as it comes. */
function framesOf({ socket }: TestConnection): string[] {
  const frames: string[] = [];
  socket.on('message', data => frames.push(String(data)));
  return frames;
}

/** All that was said before has been answered and received. */
async function quiet(...connections: TestConnection[]): Promise<void> {
  for (const connection of connections) {
    connection.send({ t: 'ping' });
    await connection.next(m => m.t === 'pong');
  }
}

/** Whoever is to act does the first thing they may. */
async function moveOn(connections: readonly TestConnection[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const states = connections.map(({ received }) => received.findLast(m => m.t === 'state'));
    const at = states.findIndex(m => m?.t === 'state' && m.legal.length > 0);
    const state = states[at];
    if (state?.t !== 'state' || state.seat === null) throw new Error('nobody is to act');
    expect(await connections[at]?.act(state.seat, state.nth, state.legal[0] ?? '')).toMatchObject({
      t: 'accepted',
    });
    await quiet(...connections);
  }
}

const isPatch = (frame: string): boolean => frame.startsWith(PATCH_MARK);
const ofStates = (frame: string): boolean => /^(~\d|\{"t":"state")/.test(frame);

test('SYNC-42: who asks for changes gets them, and everybody else whole messages, to the same effect', async () => {
  const { ada, table, adaConnection, benConnection } = await startedTable(server.address);
  const changes = await ada.connect();
  const [patched, whole] = [framesOf(changes), framesOf(adaConnection)];
  changes.send({ t: 'hello', protocol: PROTOCOL, table, patches: true });
  await changes.state();
  await quiet(adaConnection);
  whole.length = 0;
  await moveOn([adaConnection, benConnection], 12);
  await quiet(changes);
  expect(whole.some(isPatch)).toBe(false);
  const states = patched.filter(ofStates);
  expect(isPatch(states[0] ?? '')).toBe(false);
  expect(states.slice(1).every(isPatch)).toBe(true);
  const read = openPatchReader();
  expect(
    patched
      .map(read)
      .filter(text => ofStates(text ?? ''))
      .slice(1),
  ).toEqual(whole.filter(ofStates));
  const bytes = (frames: readonly string[]) => frames.filter(ofStates).join('').length;
  expect(bytes(states.slice(1))).toBeLessThan(0.4 * bytes(whole));
});

test('SYNC-45: whole again after sync, after hello, and on a new line', async () => {
  const { ada, table, adaConnection, benConnection } = await startedTable(server.address);
  const changes = await ada.connect();
  const frames = framesOf(changes);
  const hello = { t: 'hello', protocol: PROTOCOL, table, patches: true } as const;
  const next = async (): Promise<string[]> => {
    await quiet(changes, adaConnection, benConnection);
    return frames.splice(0).filter(ofStates);
  };
  const step = async (): Promise<boolean[]> => {
    await moveOn([adaConnection, benConnection], 1);
    return (await next()).map(isPatch);
  };
  changes.send(hello);
  expect((await next()).map(isPatch)).toEqual([false]);
  expect(await step()).toEqual([true]);
  changes.send({ t: 'sync' });
  expect((await next()).map(isPatch)).toEqual([false]);
  expect(await step()).toEqual([true]);
  changes.send(hello);
  expect((await next()).map(isPatch)).toEqual([false]);
  expect(await step()).toEqual([true]);
  changes.send({ t: 'hello', protocol: PROTOCOL, table }); // it takes none any more
  expect((await next()).map(isPatch)).toEqual([false]);
  expect(await step()).toEqual([false]);
  const again = await ada.join(table, { patches: true });
  expect(framesOf(again).some(isPatch)).toBe(false);
  await again.state();
});

test('SYNC-45: a story told from the start is whole, and so is what a patch would not shorten', () => {
  const talk = openTalk();
  const state = (from: number, view: string) =>
    outgoing({ t: 'state', seat: 0, seq: 3, from, news: [], view } as never);
  expect(talk.frameOf(state(2, 'reef and wreck'))).toBe(state(2, 'reef and wreck').text());
  expect(isPatch(talk.frameOf(state(2, 'wreck and reef')))).toBe(true);
  expect(isPatch(talk.frameOf(state(0, 'wreck and reef')))).toBe(false);
  expect(isPatch(talk.frameOf(state(2, 'wreck')))).toBe(true);
  const table = (info: unknown) => outgoing({ t: 'table', table: info } as never);
  expect(talk.frameOf(table(1))).toBe(table(1).text());
  expect(talk.frameOf(table(2))).toBe(table(2).text());
});
