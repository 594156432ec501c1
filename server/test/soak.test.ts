import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { lostOf } from '../soak/check.ts';
import { soak } from '../soak/soak.ts';
import { memoryStore } from '../store/memory-store.ts';

const rough = { drops: 0, reloads: 0, restarts: 0, pauses: 0, compared: 0 };

for (const game of Object.values(GAMES) as Game[])
  test(`half an hour of ${game.id} on bad connections loses nothing and shows everybody the truth`, async () => {
    const store = memoryStore();
    const report = await soak(game, 30, 'a rough evening', () => store);
    expect(report).toMatchObject({ lost: 0, unequal: 0, problems: [] });
    expect(report.acknowledged).toBeGreaterThan(20);
    for (const kind of Object.keys(rough) as (keyof typeof rough)[]) rough[kind] += report[kind];
  });

test('in those evenings everything happened that may', () => {
  expect(Math.min(...Object.values(rough)), JSON.stringify(rough)).toBeGreaterThan(0);
});

test('a promise the journal does not know is found; one that was taken back is none', () => {
  const entry = (action: string) => ({ seat: 0, action, rolls: [] });
  const promise = (nth: number, action: string) => ({ table: 'reef', seat: 0, nth, action });
  const journal = [entry('a'), entry('b'), { undo: 1 }, entry('c')];
  const lost = lostOf({}, [promise(0, 'a'), promise(1, 'b'), promise(1, 'c'), promise(1, 'd')], journal);
  expect(lost).toEqual([promise(1, 'd')]);
});

test('where time can be up, what the table played for somebody counts among their decisions', () => {
  const journal = [
    { seat: 0, action: 'a', rolls: [], by: 'table' as const },
    { seat: 0, action: 'b', rolls: [] },
  ];
  const promise = (nth: number) => [{ table: 'reef', seat: 0, nth, action: 'b' }];
  const timed = { time: { countdowns: () => [], expire: () => null, decision: () => '' } };
  expect([lostOf(timed, promise(1), journal), lostOf({}, promise(0), journal)]).toEqual([[], []]);
  expect(lostOf({}, promise(1), journal)).toHaveLength(1);
});
