import { expect, test } from 'vitest';
import { openAccounts, type Payer } from '../work/accounts.ts';
import { openFairQueue, type Work } from '../work/fair-queue.ts';

const MALLORY: Payer = { identity: 'mallory', address: '192.0.2.1' };
const INNOCENT: Payer = { identity: 'ada', address: '192.0.2.2' };
const JOB_MS = 10;

/** A queue with one hand, at a time of its own; what is done is done by hand. */
function workshop(most?: number) {
  let time = 0;
  const now = () => time;
  const accounts = openAccounts(now);
  const queue = openFairQueue({ hands: 1, accounts, now, ...(most !== undefined && { most }) });
  const began: string[] = [];
  const finish: (() => void)[] = [];
  const ask = (name: string, payer: Payer | null, isWanted: Work['isWanted'] = () => true) =>
    queue({ payers: payer ? [payer] : [], isWanted }, () => {
      began.push(name);
      return new Promise<string>(resolve => {
        finish.push(() => resolve(name));
      });
    });
  /** The job under way comes to its end. */
  const work = async (times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) {
      time += JOB_MS;
      finish.shift()?.();
      for (let turn = 0; turn < 5; turn++) await null;
    }
  };
  return { ask, work, began, accounts, pass: (ms: number) => (time += ms) };
}

test('SYNC-35: whoever has had least goes first, however much somebody else asked for before', async () => {
  const { ask, work, began } = workshop();
  for (let i = 0; i < 20; i++) ask(`mallory ${i}`, MALLORY);
  ask('ada', INNOCENT);
  await work(3);
  expect(began).toEqual(['mallory 0', 'ada', 'mallory 1', 'mallory 2']);
});

test('SYNC-35: another name at the same address is no new account, and within it guests share alike', async () => {
  const { ask, work, began } = workshop();
  for (let i = 0; i < 3; i++) ask(`mallory ${i}`, MALLORY);
  ask('her other name', { ...MALLORY, identity: 'malice' });
  ask('ada', INNOCENT);
  await work(3);
  expect(began).toEqual(['mallory 0', 'ada', 'her other name', 'mallory 1']);
});

test('SYNC-35: a table pays with whoever of its people has had least; for nobody is done last', async () => {
  const { ask, work, began, accounts } = workshop();
  ask('nothing', null);
  accounts.charge(MALLORY, 100);
  ask('for nobody', null);
  ask('mallory', MALLORY);
  const both = ask('hers', MALLORY);
  both.hurry({ payers: [MALLORY, INNOCENT], isWanted: () => true });
  await work(3);
  expect(began).toEqual(['nothing', 'hers', 'mallory', 'for nobody']);
  expect(accounts.spent(INNOCENT).byAddress).toBeGreaterThan(0);
});

test('SYNC-36: what nobody waits for any more is dropped undone', async () => {
  const { ask, work, began } = workshop();
  let isThere = true;
  ask('first', MALLORY);
  const left = ask('left', MALLORY, () => isThere);
  const shared = ask('shared', MALLORY, () => isThere);
  shared.hurry({ payers: [INNOCENT], isWanted: () => true });
  isThere = false;
  await work(2);
  expect(await left.done).toBeNull();
  expect(began).toEqual(['first', 'shared']);
});

test('SYNC-35: an account has so much waiting and no more: what nobody waits for goes, else the newcomer', async () => {
  const { ask, work } = workshop(2);
  ask('under way', MALLORY);
  const [a, b] = [ask('a', MALLORY), ask('b', MALLORY)];
  b.hurry();
  const c = ask('c', MALLORY);
  c.hurry();
  expect(await a.done).toBeNull();
  expect(await ask('d', MALLORY).done).toBeNull();
  const hers = ask('hers', INNOCENT);
  await work(4);
  expect(await Promise.all([b.done, c.done, hers.done])).toEqual(['b', 'c', 'hers']);
});

test('a job that fails fails for its asker alone, and is paid for', async () => {
  const accounts = openAccounts(() => 0);
  const queue = openFairQueue({ hands: 1, accounts, now: () => 0 });
  const wanted = { payers: [MALLORY], isWanted: () => true };
  const bad = queue(wanted, () => Promise.reject(new Error('out of ink')));
  const good = queue(wanted, async () => 'good');
  await expect(bad.done).rejects.toThrow('out of ink');
  expect(await good.done).toBe('good');
});

test('what somebody had is forgotten by halves, and an account with nothing on it altogether', () => {
  let time = 0;
  const accounts = openAccounts(() => time);
  accounts.charge(MALLORY, 100);
  time = 10_000;
  expect(accounts.spent(MALLORY)).toEqual({ byAddress: 50, byGuest: 50 });
  time = 1_000_000;
  for (let i = 0; i < 2500; i++) {
    time += 1000;
    accounts.charge({ identity: `guest ${i}` }, 1);
  }
  expect(accounts.size()).toBeLessThan(1100);
});
