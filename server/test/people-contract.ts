import { expect, test } from 'vitest';
import { BLOCKS_KEPT } from '../store/desk.ts';
import type { Store } from '../store/store.ts';

/** What every store must do with what people leave beside their tables. */
export function peopleContract(open: () => Store | Promise<Store>): void {
  test('answers of practice are kept in order, the newest of them', async () => {
    const store = await open();
    const answer = (level: number) => ({
      ...{ game: 'dive', look: 2, level, said: true, truth: level > 2, seconds: 9, views: 3 },
    });
    expect(await store.counted()).toEqual([]);
    await store.count([answer(1), answer(2)], 3);
    expect(await store.counted()).toEqual([answer(1), answer(2)]);
    await store.count([answer(3), answer(4)], 3);
    expect(await store.counted()).toEqual([answer(2), answer(3), answer(4)]);
    await store.close();
  });

  test('where somebody wants to be called is kept, replaced and forgotten', async () => {
    const store = await open();
    const place = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' }, language: 'en' });
    expect(await store.subscription('ada')).toBeNull();
    await store.subscribe('ada', place('https://one.example'));
    await store.subscribe('ada', place('https://two.example'));
    await store.subscribe('ben', place('https://two.example'));
    expect(await store.subscription('ada')).toEqual(place('https://two.example'));
    await store.subscribe('ada', null);
    expect(await store.subscription('ada')).toBeNull();
    expect(await store.subscription('ben')).toEqual(place('https://two.example'));
    await store.close();
  });

  test('SYNC-39: the operators’ log keeps its order, and answers are laid beside it once', async () => {
    const store = await open();
    expect(await store.acts(0)).toEqual([]);
    const first = await store.addAct(1000, 'olga', { is: 'look', at: 'load' });
    const act = { is: 'ban', ban: { range: '203.0.113.0/24' }, why: 'flood' } as const;
    const second = await store.addAct(1_800_000_000_000, 'olga', act);
    expect(second).toBeGreaterThan(first);
    expect(await store.acts(0)).toEqual([
      { n: first, time: 1000, by: 'olga', act: { is: 'look', at: 'load' } },
      { n: second, time: 1_800_000_000_000, by: 'olga', act },
    ]);
    expect(await store.acts(first)).toHaveLength(1);
    await Promise.all([store.answerAct(first, 'one'), store.answerAct(first, 'two')]);
    expect([...(await store.takeAnswers(first))].sort()).toEqual(['one', 'two']);
    expect(await store.takeAnswers(first)).toEqual([]);
    await store.close();
  });

  test('TABLE-96: reports come newest first, and go with their author', async () => {
    const store = await open();
    const report = (by: string, about: string | null) => ({
      ...{ time: 1_800_000_000_000, by, table: 'reef', about, name: 'Mal', text: 'rude' },
    });
    await store.addReport(report('ada', 'mallory'));
    await store.addReport(report('ben', null));
    await store.addReport(report('mallory', 'ada'));
    const found = await store.reports(2);
    expect(found).toMatchObject([report('mallory', 'ada'), report('ben', null)]);
    expect(found[0]!.n).toBeGreaterThan(found[1]!.n);
    await store.forgetAtDesk('mallory');
    expect(await store.reports(9)).toMatchObject([report('ben', null), { ...report('ada', null), name: '' }]);
    await store.close();
  });

  test('TABLE-95: blocks are kept, the newest two hundred of a person, lifted and forgotten', async () => {
    const store = await open();
    await store.block('ada', 'm0');
    await Promise.all(Array.from({ length: BLOCKS_KEPT }, (_, i) => store.block('ada', `m${i + 1}`)));
    await store.block('ada', 'last');
    await store.block('ben', 'm0');
    await store.block('ben', 'm0');
    expect(await store.blockedBy('ada')).toHaveLength(BLOCKS_KEPT);
    expect(await store.hasBlocked('ada', 'm0')).toBe(false);
    expect(await store.hasBlocked('ada', 'last')).toBe(true);
    expect(await store.blockedBy('ben')).toEqual(['m0']);
    await store.unblock('ben', 'm0');
    expect(await store.hasBlocked('ben', 'm0')).toBe(false);
    await store.block('ben', 'm9');
    await store.forgetAtDesk('m9');
    expect(await store.blockedBy('ben')).toEqual([]);
    await store.forgetAtDesk('ada');
    expect(await store.blockedBy('ada')).toEqual([]);
    await store.close();
  });
}
