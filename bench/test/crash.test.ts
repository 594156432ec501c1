import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { gather, type Loss } from '../crash/people.ts';
import type { Listen, Open } from '../load/connections.ts';

const TABLES = 3;
const SERVER = { port: async () => 0, ended: () => 0 };

/** What a server remembers of the actions of its seats after a crash; null = of nothing, not even the table. */
type Memory = (actions: readonly number[]) => readonly number[] | null;

/** A server in which seats act in turn and nothing else happens. It forgets at its first crash only. */
const serverOf =
  (memory: Memory): Open =>
  async (_port, _table, listeners) => {
    let actions: readonly number[] = listeners.map(() => 0);
    let hasCrashed = false;
    const show = (to: readonly Listen[]): void => {
      const now = actions;
      const toAct = now.reduce((sum, n) => sum + n, 0) % now.length;
      for (const [seat, listen] of to.entries())
        listen({
          is: 'view',
          bytes: 1,
          view: { toAct: () => toAct, read: () => ({ nth: now[seat], legal: ['wait'] }) },
        });
    };
    const connections = () =>
      listeners.map((listen, seat) => ({
        act(nth: number) {
          actions = actions.map((n, other) => (other === seat ? n + 1 : n));
          listen({ is: 'accepted', bytes: 1, nth });
          show(listeners);
        },
        close() {},
      }));
    setImmediate(show, listeners);
    return {
      connections: connections(),
      async again() {
        const kept = hasCrashed ? actions : memory(actions);
        if (!kept) throw new Error('no such table');
        hasCrashed = true;
        actions = kept;
        setImmediate(show, listeners);
        return connections();
      },
    };
  };

async function crash(memory: Memory): Promise<{ loss: Loss; acknowledged: number }> {
  const people = await gather(serverOf(memory), 0, TABLES, seeded('crash'), 'accepted');
  people.play(true);
  await expect.poll(people.acknowledged).toBeGreaterThan(30);
  people.play(false);
  const loss = await people.back(SERVER);
  expect(await people.back(SERVER), 'a loss is counted once').toEqual({ actions: 0, tables: 0 });
  people.leave();
  return { loss, acknowledged: people.acknowledged() };
}

test('a server that remembers everything has lost nothing', async () => {
  const { loss } = await crash(actions => actions);
  expect(loss).toEqual({ actions: 0, tables: 0 });
});

test('an acknowledged action that is not there any more is found', async () => {
  const { loss } = await crash(([first, ...rest]) => [first - 1, ...rest]);
  expect(loss).toEqual({ actions: TABLES, tables: 0 });
});

test('a table that starts anew, or cannot be had again, is gone with all that was acknowledged at it', async () => {
  for (const memory of [() => [0, 0, 0, 0], () => null] satisfies Memory[]) {
    const { loss, acknowledged } = await crash(memory);
    expect(loss).toEqual({ actions: acknowledged, tables: TABLES });
  }
});
