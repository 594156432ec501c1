import { randomBytes } from 'node:crypto';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { standing } from '@fathoms/table/match/journal.ts';
import type { NodeMessage } from '@fathoms/table/room/ports.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type Fanout, openHub } from '../cluster/fanout.ts';
import { openNodes } from '../cluster/nodes.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { adminConsole } from './admin-console.ts';
import { ENGINES, type NodeEngine } from './engines.ts';
import {
  person,
  randomThink,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

let servers: TestServer[] = [];
let stores: Store[] = [];
let thoughts = 0;
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await Promise.all(stores.map(store => store.close()));
  [servers, stores, thoughts] = [[], [], 0];
});

const think: typeof randomThink = question => {
  thoughts++;
  return randomThink(question);
};

async function startNodes(engine: NodeEngine, count: number): Promise<string[]> {
  const company = randomBytes(4).toString('hex');
  for (let i = 0; i < count; i++) {
    const store = await engine.store();
    stores.push(store);
    const fanout = await engine.fanout(`${company}-${i}`);
    servers.push(await startTestServer(store, think, null, undefined, fanout));
  }
  return servers.map(server => server.address);
}

/** The same guest, calling another node. */
async function sameAt(address: string, guest: TestPerson): Promise<TestPerson> {
  const there = await person(address);
  there.cookie = guest.cookie;
  return there;
}

