// @vitest-environment happy-dom
import { locker } from '@fathoms/games/locker/index.ts';
import { at } from '@fathoms/games/locker/test/table.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { fireEvent, screen, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

const SETUP: News = { seat: null, by: 'table', events: [] };

const sit = (history: readonly News[], more: { seat?: number | null; shared?: boolean } = {}) =>
  sitDown(locker, Board, {
    seat: 0,
    seats: 2,
    state: at({ revealed: false, divers: ['D02', 'D05'] }),
    ...more,
    props: { history },
  });

const names = (): (string | null)[] =>
  within(screen.getByRole('dialog', { name: 'The diver cards' }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('span')?.textContent ?? null);

test('the characters are dealt as a moment, one’s own first, and a tap goes on', () => {
  const rig = sit([SETUP]);
  expect(names()).toEqual(['You', 'Jun']);
  rig.tap('Dive in');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('around one device everybody is named; Escape closes', () => {
  sit([SETUP], { shared: true });
  expect(names()).toEqual(['Ada', 'Jun']);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who comes back to a game that has begun is not shown it again', () => {
  sit([SETUP, { seat: 0, by: 'player', events: [] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
