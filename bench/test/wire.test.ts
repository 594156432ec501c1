import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { bytesOf } from '../wire.ts';

test('a move of Locker takes at most 300 bytes a seat in patches', () => {
  const { moves, whole, patched } = bytesOf(GAMES.locker as unknown as Game, 4, 2);
  expect(moves).toBeGreaterThan(50);
  expect(whole).toBeGreaterThan(1000);
  expect(patched).toBeLessThan(300);
});
