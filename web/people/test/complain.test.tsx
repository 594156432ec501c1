// @vitest-environment happy-dom
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadBlocked } from '../../session/chat.ts';
import { tableOf } from '../../session/test/fakes.ts';
import { People } from '../People.tsx';

const asked: { method: string; path: string; body: unknown }[] = [];
let status = 200;
beforeEach(() => {
  asked.length = 0;
  status = 200;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path, body: body === undefined ? null : JSON.parse(body) });
    return new Response('{}', { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seat = (name: string, who?: string) => ({
  ...{ kind: 'human' as const, name, here: true, awayMs: 0, standIn: null },
  ...(who !== undefined && { who }),
});

function openSheet(): void {
  const table: TableInfo = { ...tableOf([0], { seats: [seat('Ada'), seat('Mal', 'mark')] }), id: 'reef' };
  render(<People table={table} waitedFor={[]} send={() => {}} openMoving={() => {}} close={() => {}} />);
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('TABLE-96: somebody is reported in one’s own words, and one is thanked', async () => {
  openSheet();
  press('More about Mal');
  press('Report Mal to the people who run this server');
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('maxlength')).toBe('300');
  fireEvent.input(field, { target: { value: ' spits ' } });
  press('Send the report');
  await screen.findByText(/Thank you/);
  expect(asked).toEqual([
    { method: 'POST', path: '/api/tables/reef/report', body: { who: 'mark', text: 'spits' } },
  ]);
});

test('TABLE-96: a report that does not get through says so and can be sent again', async () => {
  openSheet();
  press('Report this table');
  status = 429;
  press('Send the report');
  await screen.findByText(/in a minute/);
  status = 201;
  press('Send the report');
  await screen.findByText(/Thank you/);
  expect(asked.map(({ body }) => body)).toEqual([
    { who: null, text: '' },
    { who: null, text: '' },
  ]);
});

test('TABLE-95: a block is kept by the server and mutes here; muting asks nobody', async () => {
  openSheet();
  press('More about Mal');
  press('Mute Mal: do not show what they say, at any table');
  expect(loadBlocked()).toEqual([{ who: 'mark', name: 'Mal' }]);
  expect(asked).toEqual([]);
  press('Block Mal');
  await screen.findByText(/cannot sit down at yours/);
  expect(loadBlocked()).toEqual([{ who: 'mark', name: 'Mal', apart: true }]);
  press('Unblock Mal');
  await screen.findByRole('button', { name: 'Block Mal' });
  expect(loadBlocked()).toEqual([]);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/tables/reef/block',
    'DELETE /api/me/blocks/mark',
  ]);
});

test('a block the server did not hear is not pretended', async () => {
  openSheet();
  press('More about Mal');
  status = 500;
  press('Block Mal');
  await screen.findByText(/did not hear/);
  expect(loadBlocked()).toEqual([]);
});

test('one’s own seat has no such ways', () => {
  openSheet();
  expect(screen.queryByRole('button', { name: 'More about Ada' })).toBeNull();
});
