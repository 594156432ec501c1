// @vitest-environment happy-dom
import { commitmentOf, promiseOf } from '@fathoms/table/match/fairness.ts';
import { assuranceOf, countRolls } from '@fathoms/table/record/check-luck.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOut, WIDE } from '../../board/testing/page.ts';
import { changeSettings } from '../../settings/settings.ts';
import { FairSheet } from '../FairSheet.tsx';

const record: MatchRecord = {
  game: 'locker',
  version: 1,
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ],
  options: {},
  commitment: commitmentOf('coral'),
  rolls: [1],
  entries: [
    { seat: 0, action: 'reveal', rolls: [3, 4] },
    { seat: 0, action: 'return', rolls: [] },
  ],
  end: { outcome: { places: [1, 2], scores: [3, 2] }, seed: 'coral' },
};

const [SHELL, STONE] = ['ab'.repeat(32), '01'.repeat(32)];
const PROMISES = [SHELL, STONE].map(luck => promiseOf(record.commitment, luck));
const OTHER = promiseOf(record.commitment, '77'.repeat(32));

beforeEach(() => {
  layOut(WIDE);
  changeSettings({ language: 'en' });
});
afterEach(cleanup);

/** What the sheet says about a logbook in which no roll is wrong. */
async function verdict(part: Partial<MatchRecord>, table: string | null = null): Promise<string> {
  const changed = { ...record, ...part };
  const { own: rolls, taken } = countRolls(changed);
  const found = { flaw: null, at: 0, open: changed.end === null, rolls, taken, luck: '' };
  const check = async () => ({ ...found, assurance: assuranceOf(changed) });
  const open = async () => ({ ok: true, reader: { record: changed, check } }) as const;
  render(<FairSheet open={open} table={table} close={() => {}} />);
  await screen.findByText('A locked chest');
  return document.querySelector('.fair-verdict')?.textContent ?? '';
}

test('TABLE-80: a match that continues another one is not called fair, and says how much is unknown', async () => {
  expect(await verdict({ continues: 2 })).toMatch(/^Not checked as fair/);
  expect(document.querySelector('.fair-verdict')?.className).not.toMatch(/good/);
  await screen.findByText(/3 times luck decided in the game this one went on from/);
  expect(document.querySelectorAll('.fair-steps .good')).toHaveLength(1); // the chest, and not the cards
});

test('TABLE-81: what luck is worth is said by what its way of being agreed on promised', async () => {
  expect(await verdict({ end: null })).toMatch(/still locked/);
  cleanup();
  expect(await verdict({})).toMatch(/nobody threw anything in.*could have chosen/);
  cleanup();
  expect(await verdict({ contributions: [SHELL, null] })).toMatch(/lay open/);
  cleanup();
  expect(await verdict({ promises: PROMISES, contributions: [SHELL, STONE] })).toMatch(/^The luck was fair/);
  expect(document.querySelector('.fair-verdict.good')).not.toBeNull();
  cleanup();
  const withheld = await verdict({ promises: PROMISES, contributions: [SHELL, null] });
  expect(withheld).toMatch(/Ben locked a number away and never opened it.*choice between 2 lucks/);
  expect(document.querySelector('.fair-verdict.good')).toBeNull();
  await screen.findByText('Ben: locked away and never opened');
});

test('TABLE-84: a device that remembers another list says so, whatever the logbook proves', async () => {
  const kept = { commitment: record.commitment, numbers: [SHELL], sealed: [PROMISES[0], OTHER] };
  localStorage.setItem('fathoms:luck', JSON.stringify({ 'coral-otter-42': kept }));
  const fair = { promises: PROMISES, contributions: [SHELL, STONE] };
  expect(await verdict(fair, 'coral-otter-42')).toMatch(/^Something is not right/);
  await screen.findByText(/not the ones this device saw/);
});
