/** At Dive's board in a test: in any moment of a game, and with what a test does over and over there. */
import { dive } from '@fathoms/games/dive/index.ts';
import { at, type Moment } from '@fathoms/games/dive/test/table.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import { screen } from '@testing-library/preact';
import { beforeEach } from 'vitest';
import { sitDown, type TestBoard } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

export type More = Partial<Parameters<typeof sitDown>[2]>;

beforeEach(() => sessionStorage.clear()); // drafts survive a reload

/** As seat A unless told otherwise. */
export const sitAt = (state: State, more: More = {}): TestBoard =>
  sitDown(dive, Board, { seats: state.divers.length, seat: 0, ...more, state });

export const sit = (moment: Moment = {}, more: More = {}): TestBoard => sitAt(at(moment), more);

/** Taps a token, its level and what it says there. */
export function lay(rig: TestBoard, token: number, level: number, shark?: boolean): void {
  rig.tap(`Air token ${token}`);
  rig.tap(`Put token ${token} on level ${level}`);
  if (shark !== undefined) rig.tap(`Level ${level}: ${shark ? 'shark' : 'no shark'}`);
}

export const group = (name: string | RegExp): HTMLElement => screen.getByRole('group', { name });
