import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';

/** What a store keeps of the ways back to an identity: part of the store's contract. */
export function waysBackContract(open: () => Promise<Store> | Store): void {
  const passkey = (id: string, identity = 'ada', counter = 0) => ({
    ...{ id, identity, counter, domain: 'fathoms.example', key: 'AAEC', day: '2026-11-16' },
    transports: ['internal'],
  });

  test('ME-7: passkeys are found by their id, count upwards only, and go one by one', async () => {
    const store = await open();
    await store.addPasskey(passkey('one'));
    await store.addPasskey(passkey('two', 'ada', 4_000_000_000)); // counters have 32 bits
    await store.addPasskey(passkey('other', 'ben'));
    await store.addPasskey(passkey('one', 'mallory'));
    expect(await store.passkey('one')).toEqual(passkey('one'));
    expect(await store.passkey('none')).toBeNull();
    expect(await store.passkeysOf('ada')).toEqual([passkey('one'), passkey('two', 'ada', 4_000_000_000)]);
    await store.countPasskey('one', 7);
    await store.countPasskey('one', 3);
    expect(await store.passkey('one')).toEqual(passkey('one', 'ada', 7));
    await store.removePasskey('ben', 'one');
    expect(await store.passkey('one')).not.toBeNull();
    await store.removePasskey('ada', 'one');
    expect(await store.passkey('one')).toBeNull();
    await store.close();
  });

  test('ME-9: a person has one set of words, and new ones make the earlier void', async () => {
    const store = await open();
    await store.setWords('ada', 'first');
    await store.setWords('ben', 'bens');
    expect([await store.hasWords('ada'), await store.hasWords('cy')]).toEqual([true, false]);
    expect(await store.whoseWords('first')).toBe('ada');
    await store.setWords('ada', 'second');
    expect([await store.whoseWords('first'), await store.whoseWords('second')]).toEqual([null, 'ada']);
    await store.setWords('ada', null);
    expect([await store.hasWords('ada'), await store.whoseWords('second')]).toEqual([false, null]);
    expect(await store.whoseWords('bens')).toBe('ben');
    await store.close();
  });

  test('ME-4: of two who use one challenge at once one may; what is over is forgotten', async () => {
    const store = await open();
    const both = await Promise.all([
      store.spend('c', 2_000_000_000_000, 0),
      store.spend('c', 2_000_000_000_000, 0),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.spend('c', 2_000_000_000_000, 1_999_999_999_999)).toBe(false);
    expect(await store.spend('c', 2_000_000_000_009, 2_000_000_000_001)).toBe(true);
    await store.close();
  });

  test('ME-14: sign-outs are numbered as they come, a second one anew', async () => {
    const store = await open();
    expect([await store.signOut('a'), await store.signOut('b'), await store.signOut('a')]).toEqual([1, 1, 2]);
    const all = await store.signOuts(0);
    expect(all.map(({ mark, epoch }) => [mark, epoch])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(await store.signOuts(all[0]!.n)).toEqual([all[1]]);
    expect(await store.signOuts(all[1]!.n)).toEqual([]);
    await store.close();
  });

  test('ME-16: who is forgotten has no way back, and no guest', async () => {
    const store = await open();
    for (const identity of ['ada', 'ben']) {
      await store.addPasskey(passkey(`key of ${identity}`, identity));
      await store.setWords(identity, `words of ${identity}`);
      await store.adopt(`guest of ${identity}`, identity);
    }
    expect(await store.guestsOf('ada')).toEqual(['guest of ada']);
    await store.forgetWaysBack('ada');
    expect(await store.passkeysOf('ada')).toEqual([]);
    expect([await store.hasWords('ada'), await store.guestsOf('ada')]).toEqual([false, []]);
    expect(await store.passkeysOf('ben')).toHaveLength(1);
    await store.forgetWaysBack('guest of ben');
    expect([await store.hasWords('ben'), await store.guestsOf('ben')]).toEqual([true, []]);
    await store.close();
  });
}
