// @vitest-environment happy-dom
import { locker } from '@fathoms/games/locker/index.ts';
import { at } from '@fathoms/games/locker/test/table.ts';
import { fireEvent, screen } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

const arrow = () => document.querySelector('.aim')?.getAttribute('class')?.trim() ?? null;

test('an arrow leads from the Knife to the card pointed at, and stays once it is chosen', () => {
  const state = at({ phase: { name: 'knife' }, exploration: ['knife-4'], holds: [['key-3'], ['map-5']] });
  sitDown(locker, Board, { state, seats: 2, seat: 0 });
  const victim = screen.getByRole('button', { name: /^Choose Jun’s Map 5/ });
  expect(arrow()).toBeNull();
  fireEvent.pointerOver(victim);
  expect(arrow()).toBe('aim');
  fireEvent.pointerLeave(victim.closest('.locker') as Element);
  expect(arrow()).toBeNull();
  fireEvent.focusIn(victim);
  expect(arrow()).toBe('aim');
  fireEvent.click(victim);
  fireEvent.focusOut(victim);
  expect(arrow()).toBe('aim sure');
});