/** Ada at the first node and Ben at the second, at a started table. */
async function startedApart(addresses: readonly string[]) {
  const [ada, ben] = [await person(addresses[0]!), await person(addresses[1]!)];
  const table = await ada.newTable(2);
  const [adaConnection, benConnection] = [await ada.join(table), await ben.join(table)];
  adaConnection.send({ t: 'sit', seat: 0, name: 'Ada' });
  benConnection.send({ t: 'sit', seat: 1, name: 'Ben' });
  await adaConnection.next(m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  adaConnection.send({ t: 'start' });
  const states = [await adaConnection.state(), await benConnection.state()] as const;
  return { ada, ben, table, adaConnection, benConnection, states };
}

const upTo = (connection: TestConnection, seq: number): Promise<StateMessage> =>
  connection.state(state => state.seq >= seq);
/** The newest state from `seq` on, whoever has read past it. */
async function latest(connection: TestConnection, seq: number): Promise<StateMessage> {
  for (;;) {
    const found = connection.received.findLast(m => m.t === 'state' && m.seq >= seq);
    if (found?.t === 'state') return found;
    await connection.next();
  }
}
const kindOf = (message: ServerMessage): string => (message.t === 'error' ? message.code : message.t);

for (const [name, open] of Object.entries(ENGINES))
  describe(`nodes over ${name}`, () => {
    test('people at different nodes play a whole match, and a watcher at a third sees it', async () => {
      const addresses = await startNodes(await open(), 3);
      const { table, adaConnection, benConnection, states } = await startedApart(addresses);
      const watcher = await (await person(addresses[2]!)).join(table);
      const connections = [adaConnection, benConnection] as const;
      let seen: readonly StateMessage[] = [...states, await watcher.state()];
      const luck = seeded('nodes');
      while (seen[0]!.outcome === null) {
        const seat = seen[0]!.toAct[0] as 0 | 1;
        const { legal, nth, seq } = seen[seat]!;
        const answer = await connections[seat].act(seat, nth, legal[luck.below(legal.length)]!);
        expect(answer).toEqual({ t: 'accepted', seat, nth });
        seen = await Promise.all([...connections, watcher].map(connection => upTo(connection, seq + 1)));
        expect(new Set(seen.map(state => state.seq)).size).toBe(1);
      }
      for (const connection of [...connections, watcher])
        await connection.next(m => m.t === 'table' && m.table.status === 'over');
      const journals = await Promise.all(stores.map(store => store.load(table)));
      expect(journals[0]).toEqual(journals[1]);
      expect(servers.flatMap(server => server.logged).filter(text => text.includes('trouble'))).toEqual([]);
    });

    test('SYNC-39: what an operator does from anywhere holds at every node', async () => {
      const engine = await open();
      const addresses = await startNodes(engine, 2);
      const { table, ben, adaConnection, benConnection } = await startedApart(addresses);
      const store = await engine.store();
      stores.push(store);
      const { admin, shown } = adminConsole(store, () => servers);
      await admin('announce', '10m', 'A new version.');
      for (const connection of [adaConnection, benConnection])
        expect(await connection.next(m => m.t === 'restart')).toMatchObject({
          restart: { words: 'A new version.' },
        });
      expect((await shown('load')).split('\n')).toHaveLength(2);
      expect(await shown('tables')).toBe(`${table}  locker  playing  2 here`);
      const banned = /^(\S+) {2}Ben/m.exec(await shown('people', table))?.[1] ?? '';
      await admin('ban', 'person', banned);
      await benConnection.next(m => m.t === 'error' && m.code === 'banned');
      for (const address of addresses) {
        const there = await sameAt(address, ben);
        await expect.poll(async () => (await there.fetch('/api/tables')).status).toBe(403);
      }
      await admin('close', table);
      await adaConnection.next(m => m.t === 'table' && m.table.status === 'over');
    });

    test('SYNC-24: one seat played through two nodes at once decides once, and both see the truth', async () => {
      const addresses = await startNodes(await open(), 2);
      const { ada, ben, table, states } = await startedApart(addresses);
      const players = [ada, ben];
      const connectionsByNode: TestConnection[][] = [];
      for (const guest of players) {
        const there = await Promise.all(addresses.map(address => sameAt(address, guest)));
        connectionsByNode.push(await Promise.all(there.map(guest => guest.join(table))));
      }
      let state: StateMessage = states[0];
      for (let round = 0; round < 8 && state.outcome === null; round++) {
        const seat = state.toAct[0]!;
        const [one, two] = connectionsByNode[seat] as [TestConnection, TestConnection];
        const { legal, nth } = await latest(one, state.seq);
        const wanted = [legal[0]!, legal.at(-1)!];
        const answers = await Promise.all([one.act(seat, nth, wanted[0]!), two.act(seat, nth, wanted[1]!)]);
        const kinds = answers.map(kindOf).sort();
        expect(kinds).toEqual(
          wanted[0] === wanted[1] ? ['accepted', 'accepted'] : ['accepted', 'out-of-turn'],
        );
        const journal = standing(await stores[0]!.load(table));
        state = await latest(connectionsByNode[0]![0]!, journal.length + 1);
        const views = connectionsByNode.map(connections =>
          Promise.all(connections.map(connection => latest(connection, state.seq))),
        );
        for (const [here, there] of await Promise.all(views)) expect(there?.view).toEqual(here?.view);
      }
      expect(state.seq).toBeGreaterThan(8);
    });

    test('SYNC-25: of two who take the same seat at two nodes one gets it, and both end up knowing who', async () => {
      const addresses = await startNodes(await open(), 2);
      for (let round = 0; round < 5; round++) {
        const [ada, ben] = [await person(addresses[0]!), await person(addresses[1]!)];
        const table = await ada.newTable(2);
        const connections = [await ada.join(table), await ben.join(table)];
        connections[0]!.send({ t: 'sit', seat: 0, name: 'Ada' });
        connections[1]!.send({ t: 'sit', seat: 0, name: 'Ben' });
        const seated = (m: ServerMessage) =>
          m.t === 'table' && m.table.seats[0]?.kind === 'human' && m.table.watchers === 1;
        const told = await Promise.all(connections.map(connection => connection.next(seated)));
        const names = told.map(
          m => m.t === 'table' && m.table.seats[0]?.kind === 'human' && m.table.seats[0].name,
        );
        expect(names[0]).toBe(names[1]);
        const losers = () =>
          connections.map(({ received }) => received.some(m => kindOf(m) === 'seat-taken'));
        await expect.poll(losers).toEqual([names[0] !== 'Ada', names[0] === 'Ada']); // the news may come first
      }
    });

    test('SYNC-26: who is here, chat, proposals and answers reach all nodes', async () => {
      const addresses = await startNodes(await open(), 2);
      const [ada, ben] = [await person(addresses[0]!), await person(addresses[1]!)];
      const table = await ada.newTable(2);
      const [adaConnection, benConnection] = [await ada.join(table), await ben.join(table)];
      adaConnection.send({ t: 'settings', settings: { friendlyUndo: true } });
      adaConnection.send({ t: 'sit', seat: 0, name: 'Ada' });
      benConnection.send({ t: 'sit', seat: 1, name: 'Ben' });
      await adaConnection.next(
        m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human' && seat.here),
      );
      adaConnection.send({ t: 'start' });
      const states = [await adaConnection.state(), await benConnection.state()];
      adaConnection.send({ t: 'say', text: 'hello over there' });
      expect(await benConnection.next(m => m.t === 'chat')).toMatchObject({
        lines: [{ text: 'hello over there' }],
      });
      const seat = states[0]!.toAct[0]!;
      const [mine, theirs] = seat === 0 ? [adaConnection, benConnection] : [benConnection, adaConnection];
      await mine.act(seat, 0, states[seat]!.legal[0]!);
      const played = await theirs.state(state => state.seq > 1);
      mine.send({ t: 'propose', what: { is: 'undo', seat, nth: 1 } });
      await theirs.next(m => m.t === 'table' && m.table.asked !== null);
      theirs.send({ t: 'answer', yes: false });
      expect(await mine.next(m => m.t === 'error')).toEqual({
        t: 'error',
        code: 'declined',
        about: 'propose',
      });
      mine.send({ t: 'propose', what: { is: 'undo', seat, nth: 1 } });
      await theirs.next(m => m.t === 'table' && m.table.asked !== null);
      theirs.send({ t: 'answer', yes: true });
      expect((await mine.state(state => state.seq < played.seq)).nth).toBe(0);
      await benConnection.hangUp();
      expect(
        await adaConnection.next(
          m => m.t === 'table' && m.table.seats.some(s => s.kind === 'human' && !s.here),
        ),
      ).toMatchObject({ table: { seats: [{ here: true }, { here: false }] } });
    });

    test('SYNC-27: a table open at three nodes has its bots moved by one of them, and by another when that one goes', async () => {
      const addresses = await startNodes(await open(), 3);
      const ada = await person(addresses[0]!);
      const table = await ada.newTable(3);
      const connections = [await ada.join(table)];
      for (const address of addresses.slice(1)) connections.push(await (await person(address)).join(table));
      await connections[0]!.next(m => m.t === 'table' && m.table.watchers === 3);
      connections[0]!.send({ t: 'sit', seat: 2, name: 'Ada' });
      connections[0]!.send({ t: 'bot', seat: 0, level: 'minnow' });
      connections[0]!.send({ t: 'bot', seat: 1, level: 'minnow' });
      connections[0]!.send({ t: 'start' });
      const waits = await connections[0]!.state(state => state.toAct[0] === 2 || state.outcome !== null);
      const decided = (await stores[0]!.load(table)).filter(
        entry => 'action' in entry && entry.by !== 'table' && entry.seat !== 2,
      );
      expect(thoughts).toBe(decided.length);
      await servers[0]!.close();
      const again = await (await sameAt(addresses[1]!, ada)).join(table);
      let mine = await again.state();
      expect(mine.view).toEqual(waits.view);
      const luck = seeded('bots go on');
      for (let moves = 0; moves < 5 && mine.outcome === null; moves++) {
        const { legal, nth, seq } = mine;
        await again.act(2, nth, legal[luck.below(legal.length)]!);
        mine = await again.state(s => s.seq > seq && (s.toAct[0] === 2 || s.outcome !== null));
      }
      expect(mine.nth).toBeGreaterThan(0);
      await connections[2]!.state(state => state.seq >= mine.seq);
    });

    test('SYNC-29: whoever comes back by another node finds the same seat and the same story', async () => {
      const addresses = await startNodes(await open(), 2);
      const { ben, table, adaConnection, benConnection, states } = await startedApart(addresses);
      await benConnection.hangUp();
      await adaConnection.next(
        m => m.t === 'table' && m.table.seats.some(s => s.kind === 'human' && !s.here),
      );
      const again = await (await sameAt(addresses[0]!, ben)).join(table);
      const state = await again.state();
      expect(state).toEqual({ ...states[1], from: 0, news: state.news });
    });

    test('a table to be found is found at every node while somebody is at one of them', async () => {
      const addresses = await startNodes(await open(), 2);
      const ada = await person(addresses[0]!);
      const table = await ada.newTable(2);
      const connection = await ada.join(table);
      connection.send({ t: 'settings', settings: { listed: true } });
      await connection.next(m => m.t === 'table' && m.table.settings.listed);
      const ben = await person(addresses[1]!);
      let found: { id: string }[] = [];
      while (found.length === 0)
        found = ((await (await ben.fetch('/api/tables')).json()) as { tables: { id: string }[] }).tables;
      expect(found).toMatchObject([{ id: table }]);
    });
  });

const BEFORE_THE_SWEEP = { timeout: LIMITS.sweepMs / 4 }; // which finds everything

/** Ada, who plays both seats, at a node with this store and fan-out; Ben looks on at another. */
async function watchedElsewhere(stores: readonly [Store, Store], fanouts: readonly [Fanout, Fanout]) {
  for (const i of [0, 1] as const)
    servers.push(await startTestServer(stores[i], think, null, undefined, fanouts[i]));
  const [ada, ben] = [await person(servers[0]!.address), await person(servers[1]!.address)];
  const table = await ada.newTable(2);
  const adaConnection = await ada.join(table);
  adaConnection.send({ t: 'sit', seat: 0, name: 'Ada' });
  adaConnection.send({ t: 'sit', seat: 1, name: 'Ada' });
  adaConnection.send({ t: 'start' });
  const { toAct } = await adaConnection.state();
  const seat = toAct[0]!;
  const benConnection = await ben.join(table);
  const seen = await benConnection.state();
  return {
    async act() {
      const mine = adaConnection.received.findLast(m => m.t === 'state' && m.seat === seat) as StateMessage;
      await adaConnection.act(seat, 0, (mine ?? (await adaConnection.state(s => s.seat === seat))).legal[0]!);
    },
    isSeen: async () =>
      expect((await benConnection.state(state => state.seq > seen.seq)).seq).toBe(seen.seq + 1),
  };
}

/** A node that keeps quiet about what it wrote while `quiet` says so. */
function quietly(fanout: Fanout, quiet: () => boolean): Fanout {
  return {
    ...fanout,
    say(topic, note) {
      if (!quiet() || (note as { is?: string }).is !== 'changed') fanout.say(topic, note);
    },
  };
}

test('SYNC-28: what a node wrote and could not announce before it went is found by the others', async () => {
  const store = memoryStore();
  const hub = openHub(() => {});
  const { act, isSeen } = await watchedElsewhere([store, store], [quietly(hub('a'), () => true), hub('b')]);
  await act();
  await servers[0]!.close();
  await isSeen();
});

test(
  'SYNC-28: what a node could not announce while cut off it announces when it is back',
  BEFORE_THE_SWEEP,
  async () => {
    const store = memoryStore();
    const hub = openHub(() => {});
    let away = true;
    let comeBack = (): void => {};
    const cutOff = {
      ...quietly(hub('a'), () => away),
      onReturn(run: () => void) {
        comeBack = run;
      },
    };
    const { act, isSeen } = await watchedElsewhere([store, store], [cutOff, hub('b')]);
    await act();
    away = false;
    comeBack();
    await isSeen();
  },
);

test(
  'SYNC-28: a move that was written and never answered is announced to the others',
  BEFORE_THE_SWEEP,
  async () => {
    const store = memoryStore();
    const hub = openHub(() => {});
    let broken = false;
    const halting: Store = {
      ...store,
      async append(moves) {
        const written = await store.append(moves);
        return broken ? 'conflict' : written; // what is tried again finds its own entries there
      },
    };
    const { act, isSeen } = await watchedElsewhere([halting, store], [hub('a'), hub('b')]);
    broken = true;
    await act();
    await isSeen();
  },
);

/** One of every kind: a new one does not compile without being here. */
const SAID: { readonly [I in NodeMessage['is']]: Extract<NodeMessage, { is: I }> } = {
  changed: { is: 'changed' },
  said: { is: 'said' },
  who: { is: 'who' },
  here: { is: 'here', people: ['ada'] },
  draft: { is: 'draft', draft: { seat: 1, decision: 'round-1', draft: 'draft 1n' } },
  nudge: { is: 'nudge', seat: 1 },
  answered: { is: 'answered', seats: [1] },
  error: { is: 'error', identity: 'ada', code: 'kicked', about: 'kick' },
};

test('whatever a node says about a table is heard by the others as it was said', async () => {
  const hub = openHub(() => {});
  const ports = { now: () => 0, lost: () => {}, returned: () => {} };
  const [one, two] = [
    await openNodes({ fanout: hub('one'), ...ports }),
    await openNodes({ fanout: hub('two'), ...ports }),
  ];
  const heard: NodeMessage[] = [];
  await two.attend('reef', (_, message) => heard.push(message));
  for (const message of Object.values(SAID)) one.tell('reef', message);
  await expect.poll(() => heard).toEqual(Object.values(SAID));
  await Promise.all([one.close(), two.close()]);
});
