import { afterEach, describe, expect, test } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';
import type { Store } from '../store/store.ts';
import { ENGINES } from './engines.ts';
import { at, comeTo, playOut, setUp } from './evenings.ts';
import { person, startTestServer, type TestServer } from './test-server.ts';

const clock = { ms: 1_800_000_000_000 };
const tick = (): void => {
  clock.ms += 100;
};
let closing: (() => Promise<void>)[] = [];
const stores = new Set<Store>();
afterEach(async () => {
  for (const close of closing) await close();
  for (const store of stores) await store.close();
  closing = [];
  stores.clear();
});

async function serve(store: Store, fanout?: Fanout): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(store, undefined, null, undefined, fanout, undefined, time);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  closing.push(close);
  stores.add(store);
  return { ...server, close };
}

for (const [name, open] of Object.entries(ENGINES))
  describe(`evenings over ${name}`, () => {
    test('EVENING-4, EVENING-22: two nodes, one of which dies in mid-round, hold one evening', async () => {
      const { store, fanout } = await open();
      const one = await serve(await store(), await fanout('one'));
      const two = await serve(await store(), await fanout('two'));
      const host = await person(one.address);
      const id = await setUp(host, { rounds: 2, bots: 'minnow', seats: 3 });
      const ada = at(host, id);
      const [ben, cy, dee] = (await Promise.all(
        [one, two, two].map(
          async ({ address }, i) => (await comeTo(address, id, [['Ben', 'Cy', 'Dee'][i]!]))[0]!,
        ),
      )) as [typeof ada, typeof ada, typeof ada];
      // everybody's wish to start, at two nodes at once: one round
      await ada.act({ do: 'start' });
      clock.ms += 2000;
      const pages = await Promise.all([ada, ben, cy, dee].map(guest => guest.look()));
      expect(new Set(pages.map(({ mark }) => mark)).size).toBe(1);
      const everybody = new Map([ada, ben, cy, dee].map((guest, i) => [pages[i]!.you!, guest]));
      const [first, second] = pages[0]!.rounds[0]!.tables as [
        (typeof pages)[0]['rounds'][0]['tables'][0],
        never,
      ];
      const peopleAt = ({ seats }: { seats: readonly (number | null)[] }) =>
        seats.flatMap(n => (n === null ? [] : [everybody.get(n)!.who]));
      await playOut(peopleAt(first), first.id, tick);
      await one.close();
      // whoever was at the dead node comes back by the other one
      const three = await serve(await store(), await fanout('three'));
      const moved = async (guest: typeof ada) => {
        const who = await person(three.address);
        who.cookie = guest.who.cookie;
        return at(who, id);
      };
      for (const [n, guest] of everybody) everybody.set(n, await moved(guest));
      clock.ms += 2000;
      const half = await everybody.get(0)!.look();
      expect(half.rounds[0]).toMatchObject({ done: false, tables: [{ is: 'over' }, { is: 'waiting' }] });
      await playOut(peopleAt(second), (second as { id: string }).id, tick);
      clock.ms += 2000;
      const looks = await Promise.all([...everybody.values(), cy, dee].map(guest => guest.look()));
      expect(new Set(looks.map(({ mark }) => mark)).size).toBe(1);
      expect(looks[0]!.rounds[0]).toMatchObject({ done: true });
      const noted = (await three.store.readEvening(id))!.evening;
      expect(noted.rounds).toHaveLength(1);
      const again = await everybody.get(0)!.act({ do: 'start' });
      expect(again).toMatchObject({ rounds: { length: 2 } });
    });

    test('EVENING-4: a round whose tables were never laid is laid by whoever looks', async () => {
      const { store, fanout } = await open();
      const server = await serve(await store(), await fanout('one'));
      const host = await person(server.address);
      const id = await setUp(host, { format: 'duplicate' });
      const ada = at(host, id);
      await comeTo(server.address, id, ['Ben', 'Cy', 'Dee']);
      const { evening } = (await server.store.readEvening(id))!;
      const table = (name: string, seats: number[]) => ({ id: name, seats, missed: [], result: null });
      const round = {
        ...{ byes: [], absent: [], begunAt: clock.ms, doneAt: null },
        tables: [table('reef-crab-17', [0, 1]), table('reef-crab-18', [2, 3])],
      };
      const begun = { ...evening, revision: evening.revision + 1, rounds: [round] }; // and the node died
      expect(await server.store.saveEvening(begun)).toBe('ok');
      expect(await server.store.saveEvening(begun)).toBe('conflict');
      clock.ms += 2000;
      await Promise.all([ada.look(), ada.look()]);
      const laid = await Promise.all(round.tables.map(one => server.store.readTable(one.id)));
      expect(
        laid.map(one => one?.seats.map(seat => (seat.kind === 'human' ? seat.name : seat.kind))),
      ).toEqual([
        ['Ada', 'Ben'],
        ['Cy', 'Dee'],
      ]);
      expect(new Set(laid.map(one => one?.seed)).size).toBe(1);
    });
  });
